import CoreGraphics
import Foundation

// Conversions between geometric values and strings, such as `{{10, 20}, {300, 40}}`. A string that cannot be parsed is converted to zeros,
// as on iOS.
nonisolated extension NSCoder {
    /// Returns the string for a point: `{x, y}`.
    public class func string(for point: CGPoint) -> String { "{\(text(point.x)), \(text(point.y))}" }
    /// Returns the string for a size: `{width, height}`.
    public class func string(for size: CGSize) -> String { "{\(text(size.width)), \(text(size.height))}" }
    /// Returns the string for a rectangle: `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
    /// Returns the string for insets: `{top, left, bottom, right}`.
    public class func string(for insets: UIEdgeInsets) -> String {
        "{\([insets.top, insets.left, insets.bottom, insets.right].map(text).joined(separator: ", "))}"
    }
    /// Returns the string for an offset: `{horizontal, vertical}`.
    public class func string(for offset: UIOffset) -> String { "{\(text(offset.horizontal)), \(text(offset.vertical))}" }

    /// Returns the point that a string describes.
    public class func cgPoint(for string: String) -> CGPoint {
        let numbers = numbers(in: string, count: 2)
        return CGPoint(x: numbers[0], y: numbers[1])
    }
    /// Returns the size that a string describes.
    public class func cgSize(for string: String) -> CGSize {
        let numbers = numbers(in: string, count: 2)
        return CGSize(width: numbers[0], height: numbers[1])
    }
    /// Returns the rectangle that a string describes.
    public class func cgRect(for string: String) -> CGRect {
        let numbers = numbers(in: string, count: 4)
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    /// Returns the insets that a string describes.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        let numbers = numbers(in: string, count: 4)
        return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
    /// Returns the offset that a string describes.
    public class func uiOffset(for string: String) -> UIOffset {
        let numbers = numbers(in: string, count: 2)
        return UIOffset(horizontal: numbers[0], vertical: numbers[1])
    }

    private class func text(_ number: CGFloat) -> String {
        number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(Double(number))
    }

    /// Returns the numbers in a string, or zeros if it does not have exactly `count` of them.
    private class func numbers(in string: String, count: Int) -> [CGFloat] {
        let parts = string.split { "{}, ".contains($0) }.map { Double($0) }
        let numbers = parts.compactMap { $0 }.filter(\.isFinite)
        return numbers.count == count && parts.count == count ? numbers.map { CGFloat($0) } : Array(repeating: 0, count: count)
    }
}
