import Foundation
import UIKit

/// What was done live, as a script that does it again on the same frames.
package enum InputLog {
    package static func script(_ log: [TimedInput], scene: String, framesPerSecond: Int, until end: Int) -> String {
        var lines = ["# played live, \(framesPerSecond) frames a second", "scene \(scene)", ""]
        var (frame, slowness) = (0, 1)
        func wait(until next: Int) {
            guard next > frame else { return }
            // Four digits are nearer to this frame than to any other, at a tenth of the speed too.
            lines.append("wait " + trimmed(String(format: "%.4f", Double(next - frame) / Double(framesPerSecond * slowness))))
            frame = next
        }
        for entry in log {
            wait(until: entry.frame)
            lines.append(step(entry.input))
            if case .slow(let new) = entry.input { slowness = new }
        }
        wait(until: end)
        return lines.joined(separator: "\n") + "\n"
    }

    private static func step(_ input: Input) -> String {
        switch input {
        case .down(let finger, let place, let force): "down \(point(place))\(suffix(force, finger))"
        case .move(let finger, let place, let force): "move \(point(place)) force \(number(force))\(name(finger))"
        case .up(let finger): "release\(name(finger))"
        case .cancel(let finger): "cancel\(name(finger))"
        case .scroll(let place, let distance): "scroll \(point(place)) by \(point(CGPoint(x: distance.dx, y: distance.dy))) over 0"
        case .keyDown(let stroke): "key \(key(stroke)) down"
        case .keyUp(let stroke): "key \(key(stroke)) up"
        case .compose(let text, let chosen): "compose \(ScriptLine.quoted(text))\(part(chosen, text.count))"
        case .commit(let text): "commit \(ScriptLine.quoted(text))"
        case .rotate(let orientation): "rotate \(orientation.rawValue)"
        case .slow(let slowness): "slow \(slowness == 1 ? "off" : slowness == 2 ? "half" : "on")"
        }
    }

    private static func suffix(_ force: Double, _ finger: Int) -> String { (force == 1 ? "" : " force \(number(force))") + name(finger) }
    private static func name(_ finger: Int) -> String { finger == 0 ? "" : " finger \(finger + 1)" }
    private static func point(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }
    /// All digits that it takes to be the same number again.
    private static func number(_ value: Double) -> String { trimmed("\(value)") }
    private static func trimmed(_ text: String) -> String {
        guard text.contains("."), !text.contains("e") else { return text }
        let short = text.reversed().drop { $0 == "0" }
        return String(String(short.first == "." ? short.dropFirst() : short).reversed())
    }
    private static func key(_ stroke: KeyStroke) -> String {
        if KeyStroke(named: stroke.name) == stroke { return stroke.name }
        return ScriptLine.quoted(stroke.characters)
    }
    private static func part(_ chosen: Range<Int>, _ count: Int) -> String {
        if chosen == count..<count { return "" }
        return " at \(chosen.lowerBound)" + (chosen.isEmpty ? "" : " to \(chosen.upperBound)")
    }
}
