import Foundation
import QuartzCore

/// The delayed calls of selectors that have not been made yet.
final class PerformRequests {
    /// One call.
    final class Request {
        let target: AnyObject
        let selector: Selector
        let argument: Any?
        var isValid = true

        init(_ target: AnyObject, _ selector: Selector, _ argument: Any?) {
            (self.target, self.selector, self.argument) = (target, selector, argument)
        }
    }

    private var requests: [Request] = []

    func add(_ target: AnyObject, _ selector: Selector, _ argument: Any?, _ delay: TimeInterval) {
        let request = Request(target, selector, argument)
        requests.append(request)
        let delay = max(Diagnostics.finite(delay, or: 1e9, "delay", source: "perform"), 0)
        // The reference is weak, so that a cancelled call does not retain its target until the scheduled time.
        UIApplication.shared.timerQueue.add(
            at: StageTime.now + delay, activity: Activity(.delayedCall, "perform"), isValid: { [weak request] in request?.isValid == true },
            { [weak self, weak request] in
                guard let request else { return }
                self?.requests.removeAll { $0 === request }
                _ = (request.target as? NSObjectMethods)?.perform(request.selector, with: request.argument)
            })
    }

    func cancel(_ target: AnyObject, where matches: (Request) -> Bool) {
        let cancelled = requests.filter { $0.target === target && matches($0) }
        for request in cancelled { request.isValid = false }
        requests.removeAll { !$0.isValid }
    }

    /// Whether two arguments are both nil, the same object, or equal values.
    static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
        return a as AnyObject === b as AnyObject
    }
}
