/// Where a habit can go in the manual order.
struct HabitMoves: Hashable {
  let canMoveUp: Bool
  let canMoveDown: Bool
}
