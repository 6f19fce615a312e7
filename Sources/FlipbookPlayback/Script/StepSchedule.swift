import Foundation
import Stage
import UIKit

/// The inputs of one step of a script, distributed over its frames.
struct StepSchedule {
    /// The inputs in the order of their frames. The frames are counted from the start of the step.
    private(set) var inputs: [TimedInput] = []
    /// The length of the step in frames.
    private(set) var frameCount = 0

    private let stage: Stage
    private let finder: TargetFinder

    init(_ stage: Stage) {
        self.stage = stage
        finder = TargetFinder(stage: stage)
    }

    /// The time that a finger or a key stays down for a tap, in seconds.
    private static let tapDuration = 0.1
    /// The time from one typed letter to the next, in seconds.
    private static let typingInterval = 0.08

    /// Returns the number of frames that are displayed while a duration passes in the scene, but at least one.
    private func displayedFrames(in seconds: Double) -> Int { max(stage.displayedFrameCount(in: seconds), 1) }

    private mutating func add(_ frame: Int, _ input: Input) {
        inputs.append(TimedInput(frame: frame, input: input))
        frameCount = max(frameCount, frame)
    }

    /// Adds an input in each frame of a duration. The closure receives the elapsed fraction, which is 1 in the last frame.
    private mutating func addInputs(over seconds: Double, _ input: (Double) -> Input) {
        let count = displayedFrames(in: seconds)
        for frame in 1...count { add(frame, input(Double(frame) / Double(count))) }
    }

