@testable import HabitEngine
import Testing

@Suite("Outlines")
struct OutlineTests {
  /// A Saturday, so that the last column of the grid is full.
  static let today = day("2026-03-14")

  private func point(_ column: Int, _ row: Int) -> GridPoint {
    GridPoint(column: column, row: row)
  }

  private func outlines(_ history: String, _ goal: StreakGoal) -> [OutlineLoop] {
    let text = history.filter { $0 != " " }
    let habit = habitHistory(text, HabitTarget(goal: goal), through: Self.today)
    return YearGrid(habit, weekStart: .sunday, today: Self.today).outlines.loops
  }

  @Test("A run across columns has one line if its cells share an edge")
  func acrossColumns() {
    let loops = OutlineGeometry(runs: [3...10]).loops
    #expect(
      loops.map(\.corners) == [
        [
          point(0, 3), point(1, 3), point(1, 0), point(2, 0), point(2, 4), point(1, 4),
          point(1, 7), point(0, 7),
        ]
      ]
    )
  }

  @Test("A run whose cells share no edge has two lines")
  func twoPieces() {
    #expect(OutlineGeometry(runs: [5...8]).loops.map(\.cells) == [5...6, 7...8])
    // The two parts touch only at a corner.
    #expect(OutlineGeometry(runs: [3...9]).loops.map(\.cells) == [3...6, 7...9])
    #expect(OutlineGeometry(runs: [3...10]).loops.map(\.cells) == [3...10])
  }

  @Test("Neighboring runs have separate lines")
  func neighboringRuns() {
    #expect(OutlineGeometry(runs: [0...3, 5...12]).loops.map(\.cells) == [0...3, 5...12])
  }

  @Test("The line around each run equals the line found by walking along its edges")
  func everyRun() {
    for first in 0..<7 {
      for last in first..<40 {
        let cells = Set((first...last).map(GridPosition.init(cell:)))
        let loops = OutlineGeometry(runs: [first...last]).loops
        #expect(
          Set(loops.map { ReferenceLoop(corners: $0.corners) })
            == Set(ReferenceLoop.loops(around: cells))
        )
        for loop in loops {
          #expect(loop.corners.first == point(loop.cells.lowerBound / 7, loop.cells.lowerBound % 7))
          #expect(signedArea(loop.corners) == loop.cells.count)
        }
      }
    }
  }

  /// Returns the area inside a closed line, positive if the line is clockwise on screen.
  private func signedArea(_ corners: [GridPoint]) -> Int {
    zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) { sum, edge in
      sum + edge.0.column * edge.1.row - edge.1.column * edge.0.row
    } / 2
  }

  @Test("A run is outlined if its complete days, without bridged days, reach the goal")
  func dayBasis() {
    let goal = StreakGoal(period: .day, basis: .day, value: 3)
    // The last column holds cells 357 to 363.
    #expect(outlines("xx.xxsx", goal).map(\.cells) == [360...363])
    #expect(outlines("xx.xxss", goal) == [])
    #expect(outlines("sxxxs.x", goal).map(\.cells) == [358...360])
  }

  @Test("With the basis “value”, each day must reach the goal, and a skipped day ends an outline")
  func valueBasis() {
    let goal = StreakGoal(period: .day, basis: .value, value: 4)
    #expect(outlines("45s4.39", goal).map(\.cells) == [357...358, 360...360, 363...363])
  }

  @Test("A weekly goal outlines the column of each week that meets it")
  func weekly() {
    let goal = StreakGoal(period: .week, basis: .day, value: 2)
    #expect(
      outlines("x..x... x...... .x.x... ..x..x.", goal).map(\.cells) == [
        336...342, 350...356, 357...363,
      ]
    )
  }

  @Test("The whole current week is outlined, but of a week at a year's edge only the shown days")
  func weeklyEdges() {
    let goal = StreakGoal(period: .week, basis: .day, value: 2)
    let friday = day("2026-01-02")
    let habit = habitHistory("xxxx", HabitTarget(goal: goal), through: friday)
    let recent = YearGrid(habit, weekStart: .sunday, today: friday)
    #expect(recent.outlines.loops.map(\.cells) == [357...363])
    for (year, cells) in [(2025, 364...367), (2026, 4...6)] {
      let grid = YearGrid(habit, weekStart: .sunday, today: friday, span: .year(year))
      #expect(grid.outlines.loops.map(\.cells) == [cells])
    }
  }

  @Test("A run that began before the grid counts completely and is clipped")
  func clipped() {
    let goal = StreakGoal(period: .day, basis: .day, value: 366)
    #expect(outlines(String(repeating: "x", count: 366), goal).map(\.cells) == [0...363])
    #expect(outlines(String(repeating: "x", count: 365), goal) == [])
  }

  @Test("Cells at the limits of integers have an outline")
  func limits() {
    let loops = OutlineGeometry(runs: [Int.min...Int.min + 3, Int.max - 3...Int.max]).loops
    #expect(loops.allSatisfy { $0.corners.count >= 4 })
  }
}
