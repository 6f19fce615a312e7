import Foundation

/// The colors of a color set for a device.
package struct ColorAsset: Equatable, Sendable {
    /// A color as it is written in a color set.
    package enum Color: Equatable, Sendable {
        /// Components in sRGB, each 0…1.
        case components(red: Double, green: Double, blue: Double, alpha: Double)
        /// The name of a color of the system, such as "systemBlueColor".
        case system(String)
    }

    /// The color in the light appearance, or in the dark appearance if the color set has no other color.
    package var light: Color
    /// The color in the dark appearance. It is equal to `light` if the color set has no color for the dark appearance.
    package var dark: Color

    /// Reads the color set of a folder. The error states the reason in a line.
    package init(folder: String, traits: AssetTraits) throws {
        guard let contents = try AssetRecord.contents(ofFolder: folder) else {
            throw ImageError("\(folder) has no file Contents.json, so its colors are unknown")
        }
        let entries = contents.records("colors").filter { Self.color($0) != nil }
        func color(isDark: Bool) -> Color? {
            var traits = traits
            traits.isDark = isDark
            return traits.best(of: entries).flatMap { Self.color($0) }
        }
        let (light, dark) = (color(isDark: false), color(isDark: true))
        guard let first = light ?? dark else {
            throw ImageError("\(folder) has no color for the device \(traits.idiom.rawValue) that can be read")
        }
        (self.light, self.dark) = (first, dark ?? first)
    }

    /// Returns the color of an entry, or nil if its values cannot be read.
    private static func color(_ entry: AssetRecord) -> Color? {
        let color = entry.record("color")
        if let name = color.text("reference") { return .system(name) }
        let components = color.record("components")
        let alpha = components.contains("alpha") ? component(components, "alpha", isAlpha: true) : 1
        guard let alpha else { return nil }
        let space = color.text("color-space") ?? "srgb"
        if let white = component(components, "white") {
            let gray = converted(white, from: space)
            return .components(red: gray, green: gray, blue: gray, alpha: alpha)
        }
        guard let red = component(components, "red"), let green = component(components, "green"), let blue = component(components, "blue")
        else { return nil }
        if space == "display-p3" {
            let converted = DisplayP3.sRGB(red, green, blue)
            return .components(red: converted.0, green: converted.1, blue: converted.2, alpha: alpha)
        }
        return .components(
            red: converted(red, from: space), green: converted(green, from: space), blue: converted(blue, from: space), alpha: alpha)
    }

    /// Returns a component in 0…1, or nil if it is missing or not a number. It is written as "0xFF", as a whole number up to 255, or as a
    /// fraction such as "0.5". A whole number up to 1 is a fraction if it is alpha, or if it is a JSON number instead of text.
    private static func component(_ record: AssetRecord, _ key: String, isAlpha: Bool = false) -> Double? {
        guard let text = record.text(key)?.trimmingCharacters(in: .whitespaces), !record.isNumber(key) else {
            return record.number(key).map { clamped($0 > 1 ? $0 / 255 : $0) }
        }
        if text.lowercased().hasPrefix("0x") { return UInt32(text.dropFirst(2), radix: 16).map { clamped(Double($0) / 255) } }
        guard let value = Double(text), value.isFinite else { return nil }
        let isByte = !text.contains(".") && !text.lowercased().contains("e") && (!isAlpha || value > 1)
        return clamped(isByte ? value / 255 : value)
    }

    private static func clamped(_ component: Double) -> Double { min(max(component, 0), 1) }

    /// Returns a component of a linear color space with the transfer function of sRGB. Other components are unchanged.
    private static func converted(_ component: Double, from space: String) -> Double {
        space.contains("linear") ? DisplayP3.encoded(component) : component
    }
}
