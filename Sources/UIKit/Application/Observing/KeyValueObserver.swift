/// An object that observes values by `addObserver(_:forKeyPath:options:context:)`. All responders conform to this protocol.
///
/// Differs from Apple: Foundation's `NSObject` on Linux has no `observeValue` that a class can override. To observe values, a class that is
/// not a responder must conform to this protocol.
@preconcurrency @MainActor public protocol KeyValueObserver: AnyObject {
    /// Called after an observed value has changed.
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?)
}

extension UIResponder: KeyValueObserver {}
