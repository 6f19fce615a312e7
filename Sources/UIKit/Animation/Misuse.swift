import Foundation

/// A call that makes no sense, such as one that an animator's state does not allow, or a row that is told of and not there: an error of the
/// program, not of the person using it.
///
/// UIKit asserts. So do we in debug builds; a release build says what was wrong and goes on as if the call had not been made.
package enum Misuse {
    /// What is done about it. A test puts its own here to see that it was noticed.
    nonisolated(unsafe) package static var handler: @Sendable (String) -> Void = { message in
        assertionFailure(message)
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }

    nonisolated static func report(_ message: String, by culprit: String = "UIViewPropertyAnimator") { handler("\(culprit): \(message)") }
}
