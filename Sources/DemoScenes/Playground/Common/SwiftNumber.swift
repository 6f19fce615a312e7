import UIKit

/// Numbers as they are written in Swift code and in labels. The playground computes with rounded values, so that the shown code has exactly
/// the motion on the screen.
enum SwiftNumber {
    /// Returns a number rounded to a number of digits after the point. Returns 0 for infinity, for NaN, and instead of -0.
    static func rounded(_ value: Double, digits: Int = 3) -> Double {
        guard value.isFinite else { return 0 }
        let factor = pow(10, Double(digits))
        let result = (value * factor).rounded() / factor
        return result == 0 ? 0 : result
    }

    /// Returns a number as a Swift literal with at most three digits after the point: `0.65`, `1`.
    static func literal(_ value: Double) -> String {
        let text = "\(rounded(value))"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    static func literal(_ value: CGFloat) -> String { literal(Double(value)) }

    /// Returns the text of a number for labels, with a fixed number of digits after the point. A negative number has a minus sign (−)
    /// instead of a hyphen.
    static func label(_ value: Double, digits: Int = 2) -> String {
        String(format: "%.\(digits)f", rounded(value, digits: digits)).replacingOccurrences(of: "-", with: "−")
    }
}
