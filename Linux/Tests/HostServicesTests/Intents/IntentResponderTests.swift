@_spi(Host) import AppIntents
import Foundation
import TestSupport
import Testing
import WebElements

@_spi(Host) @testable import HostServices

/// Intents over HTTP.
@MainActor struct IntentResponderTests {
  private let lamps = Lamps()

  @Test func `An intent runs and returns its result`() async throws {
    let responder = responder()
    let answer = await post(responder, "SwitchLamp", #"{"lamp": "Desk", "level": 40}"#)
    #expect(answer == Answer(200, #"{"dialog":"Desk is at 40.","value":40}"#))
    #expect(lamps.levels.withLock { $0["Desk"] } == 40)
  }

  @Test func `An intent without parameters needs no body`() async {
    let request = PathRequest(
      method: .post,
      path: "/intents/CountLamps",
      headers: ["Authorization": "bearer  look"]
    )
    #expect(await answer(responder(), request) == Answer(200, #"{"value":3}"#))
  }

  /// Each request is refused before the body is read.
  @Test(
    arguments: [
      (nil, "no-token", "Bearer"),
      ("", "wrong-token", #"Bearer error="invalid_token""#),
      ("Bearer", "wrong-token", #"Bearer error="invalid_token""#),
      ("Bearer nonsense", "wrong-token", #"Bearer error="invalid_token""#),
      ("Basic switch", "wrong-token", #"Bearer error="invalid_token""#),
      ("Bearer look", "narrow-token", #"Bearer error="insufficient_scope", scope="switch""#),
    ] as [(String?, String, String)]
  )
  func `A caller without permission gets no information`(
    header: String?,
    problem: String,
    challenge: String
  ) async {
    for body in [#"{"lamp": "Desk"}"#, #"{"lamp": "None"}"#, "nonsense"] {
      let request = PathRequest(
        method: .post,
        path: "/intents/SwitchLamp",
        headers: header.map { ["Authorization": $0] } ?? [:],
        body: Data(body.utf8)
      )
      let response = await responder().respond(to: request)
      #expect(kind(response) == "/intents#\(problem)")
      #expect(response.headers["WWW-Authenticate"] == challenge)
      #expect(response.headers["Content-Type"] == "application/problem+json")
      #expect(!text(response).contains("Desk"))
    }
    #expect(lamps.levels.withLock { $0["Desk"] } == 0)
  }

  @Test func `Only a caller with a token learns which intents exist`() async {
    let request = PathRequest(method: .post, path: "/intents/None")
    #expect(await kind(responder().respond(to: request)) == "/intents#no-token")
    let answer = await post(responder(), "None", "{}")
    #expect(
      answer
        == Answer(
          404,
          #"""
          {"detail":"GET /intents lists the intents.","status":404,\#
          "title":"There is no such intent","type":"/intents#no-intent"}
          """#
        )
    )
  }

  @Test func `An invalid request or an error of the intent is explained`() async {
    let cases: [(body: String, status: Int, kind: String, detail: String)] = [
      ("{", 400, "bad-body", "It is a JSON object"),
      ("[]", 400, "bad-body", "It is a JSON object"),
      (#"{"lamp": 1e999}"#, 400, "bad-body", "It is a JSON object"),
      (#"{}"#, 422, "missing-parameter", "“lamp” is missing"),
      (#"{"lamp": 7}"#, 422, "bad-value", "“lamp” can't be 7"),
      (#"{"lamp": "Attic"}"#, 422, "not-found", "There is no lamp “Attic”."),
      (#"{"lamp": "Ceil"}"#, 409, "ambiguous", "“Ceil” matches more than one lamp"),
      (#"{"lamp": "Desk", "level": 101}"#, 422, "bad-value", "“level” can't be 101"),
      (#"{"lamp": "Desk", "day": "2026-02-30"}"#, 422, "bad-value", "“day” can't be"),
      (#"{"lamp": "Desk", "color": "red"}"#, 422, "unknown-parameter", "no parameter “color”"),
      (#"{"lamp": "Desk", "level": 13}"#, 409, "refused", "The lamp is broken."),
      (#"{"lamp": "Desk", "level": 14}"#, 503, "unavailable", "There is no power."),
    ]
    for (body, status, kind, detail) in cases {
      let answer = await post(responder(), "SwitchLamp", body)
      #expect(answer.status == status, "\(body)")
      #expect(answer.text.contains(#""type":"/intents#\#(kind)""#), "\(body): \(answer.text)")
      #expect(answer.text.contains(detail), "\(body): \(answer.text)")
    }
    #expect(lamps.levels.withLock { $0["Desk"] } == 0)
  }

  @Test func `The candidates for an ambiguous value are named`() async {
    let answer = await post(responder(), "SwitchLamp", #"{"lamp": "Ceil"}"#)
    let candidates = #""candidates":[{"id":"Ceiling","title":"Ceiling"},{"id":"Ceiling ","#
    #expect(answer.text.contains(candidates))
    #expect(answer.text.contains(#""parameter":"lamp""#))
  }

  @Test func `Only a JSON body of limited length is accepted`() async {
    let long = #"{"lamp": "\#(String(repeating: "x", count: 17_000))"}"#
    #expect(await post(responder(), "SwitchLamp", long).status == 413)
    for type in ["text/plain", "application/x-www-form-urlencoded", ""] {
      #expect(await post(responder(), "SwitchLamp", "{}", type: type).status == 415)
    }
    let type = "Application/JSON; charset=utf-8"
    #expect(await post(responder(), "CountLamps", "{}", type: type).status == 200)
  }

  @Test func `The list of intents allows GET, and an intent allows POST`() {
    #expect(responder().methods(at: "/intents") == [.get])
    #expect(responder().methods(at: "/intents/CountLamps") == [.post])
  }

  @Test func `An app that can't check tokens explains why`() async {
    let answer = await post(responder(), "CountLamps", "{}", token: "dark")
    #expect(answer.status == 503)
    #expect(answer.text.contains("The lamps can't be read."))
  }

  // MARK: Rates

  @Test func `Each token has a separate rate limit`() async {
    var limits = IntentLimits()
    limits.burst = 2
    limits.perSecond = 0.5
    let clock = ManualClock()
    let responder = responder(limits, clock: clock)
    #expect(await statuses(responder, 3) == [200, 200, 429])
    #expect(await statuses(responder, 1, token: "look") == [200])
    let response = await responder.respond(to: request("CountLamps", "{}"))
    #expect(response.headers["Retry-After"] == "2")
    clock.advance(by: .seconds(2))
    #expect(await statuses(responder, 2) == [200, 429])
  }

  @Test func `All tokens together have a rate limit`() async {
    var limits = IntentLimits()
    limits.burstInAll = 3
    limits.perSecondInAll = 1
    let responder = responder(limits)
    #expect(await statuses(responder, 2) == [200, 200])
    #expect(await statuses(responder, 2, token: "look") == [200, 429])
  }

  @Test func `Wrong tokens have a separate rate limit`() async {
    var limits = IntentLimits()
    limits.wrongBurst = 2
    let responder = responder(limits)
    #expect(await statuses(responder, 3, token: "wrong") == [401, 401, 429])
    #expect(await statuses(responder, 1) == [200])
  }

  // MARK: The description

  @Test func `The OpenAPI description is generated from the declarations`() async throws {
    let response = await responder().respond(to: PathRequest(path: "/intents"))
    #expect(response.status == .ok)
    #expect(response.headers["Content-Type"] == "application/json")
    let description = try #require(
      JSONSerialization.jsonObject(with: data(response)) as? [String: Any]
    )
    #expect(description["openapi"] as? String == "3.1.0")
    let paths = try #require(description["paths"] as? [String: [String: Any]])
    #expect(paths.keys.sorted() == ["/intents", "/intents/CountLamps", "/intents/SwitchLamp"])
    let operation = try #require(paths["/intents/SwitchLamp"]?["post"] as? [String: Any])
    #expect(operation["summary"] as? String == "Switch a Lamp")
    let body = try #require(operation["requestBody"] as? [String: Any])
    #expect(body["required"] as? Bool == true)
    let schema = try #require(
      ((body["content"] as? [String: Any])?["application/json"] as? [String: Any])?["schema"]
    )
    let written = try JSONSerialization.data(
      withJSONObject: schema,
      options: [.sortedKeys, .withoutEscapingSlashes]
    )
    #expect(
      String(decoding: written, as: UTF8.self) == #"""
        {"additionalProperties":false,"properties":{\#
        "day":{"anyOf":[{"anyOf":[{"format":"date","type":"string"},\#
        {"enum":["today","yesterday"],"type":"string"}]},{"type":"null"}],\#
        "description":"A day such as 2026-03-09, or today or yesterday.","title":"Day"},\#
        "lamp":{"description":"The name or the identifier of a lamp.","title":"Lamp",\#
        "type":"string"},\#
        "level":{"anyOf":[{"maximum":100,"minimum":0,"type":"integer"},{"type":"null"}],\#
        "default":100,"description":"How bright. A whole number from 0 to 100.",\#
        "title":"Level"}},"required":["lamp"],"type":"object"}
        """#
    )
    let responses = try #require(operation["responses"] as? [String: Any])
    #expect(
      responses.keys.sorted()
        == ["200", "400", "401", "403", "404", "405", "409", "413", "415", "422", "429", "503"]
    )
  }

  // MARK: Helpers

  private struct Answer: Equatable {
    let status: Int
    let text: String

    init(_ status: Int, _ text: String) {
      (self.status, self.text) = (status, text)
    }
  }

  private func responder(
    _ limits: IntentLimits = IntentLimits(),
    clock: ManualClock = ManualClock()
  ) -> IntentResponder {
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: lamps)
    return IntentResponder(LampApp(), limits: limits, dependencies: dependencies, clock: clock)
  }

  private func request(
    _ name: String,
    _ body: String,
    token: String = "switch",
    type: String = "application/json"
  ) -> PathRequest {
    PathRequest(
      method: .post,
      path: "/intents/\(name)",
      headers: ["Authorization": "Bearer \(token)", "Content-Type": type],
      body: Data(body.utf8)
    )
  }

  private func post(
    _ responder: IntentResponder,
    _ name: String,
    _ body: String,
    token: String = "switch",
    type: String = "application/json"
  ) async -> Answer {
    await answer(responder, request(name, body, token: token, type: type))
  }

  private func answer(_ responder: IntentResponder, _ request: PathRequest) async -> Answer {
    let response = await responder.respond(to: request)
    return Answer(response.status.rawValue, text(response))
  }

  private func statuses(
    _ responder: IntentResponder,
    _ count: Int,
    token: String = "switch"
  ) async -> [Int] {
    var statuses: [Int] = []
    for _ in 0..<count {
      statuses.append(await post(responder, "CountLamps", "{}", token: token).status)
    }
    return statuses
  }

  private func data(_ response: PathResponse) -> Data {
    if case .data(let data) = response.body { data } else { Data() }
  }

  private func text(_ response: PathResponse) -> String {
    String(decoding: data(response), as: UTF8.self)
  }

  private func kind(_ response: PathResponse) -> String? {
    let problem = try? JSONSerialization.jsonObject(with: data(response)) as? [String: Any]
    return problem?["type"] as? String
  }
}
