import Foundation

/// Numbers as traces and messages show them. A number that is rounded to zero has no sign.
///
/// It is in this module, because several other modules use it: for descriptions of layers and of views, for traces, and for messages of
/// scripts.
package enum NumberText {
    /// Returns a number with a fixed number of decimals, such as `0.500000`.
    package static func fixed(_ value: Double, decimals: Int) -> String {
        let text = String(format: "%.\(decimals)f", value)
        // "-0.000000" has no digit other than zero.
        return text.hasPrefix("-") && text.allSatisfy({ "-0.".contains($0) }) ? String(text.dropFirst()) : text
    }

    /// Returns a number with at most `digits` significant digits and no trailing zeros, such as `0.785398`.
    ///
    /// Absolute values below 10^−(digits + 3) are shown as 0: they are rounding errors, such as 7e-15 for an angle of 0°. A caller that
    /// compares such small numbers must pass more `digits`.
    package static func rounded(_ value: Double, digits: Int = 6) -> String {
        abs(value) < pow(10, -Double(digits + 3)) ? "0" : String(format: "%.\(digits)g", value)
    }
}
