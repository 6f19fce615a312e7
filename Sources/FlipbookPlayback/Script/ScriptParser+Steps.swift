import Foundation
import QuartzCore
import Stage
import UIKit

/// The readers of all steps. Each reader parses the rest of a line after the name of the step.
extension ScriptParser {
    typealias StepReader = @MainActor (inout ScriptLineReader) throws -> Script.Action

    static let stepReaders: [(name: String, read: StepReader)] =
        [
            ("wait", wait), ("expect", expect), ("tap", tap), ("press", press), ("hold", hold), ("release", release), ("drag", drag),
            ("swipe", swipe), ("pinch", pinch), ("scroll", scroll), ("down", down), ("move", move), ("up", release), ("cancel", cancel),
            ("key", key),
            ("type", type), ("compose", compose), ("commit", commit), ("rotate", rotate), ("right-click", rightClick), ("tilt", tilt),
            ("slow", slow), ("cue", cue), ("snapshot", snapshot),
            ("poster", { _ in .poster }),
        ] + AccessibilityStep.readers + CaptionStep.readers + SettingStep.readers

    /// The same readers by the names of the steps.
    static let stepReadersByName: [String: StepReader] = Dictionary(stepReaders.map { ($0.name, $0.read) }) { first, _ in first }

    /// The largest force of a touch, as on real screens. An ordinary touch has a force of 1.
    private static let maximumForce = 20.0 / 3

    static func readSeconds(_ line: inout ScriptLineReader) throws -> Double {
        let value = try line.readNumber("seconds", in: 0...ScriptLimits.seconds)
        _ = line.skipIfNext("s")
        if let word = line.nextWord, ["ms", "sec", "seconds", "min"].contains(word) {
            throw line.error("'\(word)' is not a unit; write seconds, such as 0.5 or 0.5s")
        }
        return value
    }

    /// Reads a word and a duration after it. Returns `otherwise` if the word does not follow.
    private static func readDuration(_ word: String, _ line: inout ScriptLineReader, otherwise: Double) throws -> Double {
        line.skipIfNext(word) ? try readSeconds(&line) : otherwise
    }

    /// The words before a duration at the end of a step.
    private static let durationWords = [
        "press": "over", "drag": "over", "swipe": "over", "pinch": "over", "scroll": "over", "move": "over", "say": "for",
    ]

    /// Returns a hint for a number at the end of a step that is probably a duration without its word, such as `over`. Otherwise returns an
    /// empty string.
    static func durationHint(_ step: String?, _ line: ScriptLineReader, _ text: Substring) -> String {
        guard let word = step.flatMap({ durationWords[$0] }), let number = line.nextNumber, !text.contains(" \(word) ") else { return "" }
        return " (did you mean \(word) \(number)?)"
    }

    /// Reads `force` and its value. Returns `otherwise` if `force` does not follow.
    private static func readForce(_ line: inout ScriptLineReader, otherwise: Double) throws -> Double {
        line.skipIfNext("force") ? try line.readNumber("the force", in: 0...maximumForce) : otherwise
    }

    /// Reads `finger` and its number, counted from 1. Returns the index of the finger, or 0 if `finger` does not follow.
    private static func readFinger(_ line: inout ScriptLineReader) throws -> Int {
        line.skipIfNext("finger") ? try line.readInteger("the number of the finger", in: 1...10) - 1 : 0
    }

    // MARK: - Targets

    static func readTarget(_ line: inout ScriptLineReader) throws -> ScriptTarget {
        guard let target = try readTargetIfPresent(&line) else {
            throw line.error(
                expected: "a target: \"a name\", a class such as UIButton, or a point such as (187, 300)", hint: quotesHint(line))
        }
        return target
    }

    /// Returns a hint for a name without quotes, or an empty string if no word follows.
    private static func quotesHint(_ line: ScriptLineReader) -> String {
        guard let word = line.nextWord, word.first?.isLetter == true else { return "" }
        return "; write a name in quotes: \"\(word)\""
    }

    /// Reads a target. Returns nil if no target follows.
    static func readTargetIfPresent(_ line: inout ScriptLineReader) throws -> ScriptTarget? {
        let location = line.location
        let kind: ScriptTarget.Kind
        if line.isAtPoint {
            return ScriptTarget(kind: .point(try line.readPoint("a point")), location: location)
        } else if line.isAtString {
            let name = try line.readString("a name")
            guard !name.isEmpty else { throw ScriptError(location: location, message: "the name is empty; write a name such as \"card\"") }
            kind = .name(name, number: try readViewNumber(&line))
        } else if let word = line.nextWord, word.first?.isUppercase == true {
            line.advance(by: word.count)
            kind = .type(word, number: try readViewNumber(&line) ?? 1)
        } else {
            return nil
        }
        let pointInView = line.skipIfNext("at") ? try line.readPoint("a point in the target, such as (50%, 50%)") : nil
        return ScriptTarget(kind: kind, pointInView: pointInView, location: location)
    }

