import Foundation
import QuartzCore

/// Methods of `NSObject` that Foundation on Linux lacks.
@preconcurrency @MainActor public protocol NSObjectMethods: AnyObject {
    /// Whether the object has the method of a selector.
    func responds(to aSelector: Selector!) -> Bool
}

extension NSObject: NSObjectMethods {}

extension NSObjectMethods {
    /// Whether the object has the method of a selector: whether it is an instance of the class that declares the method.
    ///
    /// Differs from Apple: optional methods of protocols have default implementations, so that an object has all of them.
    public func responds(to aSelector: Selector!) -> Bool { aSelector?.isMethod(of: self) ?? false }

    /// Calls a method without parameters.
    ///
    /// - Returns: The value of a getter, as in `perform(#selector(getter: title))`; it is retained until the next call. Nil for other
    ///   methods.
    ///   Differs from Apple: the results of other methods are not returned.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        if let value = aSelector?.value(of: self) { return PerformResult.keep(value) }
        return perform(aSelector, with: nil)
    }

    /// Calls a method with an object, or without parameters.
    ///
    /// - Returns: Nil. Differs from Apple: the result of the method is not returned.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any?) -> Unmanaged<AnyObject>! { perform(aSelector, with: object, with: nil) }

    /// Calls a method with one or two objects, or without parameters. A method that the object lacks is reported.
    ///
    /// - Returns: Nil. Differs from Apple: the result of the method is not returned.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any?, with object2: Any?) -> Unmanaged<AnyObject>! {
        guard let aSelector, !aSelector.perform(on: self, with: object1, object2) else { return nil }
        Diagnostics.report(
            .warning, source: "\(type(of: self))",
            "perform(_:with:) cannot call \(aSelector.name ?? "the method"): it is a method of another class, or its parameter has another type "
                + "than \(object1.map { "\(type(of: $0))" } ?? "nil").", onlyOnce: true)
        return nil
    }

    /// Calls a method with an object, or without parameters, on the first frame at or after a delay in seconds. The receiver and the object
    /// are retained until then.
    public func perform(_ aSelector: Selector!, with anArgument: Any?, afterDelay delay: TimeInterval) {
        guard let aSelector else { return }
        UIApplication.shared.performRequests.add(self, aSelector, anArgument, delay)
    }

    /// Calls a method after a delay. The modes have no effect: a stage has one run loop without modes.
    public func perform(_ aSelector: Selector!, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]) {
        perform(aSelector, with: anArgument, afterDelay: delay)
    }

    /// Calls a method: immediately if `wait` is true, because the caller is on the main thread, otherwise on the next frame.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        wait ? _ = perform(aSelector, with: arg) : perform(aSelector, with: arg, afterDelay: 0)
    }
}

/// The last value that `perform(_:)` has returned. The caller does not own the value, so this property retains it.
private enum PerformResult {
    private static var last: AnyObject?

    static func keep(_ value: Any) -> Unmanaged<AnyObject>? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return keepObject(value as AnyObject) }
        return mirror.children.first.flatMap { keepObject($0.value as AnyObject) }
    }

    private static func keepObject(_ object: AnyObject) -> Unmanaged<AnyObject>? {
        last = object
        return Unmanaged.passUnretained(object)
    }
}

extension NSObject {
    /// Cancels all calls that `perform(_:with:afterDelay:)` has scheduled for an object.
    @MainActor public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        UIApplication.shared.performRequests.cancel(aTarget as AnyObject) { _ in true }
    }

    /// Cancels the calls of a method with an argument that `perform(_:with:afterDelay:)` has scheduled for an object.
    ///
    /// Differs from Apple: selectors without names are compared by the types of their methods.
    @MainActor public static func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        UIApplication.shared.performRequests.cancel(aTarget as AnyObject) { request in
            request.selector.mayHaveSameMethod(as: aSelector) && PerformRequests.areEqual(request.argument, anArgument)
        }
    }
}
