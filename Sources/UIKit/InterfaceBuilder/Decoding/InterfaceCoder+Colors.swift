import CoreGraphics
import Foundation

@MainActor extension InterfaceCoder {
    /// Returns the color of the child with a key, or nil if there is none.
    func color(_ key: String) -> UIColor? { coder(key: key).flatMap { $0.element.name == "color" ? $0.color : nil } }

    /// The color of a `color` element.
    var color: UIColor {
        if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] { return systemColor(named: name) }
        if let name = element["name"] { return namedColor(name) }
        element.ignore("colorSpace", "customColorSpace")
        let alpha = number("alpha") ?? 1
        if let white = number("white") { return UIColor(white: white, alpha: alpha) }
        if let cyan = number("cyan") {
            let black = 1 - (number("black") ?? 0)
            func component(_ ink: CGFloat) -> CGFloat { (1 - ink) * black }
            return UIColor(
                red: component(cyan), green: component(number("magenta") ?? 0), blue: component(number("yellow") ?? 0), alpha: alpha)
        }
        let (red, green, blue) = (number("red") ?? 0, number("green") ?? 0, number("blue") ?? 0)
        guard element["customColorSpace"] == "displayP3" else { return UIColor(red: red, green: green, blue: blue, alpha: alpha) }
        return Self.sRGB(displayP3: (red, green, blue), alpha)
    }

    /// Converts a color of Display P3. Components outside of sRGB are limited.
    private static func sRGB(displayP3 color: (red: CGFloat, green: CGFloat, blue: CGFloat), _ alpha: CGFloat) -> UIColor {
        func linear(_ value: CGFloat) -> CGFloat { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
        func encoded(_ value: CGFloat) -> CGFloat {
            let limited = min(max(value, 0), 1)
            return limited <= 0.0031308 ? limited * 12.92 : 1.055 * pow(limited, 1 / 2.4) - 0.055
        }
        let (r, g, b) = (linear(color.red), linear(color.green), linear(color.blue))
        return UIColor(
            red: encoded(1.2249401763 * r - 0.2249401763 * g), green: encoded(-0.0420569547 * r + 1.0420569547 * g),
            blue: encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736002 * b), alpha: alpha)
    }

    /// Returns the color of an asset catalog. A color that the catalogs lack has the value that the file contains for it. Without such a
    /// value, the color is reported and is black.
    private func namedColor(_ name: String) -> UIColor {
        // The catalog is searched first, because the file contains a copy of the color for the light style only.
        let bundle = decoder.document.bundle
        if UIColor.catalogFolder(named: name, in: bundle) != nil, let color = UIColor(named: name, in: bundle, compatibleWith: nil) {
            return color
        }
        if let value = decoder.document.resource("namedColor", named: name)?.child(named: "color") { return coder(for: value).color }
        report("There is no color named '\(name)'; black is used. Add it to an asset catalog.")
        return .black
    }

    private func systemColor(named name: String) -> UIColor {
        if let color = SystemColors.color(named: name) { return color }
        if let value = decoder.document.resource("systemColor", named: name)?.child(named: "color") { return coder(for: value).color }
        report("There is no system color '\(name)'; black is used.")
        return .black
    }
}

/// The system colors, by their names in storyboards.
private enum SystemColors {
    static func color(named name: String) -> UIColor? {
        let key = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        if let color = UIColor.system(named: key + "Color") ?? others[key] { return color }
        return oldColors[key].map { UIColor(red: $0[0] / 255, green: $0[1] / 255, blue: $0[2] / 255, alpha: $0[3]) }
    }

    private static let others: [String: UIColor] = ["tint": .systemBlue, "tableBackground": .systemBackground]
    /// The colors of old storyboards, which are the same in the light and in the dark style: red, green and blue in 0…255, and alpha.
    private static let oldColors: [String: [CGFloat]] = [
        "tableCellGroupedText": [0, 0, 0, 1], "tableCellValue1Blue": [56, 84, 135, 1], "tableCellValue2Blue": [81, 102, 145, 1],
        "viewFlipsideBackground": [31, 33, 36, 1], "scrollViewTexturedBackground": [111, 113, 121, 1],
        "underPageBackground": [180, 184, 189, 1], "tableCellDisabledText": [127, 127, 127, 1], "infoText": [0, 0, 0, 1],
    ]
}