    /// Reads the number that selects one of several views with the same name or class. Returns nil if no number follows.
    private static func readViewNumber(_ line: inout ScriptLineReader) throws -> Int? {
        guard let number = line.nextNumber else { return nil }
        guard let value = Double(number), value == value.rounded() else {
            throw line.error("the number of a view is a whole number, not \(number); for a time write over \(number) or within \(number)")
        }
        return try line.readInteger("the number of the view", in: 1...10_000)
    }

    // MARK: - Waiting and checking

    private static func wait(_ line: inout ScriptLineReader) throws -> Script.Action {
        guard line.skipIfNext("for") else {
            guard line.isAtNumber else { throw line.error(expected: "seconds such as 0.5, or 'for'") }
            return .wait(try readSeconds(&line))
        }
        if line.skipIfNext("idle") { return .waitForIdle(within: try readDuration("within", &line, otherwise: 10)) }
        let isGone = line.skipIfNext("no")
        guard let target = try readTargetIfPresent(&line) else {
            let names = SpellingSuggestion.nearestNames(to: line.nextWord ?? "", among: isGone ? [] : ["idle", "no"])
            let hint =
                isGone ? "" : names.isEmpty ? quotesHint(line) : " (did you mean wait for \(SpellingSuggestion.alternatives(names))?)"
            throw line.error(expected: isGone ? "a target" : "'idle' or a target", hint: hint)
        }
        return .expect(target, isGone: isGone, within: try readDuration("within", &line, otherwise: 10))
    }

    private static func expect(_ line: inout ScriptLineReader) throws -> Script.Action {
        let isGone = line.skipIfNext("no")
        let target = try readTarget(&line)
        if !isGone, line.skipIfNext("is") {
            guard line.isAtString else { throw line.error(expected: "a text in quotes, or a key path such as position.x before 'is'") }
            let text = try line.readString("a text")
            return .expectText(target, text, within: try readDuration("within", &line, otherwise: 0))
        }
        if !isGone, let keyPath = line.nextWord, keyPath != "within" {
            let keyPathLine = line
            line.advance(by: keyPath.count)
            try line.requireWord("is")
            if let problem = LayerKeyPath.problem(with: keyPath) {
                guard line.isAtString else { throw keyPathLine.error(problem) }
                let text = ScriptLineReader.quoted(try line.readString("a text"))
                throw keyPathLine.error("there is no key path '\(keyPath)'; for the text of a view write expect \(target.name) is \(text)")
            }
            let value = try readValue(of: keyPath, &line)
            guard line.skipIfNext("±") || line.skipIfNext("+-") else {
                return .expectNumber(target, keyPath: keyPath, value: value, tolerance: ScriptExpectation.standardTolerance)
            }
            var tolerance = try line.readNumber("the tolerance", in: 0...1e9)
            if value.unit == .degrees {
                // The unit of the tolerance can be left out, because the value before it has the unit.
                _ = readsDegrees(&line)
                tolerance *= .pi / 180
            }
            return .expectNumber(target, keyPath: keyPath, value: value, tolerance: tolerance)
        }
        return .expect(target, isGone: isGone, within: try readDuration("within", &line, otherwise: 0))
    }

    /// Reads the expected value of a key path: a number, a percentage of the window, or an angle in degrees.
    private static func readValue(of keyPath: String, _ line: inout ScriptLineReader) throws -> ScriptPoint.Coordinate {
        let start = line
        try line.requireNumber(followedBy: ["%", "°", "deg", "±", "+-"], advice(forValueOf: keyPath))
        var value = try line.readCoordinate("a number", in: -1e9...1e9)
        if value.unit == .percent, ScriptPoint.axis(ofKeyPath: keyPath) == nil {
            throw start.error(
                "a percentage is relative to the width or height of the window, and '\(keyPath)' is neither; use a number, or a key "
                    + "path that ends in x, y, width or height")
        }
        if value.unit == .none, readsDegrees(&line) {
            guard ScriptPoint.isAngle(keyPath: keyPath) else {
                throw start.error(
                    "degrees are the unit of angles, and '\(keyPath)' is none; use a number, or a rotation such as transform.rotation")
            }
            value.unit = .degrees
        }
        if let word = line.nextWord, ["degrees", "degree", "rad", "radians"].contains(word) {
            throw line.error("'\(word)' is not a unit; \(advice(forValueOf: keyPath))")
        }
        return value
    }

