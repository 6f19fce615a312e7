import UIKit

extension AccessibilityNode: CustomStringConvertible {
    /// The tree as text: one line for each node, with an indentation for its depth.
    public var description: String { lines(depth: 0).joined(separator: "\n") }

    private func lines(depth: Int) -> [String] {
        [String(repeating: "  ", count: depth) + line] + children.flatMap { $0.lines(depth: depth + 1) }
    }

    /// The node without its children: the role, the label, the value, the hint, the states, the actions and the frame.
    package var line: String {
        var parts = [role.rawValue]
        if !label.isEmpty { parts.append(Self.quoted(label)) }
        if !value.isEmpty { parts.append("= \(Self.quoted(value))") }
        if !hint.isEmpty { parts.append("hint \(Self.quoted(hint))") }
        parts += states
        if !actions.isEmpty { parts.append("actions " + actions.map(Self.quoted).joined(separator: ", ")) }
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Self.short)
        parts.append("(\(numbers[0]), \(numbers[1]), \(numbers[2]) × \(numbers[3]))")
        return parts.joined(separator: " ")
    }

    private var states: [String] {
        [
            (traits.contains(.selected), "selected"), (traits.contains(.notEnabled), "disabled"), (isFocused, "focused"),
            (!isVisible, "not visible"),
        ]
        .filter(\.0).map(\.1)
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
    }

    /// Returns a number with at most one decimal.
    private static func short(_ number: CGFloat) -> String {
        guard number.isFinite, abs(number) < 1e9 else { return "\(number)" }
        let rounded = (Double(number) * 10).rounded() / 10
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
