import CoreGraphics
import Foundation

extension CALayer {
    /// What the model says of a property or a part of it, or what was stored under a name of the client's own.
    ///
    /// Numbers come as NSNumber: cast them to Double, not to CGFloat.
    public func value(forKeyPath path: String) -> Any? {
        if let property = LayerProperty.of(kind, path) { return property.get(modelValues).any }
        if let value = traits.values[path] { return value }
        if let value = namedValue(path) ?? partValue(path.split(separator: ".")) { return value }
        complain(path)
        return nil
    }

    /// As if the property had been written: with its action.
    public func setValue(_ value: Any?, forKeyPath path: String) {
        if let property = LayerProperty.of(kind, path) { return write(property, value) }
        if setNamedValue(value, path) || setPartValue(value, path.split(separator: ".")) { return }
        complain(path)
    }

    /// Of a property, or of whatever else was stored under this name.
    public func value(forKey key: String) -> Any? {
        LayerProperty.of(kind, key)?.get(modelValues).any ?? traits.values[key] ?? namedValue(key)
    }

    /// Layers keep any value under any name.
    public func setValue(_ value: Any?, forKey key: String) {
        if let property = LayerProperty.of(kind, key) { return write(property, value) }
        if setNamedValue(value, key) { return }
        traits.values[key] = value
    }

    private func complain(_ path: String) { LayerProperty.complain(path, about: "\(type(of: self))") }

    private func write(_ property: LayerProperty, _ value: Any?) {
        let old = property.get(modelValues)
        guard let new = value.map({ property.value(of: $0) }) ?? old.nothing, new != old else { return }
        // What is asked for an action is the whole property: "position" for "position.x".
        let whole = String(property.key.prefix { $0 != "." })
        let size = modelValues.bounds.size
        let action = actionNow(whole)
        property.set(&modelValues, new)
        tree?.setNeedsDisplay()
        action?.run(forKey: whole, object: self, arguments: nil)
        if modelValues.bounds.size != size { owner?.layerDidResize(from: size) }
    }

    /// Properties that are no values of the table.
    private func namedValue(_ key: String) -> Any? {
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

    private func setNamedValue(_ value: Any?, _ key: String) -> Bool {
        switch (key, value) {
        case ("name", let value as String): name = value
        case ("mask", let value as CALayer): mask = value
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
    /// What nil means for a property of this kind; nil where it means nothing.
    fileprivate var nothing: LayerValue? {
        switch self {
        case .color: .color(nil)
        case .path: .path(nil)
        case .picture: .picture(LayerPicture())
        default: nil
        }
    }
}