    /// Returns what can be written as the value of a key path, for errors.
    private static func advice(forValueOf keyPath: String) -> String {
        if ScriptPoint.isAngle(keyPath: keyPath) { return "write an angle in degrees, such as 45° or 45deg, or in radians, such as 0.785" }
        return ScriptPoint.axis(ofKeyPath: keyPath) == nil
            ? "write a number such as 12.5" : "write a number such as 12.5, or a percentage of the window such as 50%"
    }

    /// Reads `°` or `deg`. Returns whether it follows.
    private static func readsDegrees(_ line: inout ScriptLineReader) -> Bool { line.skipIfNext(Character("°")) || line.skipIfNext("deg") }

    private static func snapshot(_ line: inout ScriptLineReader) throws -> Script.Action {
        let start = line
        let path = try line.readPath()
        guard path.lowercased().hasSuffix(".png") else { throw start.error("the file name of a snapshot must end in .png, not '\(path)'") }
        guard SnapshotFolder.canContain(path) else {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            throw start.error(
                "'\(path)' leads out of the folder for snapshots; name a file in it, such as \(name) (the folder is that of --snapshots, "
                    + "or the working directory)")
        }
        return .snapshot(path)
    }

    // MARK: - Fingers

    private static func tap(_ line: inout ScriptLineReader) throws -> Script.Action {
        .tap(try readTarget(&line), times: line.skipIfNext("twice") ? 2 : 1)
    }

    private static func press(_ line: inout ScriptLineReader) throws -> Script.Action {
        .press(
            try readTargetIfPresent(&line), force: try readForce(&line, otherwise: 1), over: try readDuration("over", &line, otherwise: 0.5)
        )
    }

    private static func hold(_ line: inout ScriptLineReader) throws -> Script.Action {
        guard let target = try readTargetIfPresent(&line) else {
            _ = line.skipIfNext("for")
            guard line.isAtNumber else { throw line.error(expected: "a target, or seconds such as 0.5", hint: quotesHint(line)) }
            return .hold(nil, try readSeconds(&line))
        }
        try line.requireWord("for")
        return .hold(target, try readSeconds(&line))
    }

    private static func release(_ line: inout ScriptLineReader) throws -> Script.Action { .release(finger: try readFinger(&line)) }

    private static func cancel(_ line: inout ScriptLineReader) throws -> Script.Action { .cancel(finger: try readFinger(&line)) }

    private static func drag(_ line: inout ScriptLineReader) throws -> Script.Action {
        let start = try readTarget(&line)
        try line.requireWord("to")
        return .drag(start, to: try readTarget(&line), over: try readDuration("over", &line, otherwise: 0.5))
    }

    private static func swipe(_ line: inout ScriptLineReader) throws -> Script.Action {
        let direction = try line.readChoice("a direction", from: Script.Direction.allCases.map { ($0.rawValue, $0) })
        let target = line.skipIfNext("on") ? try readTarget(&line) : nil
        return .swipe(direction, on: target, over: try readDuration("over", &line, otherwise: 0.2))
    }

    private static func pinch(_ line: inout ScriptLineReader) throws -> Script.Action {
        let target = try readTargetIfPresent(&line)
        try line.requireWord("by")
        return .pinch(target, by: try line.readNumber("a factor", in: 0.05...20), over: try readDuration("over", &line, otherwise: 0.5))
    }

    private static func scroll(_ line: inout ScriptLineReader) throws -> Script.Action {
        let target = try readTargetIfPresent(&line)
        try line.requireWord("by")
        let distance = try line.readPoint("a distance such as (0, 200)")
        return .scroll(target, by: distance, over: try readDuration("over", &line, otherwise: 0.3))
    }

    private static func down(_ line: inout ScriptLineReader) throws -> Script.Action {
        .down(try readTarget(&line), force: try readForce(&line, otherwise: 1), finger: try readFinger(&line))
    }

    private static func move(_ line: inout ScriptLineReader) throws -> Script.Action {
        let target = try readTarget(&line)
        let force = line.nextWord == "force" ? try readForce(&line, otherwise: 1) : nil
        return .move(target, force: force, finger: try readFinger(&line), over: try readDuration("over", &line, otherwise: 0))
    }

    // MARK: - Keys and the device

