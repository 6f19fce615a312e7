import CoreGraphics
import Foundation

/// A wheel of a date picker: the part of the date that it sets, and its rows.
struct DateWheel {
    /// The part of the date that the wheel sets. `hours` and `minutes` are the parts of a duration.
    enum Field { case day, hour, minute, halfDay, month, dayOfMonth, year, hours, minutes }

    let field: Field
    /// The number of different rows. They are repeated if the wheel has no end.
    let count: Int
    /// Whether the rows are repeated without a visible end.
    let repeats: Bool
    let width: CGFloat
    var alignment = NSTextAlignment.center

    /// The number of repetitions of an endless wheel. It is so large that users do not reach the ends.
    private static let repetitions = 4000

    var rowCount: Int { repeats ? count * Self.repetitions : count }

    /// Returns the row that shows a value, as near as possible to the current row. A wheel that was never turned has the current row 0. If
    /// it is endless, the returned row is near the middle of all rows.
    func row(of value: Int, near row: Int) -> Int {
        guard repeats, count > 0 else { return value }
        let base = row == 0 ? count * (Self.repetitions / 2) : row
        let distance = ((value - base % count) + count) % count
        return base + (distance > count / 2 ? distance - count : distance)
    }

    /// Returns the value that a row shows.
    func value(at row: Int) -> Int { count > 0 ? row % count : 0 }
}