    /// Returns the point at a fraction of the line from `a` to `b`. For the fraction 1, the point is exactly `b`.
    private static func interpolate(_ a: CGPoint, _ b: CGPoint, _ fraction: Double) -> CGPoint {
        fraction == 1 ? b : CGPoint(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
    }

    // MARK: - Steps

    mutating func wait(_ seconds: Double) { frameCount = stage.displayedFrameCount(in: seconds) }

    mutating func tap(_ target: ScriptTarget, times: Int) throws {
        let position = try finder.tapPoint(target)
        for _ in 0..<times {
            let downFrame = inputs.isEmpty ? 0 : frameCount + displayedFrames(in: Self.tapDuration)
            add(downFrame, .down(finger: 0, at: position, force: 1))
            add(downFrame + displayedFrames(in: Self.tapDuration), .up(finger: 0))
        }
    }

    mutating func press(_ target: ScriptTarget, force: Double, over seconds: Double) throws {
        let position = try finder.point(target)
        add(0, .down(finger: 0, at: position, force: 0))
        addInputs(over: seconds) { .move(finger: 0, to: position, force: force * smoothstep($0)) }
    }

    /// Changes the force of a finger that is down. If there is a target, the finger also moves to the target.
    mutating func move(_ number: Int, _ start: Take.Finger, to target: ScriptTarget?, force: Double, over seconds: Double) throws {
        let end = try target.map { try finder.point($0) } ?? start.position
        guard seconds > 0 else { return add(0, .move(finger: number, to: end, force: force)) }
        addInputs(over: seconds) { elapsed in
            let progress = smoothstep(elapsed)
            return .move(
                finger: number, to: Self.interpolate(start.position, end, progress),
                force: progress == 1 ? force : start.force + (force - start.force) * progress)
        }
    }

    mutating func hold(_ target: ScriptTarget, _ seconds: Double) throws {
        add(0, .down(finger: 0, at: try finder.point(target), force: 1))
        add(displayedFrames(in: seconds), .up(finger: 0))
    }

    /// Moves a finger from one target to another. The speed is zero at both ends.
    mutating func drag(from start: ScriptTarget, to end: ScriptTarget, over seconds: Double) throws {
        try addDrag(from: finder.point(start), to: finder.point(end), over: seconds) { smoothstep($0) }
    }

    /// Moves a finger at constant speed, so that it is still moving when it is lifted. The center of the line is the target, and the length
    /// is 60 % of the width or height of the target's view or of the screen.
    mutating func swipe(_ direction: Script.Direction, _ target: ScriptTarget?, over seconds: Double) throws {
        let center = try target.map { try finder.point($0) } ?? CGPoint(x: stage.size.width / 2, y: stage.size.height / 2)
        let size = try finder.size(target)
        let (dx, dy) =
            switch direction {
            case .left: (-size.width * 0.3, CGFloat(0))
            case .right: (size.width * 0.3, CGFloat(0))
            case .up: (CGFloat(0), -size.height * 0.3)
            case .down: (CGFloat(0), size.height * 0.3)
            }
        addDrag(from: CGPoint(x: center.x - dx, y: center.y - dy), to: CGPoint(x: center.x + dx, y: center.y + dy), over: seconds) { $0 }
    }

    /// Adds a touch that moves along a line. `progress` maps the elapsed fraction to the fraction of the line.
    private mutating func addDrag(from start: CGPoint, to end: CGPoint, over seconds: Double, progress: (Double) -> Double) {
        add(0, .down(finger: 0, at: start, force: 1))
        addInputs(over: seconds) { .move(finger: 0, to: Self.interpolate(start, end, progress($0)), force: 1) }
        add(frameCount, .up(finger: 0))
    }

    /// Moves two fingers apart or together along a diagonal line. At its largest, the distance between the fingers is 200 points.
    mutating func pinch(_ target: ScriptTarget?, by factor: Double, over seconds: Double) throws {
        let center = try target.map { try finder.point($0) } ?? CGPoint(x: stage.size.width / 2, y: stage.size.height / 2)
        let start = factor > 1 ? 100 / factor : 100
        func position(of finger: Int, at fraction: Double) -> CGPoint {
            let offset = start * (1 + (factor - 1) * smoothstep(fraction)) * (finger == 0 ? -1 : 1) / 2.0.squareRoot()
            return CGPoint(x: center.x + offset, y: center.y - offset)
        }
        for finger in 0...1 { add(0, .down(finger: finger, at: position(of: finger, at: 0), force: 1)) }
        let count = displayedFrames(in: seconds)
        for frame in 1...count {
            for finger in 0...1 { add(frame, .move(finger: finger, to: position(of: finger, at: Double(frame) / Double(count)), force: 1)) }
        }
        for finger in 0...1 { add(count, .up(finger: finger)) }
    }

    mutating func scroll(_ target: ScriptTarget?, by distance: ScriptPoint, over seconds: Double) throws {
        let position = try target.map { try finder.point($0) } ?? CGPoint(x: stage.size.width / 2, y: stage.size.height / 2)
        let totalDistance = distance.resolved(in: try finder.size(target))
        var scrolled = CGPoint.zero
        addInputs(over: seconds) { fraction in
            let current = Self.interpolate(.zero, totalDistance, smoothstep(fraction))
            defer { scrolled = current }
            return .scroll(at: position, by: CGVector(dx: current.x - scrolled.x, dy: current.y - scrolled.y))
        }
    }

    mutating func down(_ target: ScriptTarget, force: Double, finger: Int) throws {
        add(0, .down(finger: finger, at: try finder.point(target), force: force))
    }

    mutating func secondaryClick(_ target: ScriptTarget) throws { add(0, .secondaryClick(at: try finder.point(target))) }

    mutating func performAccessibilityAction(_ action: AccessibilityAction, _ target: ScriptTarget?) throws {
        add(0, .accessibility(action, at: try target.map { try finder.activationPoint($0) } ?? .zero))
    }

    /// Adds an input on the first frame of the step.
    mutating func addImmediately(_ input: Input) { add(0, input) }

    mutating func pressKey(_ stroke: KeyStroke) {
        add(0, .keyDown(stroke))
        add(displayedFrames(in: Self.tapDuration), .keyUp(stroke))
    }

    mutating func type(_ text: String) {
        for character in text {
            let downFrame = frameCount
            let stroke = KeyStroke(typing: character)
            add(downFrame, .keyDown(stroke))
            add(downFrame + max(displayedFrames(in: Self.typingInterval) / 2, 1), .keyUp(stroke))
            frameCount = downFrame + max(displayedFrames(in: Self.typingInterval), 2)
        }
    }
}
