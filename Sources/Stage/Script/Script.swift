import Foundation
import UIKit

/// What a person does in front of a scene, step by step, as written in a file. docs/SCRIPT.md has the grammar.
nonisolated public struct Script: Sendable {
    package var steps: [Step]
    /// The scene that the file says it is for.
    public internal(set) var scene: String?

    nonisolated package struct Step: Equatable, Sendable {
        package var action: Action
        package var place: ScriptPlace
    }

    /// Whether it says which frame stands for the scene.
    package var hasPoster: Bool {
        func has(_ steps: [Step]) -> Bool {
            steps.contains { if case .loop(_, let inner) = $0.action { has(inner) } else { $0.action == .poster } }
        }
        return has(steps)
    }

    /// What a step does. Times are in seconds of the scene.
    nonisolated package indirect enum Action: Equatable, Sendable {
        case wait(Double)
        case waitForIdle(within: Double)
        case expect(ScriptTarget, isGone: Bool, within: Double)
        case expectNumber(ScriptTarget, keyPath: String, value: Double, tolerance: Double)
        case tap(ScriptTarget, times: Int)
        case press(ScriptTarget?, force: Double, over: Double)
        case hold(ScriptTarget?, Double)
        case release(finger: Int)
        case cancel(finger: Int)
        case drag(ScriptTarget, to: ScriptTarget, over: Double)
        case swipe(Direction, on: ScriptTarget?, over: Double)
        case pinch(ScriptTarget?, by: Double, over: Double)
        case scroll(ScriptTarget?, by: ScriptPoint, over: Double)
        case down(ScriptTarget, force: Double, finger: Int)
        case move(ScriptTarget, force: Double?, finger: Int, over: Double)
        case key(KeyStroke, KeyPart)
        case type(String)
        case compose(String, choosing: Range<Int>)
        case commit(String)
        case rotate(Orientation)
        case slow(Int)
        case snapshot(String)
        case poster
        case loop(Int, [Step])
    }

    nonisolated package enum Direction: String, CaseIterable, Sendable { case left, right, up, down }
    nonisolated package enum KeyPart: Sendable { case whole, down, up }
}

/// Which way up the device is held.
nonisolated package enum Orientation: String, CaseIterable, Hashable, Sendable {
    case portrait, landscape
    case landscapeRight = "landscape-right"
    case upsideDown = "upside-down"
}

/// Where something stands in a script.
nonisolated package struct ScriptPlace: Hashable, Sendable, CustomStringConvertible {
    package var file: String
    package var line: Int
    package var column: Int

    package var description: String { "\(file):\(line):\(column)" }
}

/// What is wrong with a script, or with what it met, and where.
nonisolated public struct ScriptError: Error, CustomStringConvertible {
    package let place: ScriptPlace
    package let message: String
    public var description: String { "\(place): \(message)" }
}

/// What a step is done to.
nonisolated package struct ScriptTarget: Equatable, Sendable {
    nonisolated package enum Kind: Equatable, Sendable {
        /// An accessibility identifier, a visible text, or an accessibility label.
        case name(String, number: Int?)
        /// The so many-th view of a class, counted from 1 as they are added.
        case type(String, number: Int)
        case point(ScriptPoint)
    }

    package var kind: Kind
    /// A place in the view; its middle unless given.
    package var spot: ScriptPoint?
    package var place: ScriptPlace
}

/// A point, each part of it in points or in parts of the whole.
nonisolated package struct ScriptPoint: Equatable, Sendable {
    nonisolated package struct Measure: Equatable, Sendable {
        package var value: Double
        package var isPart: Bool

        func of(_ whole: CGFloat) -> CGFloat { isPart ? whole * value / 100 : value }
    }

    package var x: Measure
    package var y: Measure

    package func inside(_ size: CGSize) -> CGPoint { CGPoint(x: x.of(size.width), y: y.of(size.height)) }
}
