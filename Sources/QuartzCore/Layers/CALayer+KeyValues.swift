import CoreGraphics
import Foundation

extension CALayer {
    func defaultValue(forKeyPath path: String) -> Any? {
        if let property = LayerProperty.property(ofKind: classSpecificKind, key: path) { return property.get(modelValues).anyValue }
        if let value = settings.customValues[path] { return value }
        if let value = valueOutsideTable(forKey: path) ?? nestedValue(at: path.split(separator: ".")) { return value }
        reportUnknownKeyPath(path)
        return nil
    }

    func defaultSetValue(_ value: Any?, forKeyPath path: String) {
        if let property = LayerProperty.property(ofKind: classSpecificKind, key: path) { return writeAny(value, to: property) }
        if setValueOutsideTable(value, forKey: path) || setNestedValue(value, at: path.split(separator: ".")) { return }
        // A path without a dot is a single key, and a layer stores a custom value for any key.
        if !path.contains(".") { return setValue(value, forKey: path) }
        reportUnknownKeyPath(path)
    }

    func defaultValue(forKey key: String) -> Any? {
        LayerProperty.property(ofKind: classSpecificKind, key: key)?.get(modelValues).anyValue ?? settings.customValues[key]
            ?? valueOutsideTable(forKey: key)
    }

    func defaultSetValue(_ value: Any?, forKey key: String) {
        if let property = LayerProperty.property(ofKind: classSpecificKind, key: key) { return writeAny(value, to: property) }
        if setValueOutsideTable(value, forKey: key) { return }
        settings.customValues[key] = value
        if Swift.type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    }

    private func reportUnknownKeyPath(_ path: String) { LayerProperty.reportUnknownKeyPath(path, on: "\(type(of: self))") }

    /// Sets a property that is in the table of `LayerProperty`, and runs its action. Values of the wrong type are ignored.
    private func writeAny(_ value: Any?, to property: LayerProperty) {
        let old = property.get(modelValues)
        guard let new = value.map({ property.layerValue(from: $0) }) ?? old.replacementForNil, new != old else { return }
        guard new.isFinite else { return reportRefusedValue(of: property.key) }
        // The action belongs to the whole property: "position" for "position.x".
        let propertyName = String(property.key.prefix { $0 != "." })
        let size = modelValues.bounds.size
        updateModel(withActionFor: propertyName) { property.set(&$0, new) }
        if modelValues.bounds.size != size { sizeDidChange(from: size) }
    }

    /// Returns the value of a property that is not in the table of `LayerProperty`, or nil for any other key.
    private func valueOutsideTable(forKey key: String) -> Any? {
        switch key {
        case "name": name
        case "contentsGravity": contentsGravity.rawValue
        case "mask": mask
        case "speed": NSNumber(value: speed)
        case "timeOffset": NSNumber(value: timeOffset)
        case "beginTime": NSNumber(value: beginTime)
        case "frame": frame
        case "sublayers": sublayers
        default: nil
        }
    }

    /// Sets a property that is not in the table of `LayerProperty`. Values of the wrong type are ignored. Returns false if there is no such
    /// property, or if the value is nil and the property cannot be nil.
    private func setValueOutsideTable(_ value: Any?, forKey key: String) -> Bool {
        switch (key, value) {
        case ("name", _): if value == nil || value is String { name = value as? String }
        case ("mask", _): if value == nil || value is CALayer { mask = value as? CALayer }
        case ("contentsGravity", _):
            if let gravity = value as? CALayerContentsGravity ?? (value as? String).map(CALayerContentsGravity.init) {
                contentsGravity = gravity
            }
        case ("speed", let value?): if case .number(let number)? = LayerValue(value) { speed = Float(number) }
        case ("timeOffset", let value?): if case .number(let number)? = LayerValue(value) { timeOffset = number }
        case ("beginTime", let value?): if case .number(let number)? = LayerValue(value) { beginTime = number }
        case ("frame", let value?): if case .rect(let rect)? = LayerValue(value) { frame = rect }
        default: return false
        }
        return true
    }
}

nonisolated extension LayerValue {
    /// The value that is stored if a property of this type is set to nil, or nil if such a property cannot be set to nil.
    fileprivate var replacementForNil: LayerValue? {
        switch self {
        case .color: .color(nil)
        case .path: .path(nil)
        case .contents: .contents(LayerContents())
        default: nil
        }
    }
}
