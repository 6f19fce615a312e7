import Foundation

/// The queue of the main actor.
nonisolated package enum MainQueue {
    /// The key of a value that is set only for the main queue.
    private static let key = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the code runs on the main actor. On Linux, the main queue may run on another thread than the main thread.
    package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}
