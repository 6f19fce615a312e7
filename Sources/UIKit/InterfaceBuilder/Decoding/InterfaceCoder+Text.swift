import CoreGraphics
import Foundation

@MainActor extension InterfaceCoder {
    /// Returns the font of the child with a key, or nil if there is no such child.
    func font(_ key: String = "fontDescription") -> UIFont? { coder(key: key).map(\.fontDescription) }

    /// The font of a `fontDescription` element.
    private var fontDescription: UIFont {
        let size = min(max(number("pointSize") ?? UIFont.systemFontSize, 0), 10_000)
        if let style = element["style"] { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
        if let name = element["name"] {
            element.ignore("family")
            if let font = UIFont(name: name, size: size) ?? element["family"].flatMap({ UIFont(name: $0, size: size) }) { return font }
            report("There is no font named '\(name)'; the system font is used.")
            return .systemFont(ofSize: size)
        }
        element.ignore("width", "family")
        if let weight = choice("weight", Self.weights) {
            return .systemFont(ofSize: size, weight: weight)
        }
        return switch element["type"] {
        case "boldSystem": .boldSystemFont(ofSize: size)
        case "italicSystem": .italicSystemFont(ofSize: size)
        default: .systemFont(ofSize: size)
        }
    }

    private static let weights: KeyValuePairs<String, UIFont.Weight> = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold,
        "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    static let alignments: KeyValuePairs<String, NSTextAlignment> = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]
    static let lineBreakModes: KeyValuePairs<String, NSLineBreakMode> = [
        "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping, "charWrapping": .byCharWrapping,
        "clip": .byClipping, "clipping": .byClipping, "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead,
        "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
        "truncatingMiddle": .byTruncatingMiddle,
    ]

    // MARK: - Attributed strings

    /// Returns the attributed string of the child with a key, or nil if there is no such child.
    func attributedString(_ key: String) -> NSAttributedString? {
        guard let child = element.child(key: key), child.name == "attributedString" else { return nil }
        let result = NSMutableAttributedString(string: "")
        for (index, fragment) in child.children(named: "fragment").enumerated() {
            let part = coder(for: fragment)
            let localized = decoder.document.localizedString(child.id, "[\(index)].content")
            guard let content = localized ?? part.string("content") else { continue }
            result.append(NSAttributedString(string: content, attributes: part.textAttributes))
        }
        return result
    }

    /// The attributes of a fragment.
    private var textAttributes: [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        for child in element.list("attributes") {
            guard let key = child["key"] else { continue }
            let value = coder(for: child)
            switch child.name {
            case "color": result[NSAttributedString.Key(key)] = value.color
            case "font": result[.font] = value.attributeFont
            case "paragraphStyle": result[.paragraphStyle] = value.paragraphStyle
            case "integer", "real": result[NSAttributedString.Key(key)] = value.number("value").map { NSNumber(value: Double($0)) }
            case "url": result[NSAttributedString.Key(key)] = child["string"]
            case "shadow":
                let shadow = NSShadow()
                shadow.shadowOffset = value.size("offset") ?? CGSize(width: value.number("x") ?? 0, height: value.number("y") ?? 0)
                shadow.shadowColor = value.color("color")
                result[.shadow] = shadow
            case "allowsDefaultTighteningForTruncation", "nil": break
            default: decoder.document.report(child, "The text attribute \(child.name) '\(key)' is not supported and has no effect.")
            }
        }
        return result
    }

    /// The font of a `font` element: a name, or a font of the system.
    private var attributeFont: UIFont {
        let size = min(max(number("size") ?? UIFont.systemFontSize, 0), 10_000)
        switch element["metaFont"] {
        case "systemBold", "system.bold": return .boldSystemFont(ofSize: size)
        case "systemItalic", "system.italic": return .italicSystemFont(ofSize: size)
        case .some: return .systemFont(ofSize: size)
        case nil:
            guard let name = element["name"] else { return .systemFont(ofSize: size) }
            if let font = UIFont(name: name, size: size) { return font }
            report("There is no font named '\(name)'; the system font is used.")
            return .systemFont(ofSize: size)
        }
    }

    private var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        choice("alignment", Self.alignments).map { style.alignment = $0 }
        choice("lineBreakMode", Self.lineBreakModes).map { style.lineBreakMode = $0 }
        number("lineSpacing").map { style.lineSpacing = $0 }
        number("paragraphSpacing").map { style.paragraphSpacing = $0 }
        number("paragraphSpacingBefore").map { style.paragraphSpacingBefore = $0 }
        number("firstLineHeadIndent").map { style.firstLineHeadIndent = $0 }
        number("headIndent").map { style.headIndent = $0 }
        number("tailIndent").map { style.tailIndent = $0 }
        number("minimumLineHeight").map { style.minimumLineHeight = $0 }
        number("maximumLineHeight").map { style.maximumLineHeight = $0 }
        number("lineHeightMultiple").map { style.lineHeightMultiple = $0 }
        return style
    }
}
