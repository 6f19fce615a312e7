import Foundation
import QuartzCore

/// The texts of a timeline: titles, durations and curves in words.
package nonisolated enum TimelineTexts {
    /// Returns a number with at most `digits` decimals, without zeros at the end.
    package static func number(_ value: Double, digits: Int = 3) -> String {
        guard value.isFinite else { return "–" }
        var text = String(format: "%.\(digits)f", value)
        if text.contains(".") {
            while text.hasSuffix("0") { text.removeLast() }
            if text.hasSuffix(".") { text.removeLast() }
        }
        return text == "-0" ? "0" : text.replacingOccurrences(of: "-", with: "−")
    }

    /// Returns a duration, such as `0.35 s`.
    package static func seconds(_ value: Double) -> String { number(value) + " s" }

    /// Returns the position of the playhead, such as `frame 1862 · 29.597 s`.
    package static func position(frame: Int, time: Double) -> String { "frame \(frame) · \(String(format: "%.3f", time)) s" }

    /// Returns the name of a timing curve.
    package static func name(of curve: TimingCurve) -> String {
        switch curve {
        case .bezier(let x1, let y1, let x2, let y2):
            let points = [x1, y1, x2, y2].map { ($0 * 1000).rounded() / 1000 }
            return knownCurves.first { $0.points == points }?.name ?? "curve (\(points.map { number($0) }.joined(separator: ", ")))"
        case .spring: return curve.spring.map { "spring, damping ratio \(number($0.dampingRatio, digits: 2))" } ?? "spring"
        case .keyframes(let times, let isDiscrete): return "\(times.count) \(isDiscrete ? "steps" : "keyframes")"
        case .driven: return "driven"
        }
    }

    private static let knownCurves: [(name: String, points: [Double])] = [
        ("linear", [0, 0, 1, 1]), ("ease", [0.25, 0.1, 0.25, 1]), ("ease in", [0.42, 0, 1, 1]), ("ease out", [0, 0, 0.58, 1]),
        ("ease in and out", [0.42, 0, 0.58, 1]),
    ]

    /// Returns the delay of an animation, such as `delay 0.2 s`.
    static func delay(of animation: TimelineAnimation) -> String { "delay \(seconds(animation.delay))" }

    /// Returns the duration, the repetitions and the curve of an animation, such as `0.35 s · ease out`.
    package static func timing(of animation: TimelineAnimation) -> String {
        var parts = [seconds(animation.duration)]
        switch animation.cycles {
        case nil where animation.curve == .driven: parts = []
        case nil: parts.append("forever")
        case let cycles? where cycles != 1: parts[0] += " × \(number(cycles, digits: 2))"
        default: break
        }
        if animation.inheritsDuration, !parts.isEmpty { parts[0] += ", inherited" }
        if animation.autoreverses { parts.append("there and back") }
        parts.append(name(of: animation.curve))
        return parts.joined(separator: " · ")
    }

    /// Returns the event that started a group, such as `touchUpInside · startButton`, or the kind of the group if the event is not known.
    package static func title(of group: AnimationGroup) -> String {
        guard let cause = group.cause else { return name(of: group.kind, uppercased: true) }
        var name = cause.name.isEmpty ? Self.name(of: cause.kind) : cause.name
        // The name of `UIPanGestureRecognizer` is shown as `pan`.
        if cause.kind == .gesture, name.hasPrefix("UI"), name.hasSuffix("GestureRecognizer") {
            name = name.dropFirst(2).dropLast("GestureRecognizer".count).description
            name = name.prefix(1).lowercased() + name.dropFirst()
        }
        return [name, cause.view].compactMap(\.self).joined(separator: " · ")
    }

    /// Returns the file and the line of a group, such as `Login.swift:42`, or nil.
    package static func line(of group: AnimationGroup) -> String? { group.line.map { "\($0.fileName):\($0.line)" } }

    /// Returns the name of a kind of groups.
    package static func name(of kind: AnimationGroup.Kind, uppercased: Bool = false) -> String {
        let name =
            switch kind {
            case .block: "animation block"
            case .spring: "spring block"
            case .keyframes: "keyframe block"
            case .animator: "property animator"
            case .transition: "transition"
            case .layer: "layer animation"
            }
        return uppercased ? name.prefix(1).uppercased() + name.dropFirst() : name
    }

    /// Returns the name of a kind of calls.
    package static func name(of kind: Activity.Kind) -> String {
        switch kind {
        case .system: "system"
        case .touch: "touch"
        case .key: "key"
        case .gesture: "gesture"
        case .control: "control event"
        case .timer: "timer"
        case .delayedCall: "delayed call"
        case .completion: "completion"
        case .appearance: "appearance"
        case .transition: "transition"
        }
    }
}
