import CoreGraphics
import Foundation

@MainActor extension InterfaceCoder {
    /// Returns a coder for another element, usually a child.
    func coder(for element: InterfaceElement) -> InterfaceCoder { InterfaceCoder(element, decoder) }
    /// Returns a coder for the child with a key, or nil if there is no such child.
    func coder(key: String) -> InterfaceCoder? { element.child(key: key).map(coder) }

    /// Reports a problem with the element.
    func report(_ message: String) { decoder.document.report(element, message) }

    // MARK: - Scalars

    /// Returns an attribute as a Boolean value: true for `YES` and `true`, otherwise false. Returns nil if there is no such attribute.
    func bool(_ name: String) -> Bool? { element[name].map { $0 == "YES" || $0 == "true" } }

    /// Returns an attribute as a number. A number that is not finite is treated as missing.
    func number(_ name: String) -> CGFloat? { element[name].flatMap(Self.number) }
    func float(_ name: String) -> Float? { number(name).map { Float($0) } }
    func integer(_ name: String) -> Int? {
        element[name].flatMap { Int($0) ?? Self.number($0).flatMap { Int(exactly: $0.rounded()) } }
    }

    static func number(_ text: String) -> CGFloat? {
        guard let value = Double(text), value.isFinite else { return nil }
        return CGFloat(value)
    }

    /// Returns the value for an attribute that is one of several words. Another word is reported, and the result is nil.
    func choice<Value>(_ name: String, _ values: KeyValuePairs<String, Value>) -> Value? {
        guard let text = element[name] else { return nil }
        if let found = values.first(where: { $0.key == text }) { return found.value }
        report("The value '\(text)' of the attribute '\(name)' of \(element.name) is not supported; the default is used.")
        return nil
    }

    /// Returns a string in the current language: an attribute, or the text of a child.
    ///
    /// - Parameter localizedName: The name of the string in the strings file, if it is not the name of the attribute.
    func string(_ name: String, localizedName: String? = nil) -> String? {
        let attribute = element[name]
        let child = element.children.first { $0.attributes["key"] == name && ($0.name == "string" || $0.name == "mutableString") }
        let written = attribute ?? child.flatMap { _ in element.child(key: name) }.map(Self.text)
        return decoder.document.localizedString(element.id, localizedName ?? name) ?? written
    }

    /// Returns the text of a `string` element.
    static func text(of element: InterfaceElement) -> String {
        guard element["base64-UTF8"] == "YES" else { return element.text }
        // The encoded text lacks the padding at its end, which the decoder needs.
        var encoded = element.text.filter { !$0.isWhitespace }
        encoded += String(repeating: "=", count: (4 - encoded.utf8.count % 4) % 4)
        return Data(base64Encoded: encoded).map { String(decoding: $0, as: UTF8.self) } ?? element.text
    }

    // MARK: - Geometry

    /// The largest absolute value of a coordinate or a size. Values beyond it are limited to it.
    private static let maximumCoordinate: CGFloat = 1_000_000

    private func coordinate(_ name: String) -> CGFloat {
        min(max(number(name) ?? 0, -Self.maximumCoordinate), Self.maximumCoordinate)
    }

    /// The value of a `rect` element.
    var rect: CGRect { CGRect(x: coordinate("x"), y: coordinate("y"), width: coordinate("width"), height: coordinate("height")) }
    /// The value of a `size` element.
    var size: CGSize { CGSize(width: coordinate("width"), height: coordinate("height")) }
    /// The value of a `point` element.
    var point: CGPoint { CGPoint(x: coordinate("x"), y: coordinate("y")) }

    /// Returns the insets of the child with a key, or nil if there is no such child. The attributes of the child are `minX`, `minY`, `maxX`
    /// and `maxY`, or `left`, `top`, `right` and `bottom`.
    func insets(_ key: String) -> UIEdgeInsets? {
        coder(key: key).map { child in
            @MainActor func side(_ short: String, _ long: String) -> CGFloat {
                child.element[short] == nil ? child.coordinate(long) : child.coordinate(short)
            }
            return UIEdgeInsets(
                top: side("minY", "top"), left: side("minX", "left"), bottom: side("maxY", "bottom"), right: side("maxX", "right"))
        }
    }

    func size(_ key: String) -> CGSize? { coder(key: key)?.size }

    // MARK: - Images

    /// Returns the image that an attribute or an `imageReference` names, or nil if there is none.
    func image(_ name: String) -> UIImage? {
        if let reference = element.children.first(where: { $0.name == "imageReference" && $0.attributes["key"] == name }) {
            _ = element.child(key: name)
            let child = coder(for: reference)
            return child.image(named: child.element["image"], catalog: child.element["catalog"]).map(child.applyingImageAttributes(to:))
        }
        return image(named: element[name], catalog: element["catalog"])
    }

    private func image(named name: String?, catalog: String?) -> UIImage? {
        guard let name, !name.isEmpty else { return nil }
        if catalog == "system" {
            guard let value = number("variableValue") else { return UIImage(systemName: name) }
            return UIImage(systemName: name, variableValue: Double(value))
        }
        return UIImage(named: name, in: decoder.document.bundle, compatibleWith: nil)
    }
}
