import Foundation
import QuartzCore

extension NSObjectMethods {
    /// Observes a value: `scrollView.observe(\.contentOffset, options: [.old, .new]) { scrollView, change in … }`.
    ///
    /// The observation ends when its result is released. `frame`, `bounds`, `center`, `alpha`, `isHidden`, `transform`, `contentOffset`,
    /// `contentSize`, `contentInset`, `text`, `isEnabled`, `isSelected`, `isHighlighted` and the properties of layers are compared after
    /// each change, all other values at the next frame.
    ///
    /// Differs from Apple: setting an equal value is not a change.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let change = { (old: Any?, new: Any?, isPrior: Bool) in
            NSKeyValueObservedChange<Value>(
                kind: .setting, newValue: options.contains(.new) && !isPrior ? new as? Value : nil,
                oldValue: options.contains(.old) ? old as? Value : nil, indexes: nil, isPrior: isPrior)
        }
        let entry = ObservedValues.Entry(nil, nil, nil, { [weak self] in self.map { $0[keyPath: keyPath] as Any } }) {
            [weak self] old, new in
            guard let self else { return }
            if options.contains(.prior) { changeHandler(self, change(old, nil, true)) }
            changeHandler(self, change(old, new, false))
        }
        ObservedValues.add(entry, to: self)
        if options.contains(.initial) { changeHandler(self, change(nil, entry.lastValue, false)) }
        return NSKeyValueObservation(entry)
    }

    /// Calls `observeValue(forKeyPath:of:change:context:)` of an observer after each change of a value. The observer is not retained.
    ///
    /// Differs from Apple: setting an equal value is not a change. See `observe` for the properties that are compared after each
    /// change.
    public func addObserver(
        _ observer: AnyObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let change = { (old: Any?, new: Any?, isPrior: Bool) in
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
            if options.contains(.new), !isPrior { change[.newKey] = new ?? NSNull() }
            if options.contains(.old), let old { change[.oldKey] = old }
            if isPrior { change[.notificationIsPriorKey] = true }
            return change
        }
        let send = { [weak self, weak observer] (change: [NSKeyValueChangeKey: Any]) in
            (observer as? KeyValueObserver)?.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
        }
        let entry = ObservedValues.Entry(keyPath, observer, context, { [weak self] in self?.value(forKeyPath: keyPath) }) { old, new in
            // In a change, a value that was nil is represented by `NSNull`. The first notification has no old value.
            if options.contains(.prior) { send(change(old ?? NSNull(), nil, true)) }
            send(change(old ?? NSNull(), new, false))
        }
        ObservedValues.add(entry, to: self)
        if options.contains(.initial) { send(change(nil, entry.lastValue, false)) }
    }

    /// Ends the observation of a value.
    public func removeObserver(_ observer: AnyObject, forKeyPath keyPath: String) {
        removeObservers { $0.observer === observer && $0.keyPath == keyPath }
    }

    /// Ends the observation of a value with a context.
    public func removeObserver(_ observer: AnyObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        removeObservers { $0.observer === observer && $0.keyPath == keyPath && $0.context == context }
    }

    /// Marks the last entry that matches as removed, because one call of `removeObserver` undoes one call of
    /// `addObserver`.
    private func removeObservers(where matches: (ObservedValues.Entry) -> Bool) {
        ObservedValues.values(of: self)?.entries.last { !$0.isRemoved && matches($0) }?.isRemoved = true
    }
}
