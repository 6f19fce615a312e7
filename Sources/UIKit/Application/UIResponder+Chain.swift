import QuartzCore

/// The walk along the responder chain. Clients override `next` and move the views of controllers, so the chain can contain a cycle.
extension UIResponder {
    /// The number of responders after which a walk ends. It is far above the length of a chain without a cycle.
    static let maximumChainLength = 1000
    /// The number of nested calls of `forward`, which equals the number of responders that have passed on the current event or request.
    private static var forwardingDepth = 0

    /// Passes an event to the next responder, which may pass it on.
    func forward(_ event: (UIResponder) -> Void) {
        guard let next else { return }
        guard Self.forwardingDepth < Self.maximumChainLength else { return reportCycle() }
        Self.forwardingDepth += 1
        defer { Self.forwardingDepth -= 1 }
        event(next)
    }

    /// Returns a value of the next responder, which may return the value of the responder after it. Returns nil at the end of the chain.
    func valueOfNext<Value>(_ value: (UIResponder) -> Value?) -> Value? {
        var result: Value?
        forward { result = value($0) }
        return result
    }

    /// Returns the nearest responder in the chain, beginning with this responder, for which a condition holds, or nil.
    func firstInChain(where predicate: (UIResponder) -> Bool) -> UIResponder? {
        var responder = self
        for _ in 0..<Self.maximumChainLength {
            if predicate(responder) { return responder }
            guard let next = responder.next else { return nil }
            responder = next
        }
        reportCycle()
        return nil
    }

    private func reportCycle() {
        Diagnostics.report(
            .warning, source: "UIResponder",
            "The responder chain at \(type(of: self)) has a cycle; the event ends after \(Self.maximumChainLength) responders. Check the "
                + "overrides of `next`, and do not add the view of a controller to the view of a controller that it presents.",
            onlyOnce: true)
    }
}
