import Foundation
import UIKit

/// How each step goes on after its first word.
extension ScriptParser {
    typealias Reader = @MainActor (inout ScriptLine) throws -> Script.Action

    static let readers: [(name: String, read: Reader)] = [
        ("wait", wait), ("expect", expect), ("tap", tap), ("press", press), ("hold", hold), ("release", release), ("drag", drag),
        ("swipe", swipe), ("pinch", pinch), ("scroll", scroll), ("down", down), ("move", move), ("up", release), ("cancel", cancel),
        ("key", key),
        ("type", type), ("compose", compose), ("commit", commit), ("rotate", rotate), ("slow", slow), ("snapshot", snapshot),
        ("poster", { _ in .poster }),
    ]

    /// An ordinary touch has 1; this is the most that a screen tells.
    private static let mostForce = 20.0 / 3

    private static func seconds(_ line: inout ScriptLine) throws -> Double {
        let value = try line.number("seconds", in: 0...longest)
        _ = line.take("s")
        return value
    }

    private static func duration(_ word: String, _ line: inout ScriptLine, otherwise: Double) throws -> Double {
        line.take(word) ? try seconds(&line) : otherwise
    }

    private static func force(_ line: inout ScriptLine, otherwise: Double) throws -> Double {
        line.take("force") ? try line.number("the force", in: 0...mostForce) : otherwise
    }

    private static func finger(_ line: inout ScriptLine) throws -> Int {
        line.take("finger") ? try line.whole("the finger's number", in: 1...10) - 1 : 0
    }

    // MARK: - Targets

    static func target(_ line: inout ScriptLine) throws -> ScriptTarget {
        guard let target = try targetIfAny(&line) else {
            throw line.expected("a target: \"a name\", a class such as UIButton, or a point such as (187, 300)")
        }
        return target
    }

    static func targetIfAny(_ line: inout ScriptLine) throws -> ScriptTarget? {
        let place = line.place
        let kind: ScriptTarget.Kind
        if line.isAtPoint {
            return ScriptTarget(kind: .point(try line.point("a point")), place: place)
        } else if line.isAtString {
            let name = try line.string("a name")
            guard !name.isEmpty else { throw ScriptError(place: place, message: "a name has at least one letter") }
            kind = .name(name, number: try number(&line))
        } else if let word = line.word, word.first?.isUppercase == true {
            line.take(word.count)
            kind = .type(word, number: try number(&line) ?? 1)
        } else {
            return nil
        }
        let spot = line.take("at") ? try line.point("a point in the target, such as (50%, 50%)") : nil
        return ScriptTarget(kind: kind, spot: spot, place: place)
    }

    private static func number(_ line: inout ScriptLine) throws -> Int? {
        line.isAtNumber ? try line.whole("which one", in: 1...10_000) : nil
    }

    // MARK: - Waiting and looking

    private static func wait(_ line: inout ScriptLine) throws -> Script.Action {
        guard line.take("for") else {
            guard line.isAtNumber else { throw line.expected("seconds, or 'for'") }
            return .wait(try seconds(&line))
        }
        if line.take("idle") { return .waitForIdle(within: try duration("within", &line, otherwise: 10)) }
        let isGone = line.take("no")
        guard let target = try targetIfAny(&line) else { throw line.expected("'idle' or a target") }
        return .expect(target, isGone: isGone, within: try duration("within", &line, otherwise: 10))
    }

    private static func expect(_ line: inout ScriptLine) throws -> Script.Action {
        let isGone = line.take("no")
        let target = try target(&line)
        if !isGone, let keyPath = line.word, keyPath != "within" {
            line.take(keyPath.count)
            try line.require("is")
            let value = try line.number("a number", in: -1e9...1e9)
            let tolerance = line.take("±") || line.take("+-") ? try line.number("how much it may differ", in: 0...1e9) : 0.001
            return .expectNumber(target, keyPath: keyPath, value: value, tolerance: tolerance)
        }
        return .expect(target, isGone: isGone, within: try duration("within", &line, otherwise: 0))
    }

    private static func snapshot(_ line: inout ScriptLine) throws -> Script.Action {
        let begin = line
        let path = try line.path()
        guard path.lowercased().hasSuffix(".png") else { throw begin.error("a snapshot's file ends in .png, which '\(path)' does not") }
        return .snapshot(path)
    }

    // MARK: - Fingers

    private static func tap(_ line: inout ScriptLine) throws -> Script.Action {
        .tap(try target(&line), times: line.take("twice") ? 2 : 1)
    }

