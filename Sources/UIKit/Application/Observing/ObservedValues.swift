import Foundation
import QuartzCore

/// The observed values of one object.
///
/// A value is compared with its last known value on three occasions:
///
/// - after a property of the layer, or of the view's layer, was set,
/// - in the setters that call `observedValueDidChange`,
/// - on each frame.
///
/// Therefore every property can be observed. A change of a property that is neither a layer property nor has such a setter is noticed only
/// at the next frame.
final class ObservedValues {
    /// One observed value and its observer.
    nonisolated final class Entry: @unchecked Sendable {
        let keyPath: String?
        weak var observer: AnyObject?
        let context: UnsafeMutableRawPointer?
        let read: () -> Any?
        let notify: (_ old: Any?, _ new: Any?) -> Void
        var lastValue: Any?
        var isRemoved = false

        init(
            _ keyPath: String?, _ observer: AnyObject?, _ context: UnsafeMutableRawPointer?, _ read: @escaping () -> Any?,
            _ notify: @escaping (Any?, Any?) -> Void
        ) {
            (self.keyPath, self.observer, self.context, self.read, self.notify) = (keyPath, observer, context, read, notify)
        }
    }

    private final class WeakReference {
        weak var values: ObservedValues?
        init(_ values: ObservedValues) { self.values = values }
    }

    private(set) var entries: [Entry] = []
    /// The observed values of all objects, in the order in which their observation began.
    private static var all: [WeakReference] = []
    private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// Returns the observed values of an object, or nil if none is observed.
    static func values(of object: AnyObject) -> ObservedValues? { objc_getAssociatedObject(object, key) as? ObservedValues }

    /// Adds an entry for an object.
    static func add(_ entry: Entry, to object: AnyObject) {
        let values = values(of: object) ?? start(object)
        entry.lastValue = entry.read()
        values.entries.append(entry)
    }

    private static func start(_ object: AnyObject) -> ObservedValues {
        let values = ObservedValues()
        objc_setAssociatedObject(object, key, values, .OBJC_ASSOCIATION_RETAIN)
        all.append(WeakReference(values))
        let layer = (object as? UIView)?.layer ?? object as? CALayer
        layer?.addModelObserver(values) { [weak values] in values?.check() }
        return values
    }

    /// Compares all values of all objects.
    static func checkAll() {
        guard !all.isEmpty else { return }
        for reference in all { reference.values?.check() }
        all.removeAll { $0.values == nil }
    }

    /// Notifies the observers of the values that have changed.
    func check() {
        for entry in entries where !entry.isRemoved {
            let new = entry.read()
            guard !Self.areEqual(entry.lastValue, new) else { continue }
            let old = entry.lastValue
            entry.lastValue = new
            entry.notify(old, new)
        }
        entries.removeAll(where: \.isRemoved)
    }

    private static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        if let a = a as? any Equatable { return isEqual(a, b) }
        if type(of: a) is AnyClass { return a as AnyObject === b as AnyObject }
        return String(reflecting: a) == String(reflecting: b)
    }

    private static func isEqual<Value: Equatable>(_ a: Value, _ b: Any) -> Bool { b as? Value == a }
}

extension UIResponder {
    /// Notifies the observers of values that have changed.
    func observedValueDidChange() {
        if associatedObjects != nil { ObservedValues.values(of: self)?.check() }
    }
}
