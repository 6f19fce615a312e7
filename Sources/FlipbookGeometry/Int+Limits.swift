import Foundation

extension Int {
    /// Creates the integer part of a number, limited to a range. NaN becomes the lower bound.
    ///
    /// `Int(_:)` stops the program for NaN and for numbers beyond its range. Positions at a huge or tiny scale can be such numbers.
    package init(_ value: CGFloat, limitedTo range: ClosedRange<Int>) {
        if value >= CGFloat(range.upperBound) {
            self = range.upperBound
        } else {
            self = value > CGFloat(range.lowerBound) ? Int(value) : range.lowerBound
        }
    }
}
