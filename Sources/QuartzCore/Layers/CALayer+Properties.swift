import CoreGraphics
import Foundation

// MARK: - The properties of all layers

extension CALayer {
    var defaultBounds: CGRect {
        get { modelValues.bounds }
        set {
            let size = modelValues.bounds.size
            write(.bounds, newValue)
            if newValue.size != size { sizeDidChange(from: size) }
        }
    }

    /// The opacity with the full precision of `UIView.alpha`. `opacity` has only the precision of `Float`.
    package var exactOpacity: Double {
        get { modelValues.opacity }
        set { write(.opacity, newValue) }
    }

    var defaultFrame: CGRect {
        get { modelValues.frame }
        set {
            guard newValue.isFinite else { return reportRefusedValue(of: "frame") }
            var newValues = modelValues
            newValues.frame = newValue
            modelObserver?.beginChanges()
            position = newValues.position
            bounds = newValues.bounds
            modelObserver?.endChanges()
        }
    }
}

// MARK: - Writing

extension CALayer {
    /// Writes a common model value, and runs its action.
    @inline(__always)
    func write<V>(_ row: CommonProperty<V>, _ value: V) {
        guard modelValues.load(at: row.offset) != value else { return }
        guard value.isFinite else { return reportRefusedValue(of: row.key) }
        updateModel(withActionFor: row.key) { $0.store(value, at: row.offset) }
    }

    /// Writes a rare model value, and runs its action.
    @inline(__always)
    func write<V>(_ row: RareProperty<V>, _ value: V) {
        guard modelValues.rareValues[dynamicMember: row.path] != value else { return }
        guard value.isFinite else { return reportRefusedValue(of: row.key) }
        updateModel(withActionFor: row.key) { $0.rareValues[dynamicMember: row.path] = value }
    }

    /// Reports that a value was not written, because it is not finite. The old value is kept.
    func reportRefusedValue(of key: String) { Diagnostics.reportRefusedValue(of: key, source: "\(type(of: self))") }

    /// Changes the model with the action of a property. All changes of the model that have an action are made here.
    ///
    /// The action is looked up before the change, because the action stores the old value. It runs after the change.
    @inline(__always)
    func updateModel(withActionFor key: String, _ change: @MainActor (inout LayerValues) -> Void) {
        assert(LayerProperty.property(ofKind: classSpecificKind, key: key) != nil, "the row of \(key) is not listed in LayerProperty.all")
        let action = enabledAction(forKey: key)
        change(&modelValues)
        tree?.setNeedsDisplay()
        action?.run(forKey: key, object: self, arguments: nil)
        modelObserver?.modelDidChange()
    }
}
