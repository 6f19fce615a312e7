import Foundation

/// Reports calls that are errors in the program, such as a call that an animator's state does not allow.
///
/// UIKit raises an exception. Flipbook asserts in debug builds. A release build prints the message and ignores the call.
package enum Misuse {
    /// The function that gets each message. Tests replace it.
    nonisolated(unsafe) package static var handler: @Sendable (String) -> Void = { message in
        assertionFailure(message)
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }

    nonisolated static func report(_ message: String, by source: String = "UIViewPropertyAnimator") { handler("\(source): \(message)") }
}
