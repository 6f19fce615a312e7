import UIKit

/// What a person does to a screen in one instant. With the frame it happens in, it is all that a scene depends on besides time.
nonisolated package enum Input: Equatable, Sendable {
    case down(finger: Int, at: CGPoint, force: Double)
    case move(finger: Int, to: CGPoint, force: Double)
    case up(finger: Int)
    case cancel(finger: Int)
    case scroll(at: CGPoint, by: CGVector)
    case keyDown(KeyStroke)
    case keyUp(KeyStroke)
    /// What an input method is at work on, and which of its characters are chosen; empty, it gives up.
    case compose(String, choosing: Range<Int>)
    /// A text that is put in at once, as by an input method.
    case commit(String)
    case rotate(Orientation)
    /// So many times slower: 1, 2 or 10.
    case slow(Int)
}

/// An input and the frame at whose time it comes.
nonisolated package struct TimedInput: Equatable, Sendable {
    package var frame: Int
    package var input: Input

    package init(frame: Int, input: Input) {
        self.frame = frame
        self.input = input
    }
}
