import FlyingFox
import Foundation
import Testing
import WebElements

@testable import WebHost

/// A page's files: bundled, named by their content, cached without end.
struct AssetTests {
  // MARK: Scripts

  @Test func `A module becomes a function that runs after its imports`() throws {
    let bundle = try ScriptBundle([
      script(
        "/b.js",
        """
        // What it does.

        import "/c.js";
        import * as a from "/a.js";
        import {
          one, two,
        } from "/a.js";

        export { one };
        export { three } from "/c.js";
        export async function go() {
          // In between.
          await one(a, two);
        }
        """
      ),
      script("/a.js", "export const one = 1;\nexport function two() {}"),
      script("/c.js", "export const three = `\n  import of text`;"),
    ])
    #expect(
      bundle.text == """
        const $c = (() => {
        const three = `
          import of text`;
        return { three };
        })();
        const $a = (() => {
        const one = 1;
        function two() {}
        return { one, two };
        })();
        const $b = (() => {
        const a = $a;
        const { one, two } = $a;
        async function go() {
          await one(a, two);
        }
        return { one, go, three: $c.three };
        })();
        export { $c as c, $a as a, $b as b };

        """
    )
  }

  @Test func `Type comments on separate lines are left out`() throws {
    let module = try ScriptModule(
      path: "/a.js",
      source: """
        /** @param {number} one @param {string} two */
        export function go(one, two) {
          /**
           * @type {Text}
           */
          const text = /** @type {Text} */ (one);
          /** @type {Text} */ (two).data = text;
        }
        """
    )
    #expect(
      module.body == """
        function go(one, two) {
          const text = /** @type {Text} */ (one);
          /** @type {Text} */ (two).data = text;
        }

        """
    )
  }

  @Test(
    arguments: [
      "import a from \"/b.js\";", "import { a as c } from \"/b.js\";", "import \"./b.js\"",
      "import { a } from '/b.js';", "export default 1;", "export let a = 1;", "export class A {}",
      "export * from \"/b.js\";", "export { a as c };", "import { a }\n  from \"/b.js\"",
    ]
  )
  func `An unsupported import or export is refused`(statement: String) {
    #expect {
      try ScriptBundle([script("/a.js", statement), script("/b.js", "export const a = 1;")])
    } throws: { error in
      guard case .unknownStatement(_, in: "/a.js")? = error as? AssetError else { return false }
      return true
    }
  }

  @Test func `A missing, circular, or badly named script is refused`() {
    #expect(throws: AssetError.missingScript("/b.js", in: "/a.js")) {
      try ScriptBundle([script("/a.js", "import \"/b.js\";")])
    }
    #expect(throws: AssetError.circle(["/a.js", "/b.js"])) {
      try ScriptBundle([
        script("/a.js", "import \"/b.js\";"), script("/b.js", "import \"/a.js\";"),
      ])
    }
    #expect(throws: AssetError.unusableName("/a-b.js")) {
      try ScriptBundle([script("/a-b.js", "")])
    }
  }

  // MARK: Style sheets

  @Test func `Style sheets are joined and refer to files by names that contain a hash`() throws {
    let sheets = [
      sheet("/a.css", "/* A: url(\"/x\") */\np { color: red; }\n"),
      sheet("/b.css", "@font-face { src: url(\"/f.woff2\") format(\"woff2\"); }"),
    ]
    #expect(
      try StyleBundle.text(of: sheets, names: ["/f.woff2": "/f-1.woff2"]) == """

        p { color: red; }
        @font-face { src: url("/f-1.woff2") format("woff2"); }
        """
    )
    #expect(throws: AssetError.missingFile("/f.woff2", in: "/b.css")) {
      try StyleBundle.text(of: sheets, names: [:])
    }
  }

  // MARK: Names and headers

  @Test func `A changed file has another name, and the old name is not served`() throws {
    let store = try makeStore()
    let same = try makeStore()
    #expect(store.script == same.script && store.styleSheet == same.styleSheet)

    let other = try makeStore(style: "p { color: blue; }")
    #expect(other.script == store.script)
    #expect(other.styleSheet != store.styleSheet)
    #expect(other.response(to: get(store.styleSheet)) == nil)

    // The style sheet contains the hashed name of the font, so the name of the style sheet changes,
    // too.
    let font = try makeStore(font: [2])
    #expect(font.fonts != store.fonts && font.styleSheet != store.styleSheet)
    #expect(font.response(to: get(try #require(store.fonts.first))) == nil)
    #expect(try makeStore(script: "export const a = 2;").script != store.script)
    #expect(store.response(to: get("/a.js")) == nil)
    // A file served by path is revalidated on each request.
    #expect(store.response(to: get("/app.css"))?.headers[.cacheControl] == "no-cache")
  }

  @Test func `A file whose name contains a hash of its content is cached permanently`() async throws
  {
    let store = try makeStore()
    let named = [store.script, store.styleSheet, store.earlyScript, store.gateStyleSheet]
    for path in named + store.fonts {
      #expect(path.wholeMatch(of: #/\/[a-z]+-[0-9a-f]{16}\.(?:js|css|woff2)/#) != nil)
      let response = try #require(store.response(to: get(path)))
      #expect(response.statusCode == .ok)
      #expect(response.headers[.cacheControl] == "public, max-age=31536000, immutable")
    }
    let script = try #require(store.response(to: get(store.script)))
    #expect(script.headers[.contentType] == "text/javascript; charset=utf-8")
    #expect(store.fonts.count == 1)
    let later = try #require(
      String(decoding: try await body(store, store.styleSheet), as: UTF8.self)
        .firstMatch(of: #/url\("(\/later-[^"]+)"\)/#)
    )
    #expect(try await body(store, String(later.1)) == Data([9]))
  }

  @Test func `The pages before sign-in use the app's fonts, and no other file of the app`()
    async throws
  {
    let store = try makeStore()
    let sheet = String(decoding: try await body(store, store.gateStyleSheet), as: UTF8.self)
    let font = try #require(store.fonts.first)
    #expect(sheet.contains("@font-face { src: url(\"\(font)\")"))
    #expect(sheet.contains("b {}") && !sheet.contains("color: red"))
    let names = store.gateFiles.map { $0.replacing(#/-[0-9a-f]{16}/#, with: "") }
    #expect(names.sorted() == ["/f.woff2", "/gate.css", "/gate.js", "/later.woff2"])
  }

  @Test func `A file served by its path is revalidated on each request`() throws {
    let store = try makeStore()
    let first = try #require(store.response(to: get("/worker.js")))
    #expect(first.headers[.cacheControl] == "no-cache")
    let tag = try #require(first.headers[.eTag])
    let again = store.response(to: get("/worker.js", [.ifNoneMatch: "\"0\", \(tag)"]))
    #expect(again?.statusCode == .notModified)
    let other = store.response(to: get("/worker.js", [.ifNoneMatch: "\"0\""]))
    #expect(other?.statusCode == .ok)
  }

  @Test func `Text is compressed for clients that accept it`() async throws {
    let store = try makeStore(style: String(repeating: "p { color: red; }\n", count: 100))
    let plain = try #require(store.response(to: get(store.styleSheet)))
    #expect(plain.headers[.contentEncoding] == nil)
    #expect(plain.headers[.vary] == "Accept-Encoding")
    let request = get(store.styleSheet, [.acceptEncoding: "deflate, gzip;q=0.5, br"])
    let packed = try #require(store.response(to: request))
    #expect(packed.headers[.contentEncoding] == "gzip")
    #expect(packed.headers[.contentType] == plain.headers[.contentType])
    let (whole, short) = (try await plain.bodyData, try await packed.bodyData)
    #expect(short.count < whole.count / 10)
    #expect(try gunzip(short) == whole)

    let font = get(try #require(store.fonts.first), [.acceptEncoding: "gzip"])
    #expect(store.response(to: font)?.headers[.contentEncoding] == nil)
  }

  private func makeStore(
    script text: String = "export const a = 1;",
    style: String = "p { color: red; }",
    font: [UInt8] = [1]
  ) throws -> AssetStore {
    let named = "@font-face { src: url(\"/f.woff2\"), url(\"/later.woff2\"); }"
    return try AssetStore(
      [
        script("/a.js", text), sheet("/a.css", style), sheet("/f.css", named),
        Asset(path: "/f.woff2", contentType: "font/woff2", data: Data(font)),
        Asset(path: "/later.woff2", contentType: "font/woff2", data: Data([9]), use: .whenNamed),
        Asset(path: "/worker.js", contentType: "text/javascript", data: Data(), use: .byPath),
      ],
      early: script("/early.js", "1;"),
      gate: GateAssets(styleSheet: sheet("/gate.css", "b {}"), script: script("/gate.js", "2;")),
      site: SitePath(nil)
    )
  }

  private func script(_ path: String, _ text: String) -> Asset {
    Asset(path: path, contentType: "text/javascript", data: Data(text.utf8))
  }

  private func sheet(_ path: String, _ text: String) -> Asset {
    Asset(path: path, contentType: "text/css", data: Data(text.utf8))
  }

  private func get(_ path: String, _ headers: [HTTPHeader: String] = [:]) -> HTTPRequest {
    .test(.GET, path, headers)
  }

  private func body(_ store: AssetStore, _ path: String) async throws -> Data {
    try await #require(store.response(to: get(path))).bodyData
  }
}
