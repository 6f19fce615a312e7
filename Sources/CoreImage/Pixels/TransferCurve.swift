import Foundation

/// The curve of sRGB between stored values and linear light, as tables.
///
/// Both tables have the value for x, 0…1, at the index `x * 65535`. Where the curve is steepest, a step of the table is a twentieth of the
/// step between two bytes, so that each byte has the same value after both conversions.
enum TransferCurve {
    /// The largest index of a table.
    static let maximumIndex = 65_535

    /// The linear value of each stored value.
    static let linear = (0...maximumIndex).map { index -> Float in
        let value = Double(index) / Double(maximumIndex)
        return Float(value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
    }

    /// The stored value of each linear value.
    static let stored = (0...maximumIndex).map { index -> Float in
        let value = Double(index) / Double(maximumIndex)
        return Float(value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055)
    }

    /// Returns the index of a value, which is limited to 0…1. NaN has the index 0.
    @inline(__always) static func index(_ value: Float) -> Int { value > 0 ? Int(min(value, 1) * Float(maximumIndex) + 0.5) : 0 }

    /// Returns the linear value of a stored value. For a negative value, the result of its absolute value is negated.
    static func linear(_ value: Double) -> Double {
        let size = abs(value)
        let converted = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -converted : converted
    }
}