    private static func press(_ line: inout ScriptLine) throws -> Script.Action {
        .press(try targetIfAny(&line), force: try force(&line, otherwise: 1), over: try duration("over", &line, otherwise: 0.5))
    }

    private static func hold(_ line: inout ScriptLine) throws -> Script.Action {
        guard let target = try targetIfAny(&line) else {
            _ = line.take("for")
            guard line.isAtNumber else { throw line.expected("a target, or seconds") }
            return .hold(nil, try seconds(&line))
        }
        try line.require("for")
        return .hold(target, try seconds(&line))
    }

    private static func release(_ line: inout ScriptLine) throws -> Script.Action { .release(finger: try finger(&line)) }

    private static func cancel(_ line: inout ScriptLine) throws -> Script.Action { .cancel(finger: try finger(&line)) }

    private static func drag(_ line: inout ScriptLine) throws -> Script.Action {
        let start = try target(&line)
        try line.require("to")
        return .drag(start, to: try target(&line), over: try duration("over", &line, otherwise: 0.5))
    }

    private static func swipe(_ line: inout ScriptLine) throws -> Script.Action {
        let direction = try line.choice("a direction", Script.Direction.allCases.map { ($0.rawValue, $0) })
        let place = line.take("on") ? try target(&line) : nil
        return .swipe(direction, on: place, over: try duration("over", &line, otherwise: 0.2))
    }

    private static func pinch(_ line: inout ScriptLine) throws -> Script.Action {
        let target = try targetIfAny(&line)
        try line.require("by")
        return .pinch(target, by: try line.number("a factor", in: 0.05...20), over: try duration("over", &line, otherwise: 0.5))
    }

    private static func scroll(_ line: inout ScriptLine) throws -> Script.Action {
        let target = try targetIfAny(&line)
        try line.require("by")
        let distance = try line.point("a distance such as (0, 200)")
        return .scroll(target, by: distance, over: try duration("over", &line, otherwise: 0.3))
    }

    private static func down(_ line: inout ScriptLine) throws -> Script.Action {
        .down(try target(&line), force: try force(&line, otherwise: 1), finger: try finger(&line))
    }

    private static func move(_ line: inout ScriptLine) throws -> Script.Action {
        let target = try target(&line)
        let force = line.word == "force" ? try force(&line, otherwise: 1) : nil
        return .move(target, force: force, finger: try finger(&line), over: try duration("over", &line, otherwise: 0))
    }

    // MARK: - Keys and the device

    private static func key(_ line: inout ScriptLine) throws -> Script.Action {
        let begin = line
        let name =
            line.isAtString ? try line.string("a key") : line.isAtNumber ? String(try line.whole("a digit", in: 0...9)) : line.word ?? ""
        guard !name.isEmpty else { throw begin.expected("a key such as space, a or shift+tab") }
        if !begin.isAtString, !begin.isAtNumber { line.take(name.count) }
        guard let stroke = KeyStroke(named: name) ?? (begin.isAtString && name.count == 1 ? KeyStroke(typing: Character(name)) : nil) else {
            throw begin.error(
                "there is no key '\(name)'\(Nearest.hint(name, KeyStroke.names)); keys are letters, digits, \(ScriptLine.list(KeyStroke.names))"
            )
        }
        return .key(stroke, line.take("down") ? .down : line.take("up") ? .up : .whole)
    }

    private static func type(_ line: inout ScriptLine) throws -> Script.Action { .type(try line.string("a text")) }

    private static func compose(_ line: inout ScriptLine) throws -> Script.Action {
        let text = try line.string("a text")
        guard line.take("at") else { return .compose(text, choosing: text.count..<text.count) }
        let start = try line.whole("the caret's place", in: 0...text.count)
        let end = line.take("to") ? try line.whole("the end of what is chosen", in: start...text.count) : start
        return .compose(text, choosing: start..<end)
    }

    private static func commit(_ line: inout ScriptLine) throws -> Script.Action { .commit(try line.string("a text")) }

    private static func rotate(_ line: inout ScriptLine) throws -> Script.Action {
        .rotate(try line.choice("a way to hold it", Orientation.allCases.map { ($0.rawValue, $0) }))
    }

    private static func slow(_ line: inout ScriptLine) throws -> Script.Action {
        .slow(try line.choice("a speed", [("on", 10), ("off", 1), ("half", 2)]))
    }
}
