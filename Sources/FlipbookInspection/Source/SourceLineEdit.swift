import Foundation
import QuartzCore

/// The text of a source line with a changed timing, to copy it into the source. Files are never written.
package nonisolated enum SourceLineEdit: Equatable, Sendable {
    /// The changed line.
    case changed(String)
    /// A changed value is not a literal in the line, so the line cannot be changed. The text is the label of this value.
    case notALiteral(String)

    /// The labels of arguments, and their new values.
    private struct Replacement {
        var labels: [String]
        var value: Double
    }

    /// Replaces the literals of the timing in a line: the duration, the delay, the damping ratio of a spring, and the control points of a
    /// curve. The response of a spring is not replaced.
    package init(_ line: String, _ change: TimingChange) {
        var replacements: [Replacement] = []
        if let duration = change.duration { replacements.append(Replacement(labels: ["withDuration", "duration"], value: duration)) }
        if let delay = change.delay { replacements.append(Replacement(labels: ["delay", "afterDelay"], value: delay)) }
        if let spring = change.spring {
            replacements.append(Replacement(labels: ["usingSpringWithDamping", "dampingRatio"], value: spring.dampingRatio))
        }
        var text = line
        var missing: [String] = []
        for replacement in replacements {
            guard let range = replacement.labels.lazy.compactMap({ Self.literal(after: $0, in: text) }).first else {
                missing.append(replacement.labels[0])
                continue
            }
            text.replaceSubrange(range, with: Self.text(replacement.value))
        }
        if let bezier = change.controlPoints {
            if let edited = Self.replacingCurve(in: text, with: [bezier.x1, bezier.y1, bezier.x2, bezier.y2]) {
                text = edited
            } else {
                missing.append("control points")
            }
        }
        self = missing.isEmpty && text != line ? .changed(text) : .notALiteral(missing.first ?? "timing")
    }

    /// Returns the changed values as arguments, such as `duration: 0.75, delay: 0.4`, for a line in which they are not literals.
    package static func arguments(of change: TimingChange) -> String {
        var parts: [String] = []
        if let duration = change.duration { parts.append("duration: " + text(duration)) }
        if let delay = change.delay { parts.append("delay: " + text(delay)) }
        if let spring = change.spring {
            parts.append("dampingRatio: " + text(spring.dampingRatio))
            parts.append("response: " + text(spring.perceptualDuration))
        }
        if let numbers = change.curveNumbers { parts.append("controlPoints: " + numbers.map(text).joined(separator: ", ")) }
        return parts.joined(separator: ", ")
    }

    /// Returns the range of the number after a label, or nil if the argument is not a number.
    private static func literal(after label: String, in text: String) -> Range<String.Index>? {
        let pattern = "\\b\(label):\\s*[0-9][0-9_]*(\\.[0-9]+)?(?=\\s*[,)])"
        guard let found = text.range(of: pattern, options: .regularExpression) else { return nil }
        let number = text[found].lastIndex { $0 == ":" || $0 == " " }.map { text.index(after: $0) } ?? found.lowerBound
        return number..<found.upperBound
    }

    /// Returns the text with other numbers in `controlPoints: a, b, c, d`, or nil if the text does not contain such an argument.
    private static func replacingCurve(in text: String, with values: [Double]) -> String? {
        let number = "-?[0-9]+(\\.[0-9]+)?"
        let pattern = "controlPoints:\\s*\(number),\\s*\(number),\\s*\(number),\\s*\(number)"
        guard let found = text.range(of: pattern, options: .regularExpression) else { return nil }
        return text.replacingCharacters(in: found, with: "controlPoints: " + values.map(Self.text).joined(separator: ", "))
    }

    private static func text(_ value: Double) -> String { LayerValue.text(value) }
}
