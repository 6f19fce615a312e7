import Foundation
import UIKit

/// A step spread over the frames that it takes.
struct Plan {
    /// Each with the frames since the step began, in order.
    private(set) var inputs: [TimedInput] = []
    private(set) var length = 0

    private let stage: Stage
    private let finder: TargetFinder

    init(_ stage: Stage) {
        self.stage = stage
        finder = TargetFinder(stage: stage)
    }

    /// How long a finger or a key is down when it is only touched.
    private static let touch = 0.1
    /// From one letter to the next.
    private static let typing = 0.08

    private func frames(_ seconds: Double) -> Int { max(stage.framesShown(in: seconds), 1) }

    private mutating func add(_ frame: Int, _ input: Input) {
        inputs.append(TimedInput(frame: frame, input: input))
        length = max(length, frame)
    }

    /// An input on each frame of a time, for the part of it that is over, 1 at the last.
    private mutating func glide(_ seconds: Double, _ input: (Double) -> Input) {
        let count = frames(seconds)
        for frame in 1...count { add(frame, input(Double(frame) / Double(count))) }
    }

    /// Without a kink at either end: 3p² - 2p³.
    private static func smooth(_ part: Double) -> Double { part * part * (3 - 2 * part) }

    private static func mix(_ a: CGPoint, _ b: CGPoint, _ part: Double) -> CGPoint {
        part == 1 ? b : CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
    }

    // MARK: - Steps

    mutating func pause(_ seconds: Double) { length = stage.framesShown(in: seconds) }

    mutating func tap(_ target: ScriptTarget, times: Int) throws {
        let place = try finder.point(target)
        for _ in 0..<times {
            let begin = inputs.isEmpty ? 0 : length + frames(Self.touch)
            add(begin, .down(finger: 0, at: place, force: 1))
            add(begin + frames(Self.touch), .up(finger: 0))
        }
    }

    mutating func press(_ target: ScriptTarget, force: Double, over seconds: Double) throws {
        let place = try finder.point(target)
        add(0, .down(finger: 0, at: place, force: 0))
        glide(seconds) { .move(finger: 0, to: place, force: force * Self.smooth($0)) }
    }

    /// A finger that is down presses harder, or less, and goes somewhere else.
    mutating func move(_ finger: Int, _ hand: Take.Finger, to target: ScriptTarget?, force: Double, over seconds: Double) throws {
        let place = try target.map { try finder.point($0) } ?? hand.place
        guard seconds > 0 else { return add(0, .move(finger: finger, to: place, force: force)) }
        glide(seconds) { part in
            let part = Self.smooth(part)
            return .move(
                finger: finger, to: Self.mix(hand.place, place, part), force: part == 1 ? force : hand.force + (force - hand.force) * part)
        }
    }

    mutating func hold(_ target: ScriptTarget, _ seconds: Double) throws {
        add(0, .down(finger: 0, at: try finder.point(target), force: 1))
        add(frames(seconds), .up(finger: 0))
    }

    /// Picked up, carried and put down: it is at rest at both ends.
    mutating func drag(_ start: ScriptTarget, _ end: ScriptTarget, over seconds: Double) throws {
        try glideDown(finder.point(start), finder.point(end), seconds) { Self.smooth($0) }
    }

    /// Flung: it leaves the screen at full speed.
    mutating func swipe(_ direction: Script.Direction, _ target: ScriptTarget?, over seconds: Double) throws {
        let middle = try target.map { try finder.point($0) } ?? CGPoint(x: stage.size.width / 2, y: stage.size.height / 2)
        let size = try finder.size(target)
        let (dx, dy) =
            switch direction {
            case .left: (-size.width * 0.3, CGFloat(0))
            case .right: (size.width * 0.3, CGFloat(0))
            case .up: (CGFloat(0), -size.height * 0.3)
            case .down: (CGFloat(0), size.height * 0.3)
            }
        glideDown(CGPoint(x: middle.x - dx, y: middle.y - dy), CGPoint(x: middle.x + dx, y: middle.y + dy), seconds) { $0 }
    }

    private mutating func glideDown(_ start: CGPoint, _ end: CGPoint, _ seconds: Double, _ course: (Double) -> Double) {
        add(0, .down(finger: 0, at: start, force: 1))
        glide(seconds) { .move(finger: 0, to: Self.mix(start, end, course($0)), force: 1) }
        add(length, .up(finger: 0))
    }

    /// Two fingers, on a diagonal, at most 200 points from each other.
    mutating func pinch(_ target: ScriptTarget?, by factor: Double, over seconds: Double) throws {
        let middle = try target.map { try finder.point($0) } ?? CGPoint(x: stage.size.width / 2, y: stage.size.height / 2)
        let start = factor > 1 ? 100 / factor : 100
        func place(_ finger: Int, _ part: Double) -> CGPoint {
            let reach = start * (1 + (factor - 1) * Self.smooth(part)) * (finger == 0 ? -1 : 1) / 2.0.squareRoot()
            return CGPoint(x: middle.x + reach, y: middle.y - reach)
        }
        for finger in 0...1 { add(0, .down(finger: finger, at: place(finger, 0), force: 1)) }
        let count = frames(seconds)
        for frame in 1...count {
            for finger in 0...1 { add(frame, .move(finger: finger, to: place(finger, Double(frame) / Double(count)), force: 1)) }
        }
        for finger in 0...1 { add(count, .up(finger: finger)) }
    }

    mutating func scroll(_ target: ScriptTarget?, by distance: ScriptPoint, over seconds: Double) throws {
        let place = try target.map { try finder.point($0) } ?? CGPoint(x: stage.size.width / 2, y: stage.size.height / 2)
        let whole = distance.inside(try finder.size(target))
        var done = CGPoint.zero
        glide(seconds) { part in
            let now = Self.mix(.zero, whole, Self.smooth(part))
            defer { done = now }
            return .scroll(at: place, by: CGVector(dx: now.x - done.x, dy: now.y - done.y))
        }
    }

    mutating func down(_ target: ScriptTarget, force: Double, finger: Int) throws {
        add(0, .down(finger: finger, at: try finder.point(target), force: force))
    }

    mutating func now(_ input: Input) { add(0, input) }

    mutating func strike(_ stroke: KeyStroke) {
        add(0, .keyDown(stroke))
        add(frames(Self.touch), .keyUp(stroke))
    }

    mutating func type(_ text: String) {
        for character in text {
            let begin = length
            let stroke = KeyStroke(typing: character)
            add(begin, .keyDown(stroke))
            add(begin + max(frames(Self.typing) / 2, 1), .keyUp(stroke))
            length = begin + max(frames(Self.typing), 2)
        }
    }
}
