import Foundation
import Stage
import UIKit

/// Converts recorded inputs into a script that repeats them in the same frames, with the same positions.
package enum ScriptWriter {
    /// Returns a script that performs the inputs. `end` is the frame in which the script ends.
    package static func script(
        _ inputs: [TimedInput], scene: String, framesPerSecond: Int, until end: Int, timings: [TimingStep] = []
    ) -> String {
        var lines = header(scene: scene, framesPerSecond: framesPerSecond, timings)
        var (frame, slowness) = (0, 1)
        func wait(until next: Int) {
            lines += waits(frames: next - frame, framesPerSecond: framesPerSecond * slowness)
            frame = max(frame, next)
        }
        for timedInput in inputs {
            wait(until: timedInput.frame)
            lines.append(step(timedInput.input))
            if case .slow(let new) = timedInput.input { slowness = new }
        }
        wait(until: end)
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns the first lines of a script.
    static func header(scene: String, framesPerSecond: Int, _ timings: [TimingStep]) -> [String] {
        ["# recorded live, \(framesPerSecond) frames per second", "scene \(scene)", ""] + timings.map(\.text)
            + (timings.isEmpty ? [] : [""])
    }

    /// Returns steps that wait for a number of frames. A pause that exceeds the longest duration of a step is split.
    ///
    /// - Parameter framesPerSecond: The number of frames that are displayed in a second of the scene's time.
    static func waits(frames: Int, framesPerSecond: Int) -> [String] {
        let maximum = Int(ScriptLimits.seconds) * framesPerSecond
        return stride(from: 0, to: max(frames, 0), by: maximum).map { start in
            "wait " + seconds(frames: min(frames - start, maximum), framesPerSecond: framesPerSecond)
        }
    }

    /// Returns the shortest decimal number of seconds that a script converts to exactly this number of frames.
    static func seconds(frames: Int, framesPerSecond: Int) -> String {
        let seconds = Double(frames) / Double(framesPerSecond)
        for decimals in 0...6 {
            let text = String(format: "%.\(decimals)f", seconds)
            if let value = Double(text), Int((value * Double(framesPerSecond)).rounded()) == frames { return trimmed(text) }
        }
        return "\(seconds)"
    }

    static func step(_ input: Input) -> String {
        switch input {
        case .down(let finger, let position, let force): "down \(point(position))\(forceAndFinger(force, finger))"
        case .move(let finger, let position, let force): "move \(point(position)) force \(number(force))\(fingerSuffix(finger))"
        case .up(let finger): "release\(fingerSuffix(finger))"
        case .cancel(let finger): "cancel\(fingerSuffix(finger))"
        case .scroll(let position, let distance): "scroll \(point(position)) by \(point(CGPoint(x: distance.dx, y: distance.dy))) over 0"
        case .keyDown(let stroke): "key \(keyName(stroke)) down"
        case .keyUp(let stroke): "key \(keyName(stroke)) up"
        case .compose(let text, let selection): "compose \(ScriptLineReader.quoted(text))\(selectionSuffix(selection, text.count))"
        case .commit(let text): "commit \(ScriptLineReader.quoted(text))"
        case .rotate(let orientation): "rotate \(orientation.rawValue)"
        case .setting(let setting): SettingStep.text(setting)
        case .secondaryClick(let position): "right-click \(point(position))"
        case .accessibility(let action, let position): AccessibilityStep.text(action, at: position)
        case .tilt(let tilt): "tilt \(point(tilt))"
        case .cue(let name): "cue \(ScriptLineReader.quoted(name))"
        case .slow(let slowness): "slow \([1: "off", 2: "half", 50: "fiftieth"][slowness] ?? "on")"
        case .say(let text, let seconds): "say \(ScriptLineReader.quoted(text))\(seconds.map { " for \(number($0))" } ?? "")"
        case .chapter(let name): "chapter \(ScriptLineReader.quoted(name))"
        }
    }

    /// Returns the text of the force and the finger, which is appended to a step. A force of 1 and the first finger are omitted.
    private static func forceAndFinger(_ force: Double, _ finger: Int) -> String {
        (force == 1 ? "" : " force \(number(force))") + fingerSuffix(finger)
    }
    /// Returns the text of the finger, which is appended to a step. The first finger is omitted. Scripts count fingers from 1.
    private static func fingerSuffix(_ finger: Int) -> String { finger == 0 ? "" : " finger \(finger + 1)" }
    static func point(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }
    /// Returns the steps that state the changes of a take's timings.
    package static func timingSteps(of take: Take) -> [TimingStep] { TimingSurvey.steps(of: take) }

    /// Returns the shortest decimal number that is read as the same value.
    static func number(_ value: Double) -> String { trimmed("\(value)") }
    /// Returns a decimal number without trailing zeros.
    private static func trimmed(_ text: String) -> String {
        guard text.contains("."), !text.contains("e") else { return text }
        let short = text.reversed().drop { $0 == "0" }
        return String(String(short.first == "." ? short.dropFirst() : short).reversed())
    }
    /// Returns the name of a key, or its character in quotes.
    private static func keyName(_ stroke: KeyStroke) -> String {
        if KeyStroke(named: stroke.name) == stroke { return stroke.name }
        return ScriptLineReader.quoted(stroke.characters)
    }
    /// Returns the text of the selection, which is appended to a step. A caret at the end of the text is omitted.
    private static func selectionSuffix(_ selection: Range<Int>, _ length: Int) -> String {
        if selection == length..<length { return "" }
        return " at \(selection.lowerBound)" + (selection.isEmpty ? "" : " to \(selection.upperBound)")
    }
}