    private static func key(_ line: inout ScriptLineReader) throws -> Script.Action {
        let start = line
        let name =
            line.isAtString
            ? try line.readString("a key") : line.isAtNumber ? String(try line.readInteger("a digit", in: 0...9)) : line.nextWord ?? ""
        guard !name.isEmpty else { throw start.error(expected: "a key such as space, a or shift+tab") }
        if !start.isAtString, !start.isAtNumber { line.advance(by: name.count) }
        guard let stroke = KeyStroke(named: name) ?? (start.isAtString && name.count == 1 ? KeyStroke(typing: Character(name)) : nil) else {
            throw start.error(
                "there is no key '\(name)'\(SpellingSuggestion.hint(for: name, among: KeyStroke.names)); keys are letters, digits, \(ScriptLineReader.alternatives(KeyStroke.names))"
            )
        }
        return .key(stroke, line.skipIfNext("down") ? .down : line.skipIfNext("up") ? .up : .downAndUp)
    }

    private static func type(_ line: inout ScriptLineReader) throws -> Script.Action { .type(try line.readString("a text")) }

    private static func compose(_ line: inout ScriptLineReader) throws -> Script.Action {
        let text = try line.readString("a text")
        guard line.skipIfNext("at") else { return .compose(text, selecting: text.count..<text.count) }
        let start = try line.readInteger("the position of the caret", in: 0...text.count)
        let end = line.skipIfNext("to") ? try line.readInteger("the end of the selection", in: start...text.count) : start
        return .compose(text, selecting: start..<end)
    }

    private static func commit(_ line: inout ScriptLineReader) throws -> Script.Action { .commit(try line.readString("a text")) }

    private static func rotate(_ line: inout ScriptLineReader) throws -> Script.Action {
        .rotate(try line.readChoice("an orientation", from: Orientation.allCases.map { ($0.rawValue, $0) }))
    }

    private static func rightClick(_ line: inout ScriptLineReader) throws -> Script.Action { .secondaryClick(try readTarget(&line)) }

    private static func tilt(_ line: inout ScriptLineReader) throws -> Script.Action {
        let expected = "a tilt such as (0.5, -1), with numbers from -1 to 1"
        let location = line.location
        let point = try line.readPoint(expected)
        guard point.x.unit == .none, point.y.unit == .none, abs(point.x.value) <= 1, abs(point.y.value) <= 1 else {
            throw ScriptError(location: location, message: "expected \(expected)")
        }
        return .tilt(CGPoint(x: point.x.value, y: point.y.value))
    }

    private static func slow(_ line: inout ScriptLineReader) throws -> Script.Action {
        .slow(try line.readChoice("a speed, as in 'slow on' or 'slow off'", from: [("on", 10), ("off", 1), ("half", 2), ("fiftieth", 50)]))
    }

    private static func cue(_ line: inout ScriptLineReader) throws -> Script.Action {
        let start = line
        let name = try line.readString("the name of a cue")
        guard !name.isEmpty else { throw start.error("the name is empty; write a name such as \"start\"") }
        return .cue(name)
    }

    // MARK: - Timings

    private enum TimingWord: String, CaseIterable { case duration, delay, curve, spring, reset }

    /// Reads the rest of a step `timing`.
    static func timing(_ line: inout ScriptLineReader, at location: ScriptLocation) throws -> TimingStep {
        let name = try line.readString("the name of a view or a layer")
        let keyPath = line.isAtString ? try line.readString("a key path") : line.nextWord ?? ""
        let words = TimingWord.allCases.map { ($0.rawValue, $0) }
        guard !keyPath.isEmpty, !words.contains(where: { $0.0 == keyPath }) else {
            throw line.error(expected: "a key path, such as position")
        }
        if line.nextWord == keyPath { line.advance(by: keyPath.count) }
        let number = line.isAtNumber ? try line.readInteger("the number of the animation", in: 1...100_000) : 1
        let change: TimingChange?
        switch try line.readChoice("a change", from: words) {
        case .duration: change = TimingChange(duration: try readSeconds(&line))
        case .delay: change = TimingChange(delay: try readSeconds(&line))
        case .curve:
            let x1 = try line.readNumber("x1", in: 0...1)
            let y1 = try line.readNumber("y1", in: -10...10)
            let x2 = try line.readNumber("x2", in: 0...1)
            change = TimingChange(curve: x1, y1, x2, try line.readNumber("y2", in: -10...10))
        case .spring:
            let mass = try line.readNumber("the mass", in: 0.0001...1e6)
            let stiffness = try line.readNumber("the stiffness", in: 0.0001...1e6)
            change = TimingChange(
                springMass: mass, stiffness: stiffness, damping: try line.readNumber("the damping", in: 0...1e6))
        case .reset: change = nil
        }
        return TimingStep(name: name, keyPath: keyPath, number: number, change: change, location: location)
    }
}
