import Foundation
import UIKit

/// A list of steps that a user could perform in a scene, read from a file. The grammar is in docs/SCRIPT.md.
nonisolated public struct Script: Sendable {
    package var steps: [Step]
    /// The name of the scene, if the script states it.
    public internal(set) var scene: String?

    /// An action and its location in the file.
    nonisolated package struct Step: Equatable, Sendable {
        package var action: Action
        package var location: ScriptLocation
    }

    /// Whether the script selects the frame that represents the scene in the gallery.
    package var hasPoster: Bool {
        func containsPoster(_ steps: [Step]) -> Bool {
            steps.contains { if case .loop(_, let nestedSteps) = $0.action { containsPoster(nestedSteps) } else { $0.action == .poster } }
        }
        return containsPoster(steps)
    }

    /// The action of a step. Durations are in seconds of the scene's time.
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
        case key(KeyStroke, KeyAction)
        case type(String)
        case compose(String, choosing: Range<Int>)
        case commit(String)
        case rotate(Orientation)
        case slow(Int)
        case snapshot(String)
        case poster
        case loop(Int, [Step])
    }

    /// The direction of a swipe.
    nonisolated package enum Direction: String, CaseIterable, Sendable { case left, right, up, down }
    /// The part of a key press that a step performs.
    nonisolated package enum KeyAction: Sendable { case downAndUp, down, up }
}

/// The orientation of the device.
nonisolated package enum Orientation: String, CaseIterable, Hashable, Sendable {
    case portrait, landscape
    case landscapeRight = "landscape-right"
    case upsideDown = "upside-down"
}

/// A position in a script file. Line and column are counted from 1.
nonisolated package struct ScriptLocation: Hashable, Sendable, CustomStringConvertible {
    package var file: String
    package var line: Int
    package var column: Int

    package var description: String { "\(file):\(line):\(column)" }
}

/// An error in a script, or a failure of one of its steps, with its location.
nonisolated public struct ScriptError: Error, CustomStringConvertible {
    package let location: ScriptLocation
    package let message: String
    /// The location and the message, for example `a.script:3:5: there is no step 'tpa'`.
    public var description: String { "\(location): \(message)" }
}

/// The target of a step: a view or a point.
nonisolated package struct ScriptTarget: Equatable, Sendable {
    nonisolated package enum Kind: Equatable, Sendable {
        /// A view with this accessibility identifier, visible text, or accessibility label. `number` counts from 1.
        case name(String, number: Int?)
        /// The view of a class with this number, counted from 1 in the order of the view hierarchy.
        case type(String, number: Int)
        /// A point of the screen.
        case point(ScriptPoint)
    }

    package var kind: Kind
    /// A point in the view's bounds; nil for its center.
    package var pointInView: ScriptPoint?
    package var location: ScriptLocation
}

/// A point or a distance. Each coordinate is in points or in percent of a size.
nonisolated package struct ScriptPoint: Equatable, Sendable {
    /// One coordinate.
    nonisolated package struct Coordinate: Equatable, Sendable {
        package var value: Double
        /// Whether the value is a percentage.
        package var isPercentage: Bool

        /// Returns the coordinate in points, for a side of a length.
        func resolved(in length: CGFloat) -> CGFloat { isPercentage ? length * value / 100 : value }
    }

    package var x: Coordinate
    package var y: Coordinate

    /// Returns the point in points, for an area of a size.
    package func resolved(in size: CGSize) -> CGPoint { CGPoint(x: x.resolved(in: size.width), y: y.resolved(in: size.height)) }
}
