import CoreGraphics
import Foundation

extension UIButton {
    func decodeButton(_ coder: InterfaceCoder) {
        let element = coder.element
        decodeControl(coder)
        buttonType = coder.choice("buttonType", InterfaceCoder.buttonTypes) ?? .custom
        titleLabel?.font = coder.font() ?? .systemFont(ofSize: buttonType == .custom ? 18 : 15)
        coder.choice("lineBreakMode", InterfaceCoder.lineBreakModes).map { titleLabel?.lineBreakMode = $0 }
        coder.insets("contentEdgeInsets").map { contentEdgeInsets = $0 }
        coder.insets("titleEdgeInsets").map { titleEdgeInsets = $0 }
        coder.insets("imageEdgeInsets").map { imageEdgeInsets = $0 }
        coder.size("titleShadowOffset").map { titleLabel?.shadowOffset = $0 }
        coder.bool("adjustsImageWhenHighlighted").map { adjustsImageWhenHighlighted = $0 }
        coder.bool("adjustsImageWhenDisabled").map { adjustsImageWhenDisabled = $0 }
        if let child = element.child(key: "configuration") { configuration = coder.coder(for: child).buttonConfiguration(of: element) }
        for state in element.children(named: "state") { decodeState(coder.coder(for: state), of: element) }
        contentDidChange()
    }

    private func decodeState(_ coder: InterfaceCoder, of element: InterfaceElement) {
        guard let state = coder.choice("key", InterfaceCoder.states) else { return }
        let key = coder.element["key"] ?? ""
        let localized = coder.decoder.document.localizedString(element.id, "\(key)Title")
        let title = localized ?? coder.string("title")
        // Xcode also writes the title of a new button for the normal state. If the configuration has a title, that title is shown instead.
        if let title, state != .normal || configuration?.title == nil { setTitle(title, for: state) }
        coder.color("titleColor").map { setTitleColor($0, for: state) }
        coder.color("titleShadowColor").map { setTitleShadowColor($0, for: state) }
        coder.image("image").map { setImage($0, for: state) }
        coder.image("backgroundImage").map { setBackgroundImage($0, for: state) }
        coder.symbolConfiguration("preferredSymbolConfiguration").map { setPreferredSymbolConfiguration($0, forImageIn: state) }
        coder.element.ignore("catalog")
        if let title = coder.attributedString("attributedTitle") { setAttributedTitle(title, for: state) }
    }
}

@MainActor extension InterfaceCoder {
    static let buttonTypes: KeyValuePairs<String, UIButton.ButtonType> = [
        "custom": .custom, "roundedRect": .system, "system": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
        "infoDark": .infoDark, "contactAdd": .contactAdd, "plain": .plain, "close": .close,
    ]
    static let states: KeyValuePairs<String, UIControl.State> = [
        "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled, "focused": .focused,
    ]

    /// Returns the configuration of a `buttonConfiguration` element.
    fileprivate func buttonConfiguration(of button: InterfaceElement) -> UIButton.Configuration {
        var result: UIButton.Configuration =
            switch element["style"] {
            case "filled", "borderedProminent": .filled()
            case "tinted", "borderedTinted": .tinted()
            case "gray", "bordered": .gray()
            default: .plain()
            }
        result.title = decoder.document.localizedString(button.id, "configuration.title") ?? string("title")
        if result.title == nil { result.attributedTitle = attributedString("attributedTitle").map { AttributedString($0) } }
        result.subtitle = decoder.document.localizedString(button.id, "configuration.subtitle") ?? string("subtitle")
        if result.subtitle == nil { result.attributedSubtitle = attributedString("attributedSubtitle").map { AttributedString($0) } }
        number("titlePadding").map { result.titlePadding = $0 }
        choice("titleAlignment", Self.titleAlignments).map { result.titleAlignment = $0 }
        choice("imagePlacement", Self.imagePlacements).map { result.imagePlacement = $0 }
        result.image = image("image")
        result.preferredSymbolConfigurationForImage =
            symbolConfiguration("preferredSymbolConfigurationForImage")
        number("imagePadding").map { result.imagePadding = $0 }
        choice("cornerStyle", Self.cornerStyles).map { result.cornerStyle = $0 }
        choice("buttonSize", Self.buttonSizes).map { result.buttonSize = $0 }
        color("baseForegroundColor").map { result.baseForegroundColor = $0 }
        color("baseBackgroundColor").map { result.baseBackgroundColor = $0 }
        if let background = coder(key: "background") {
            background.color("backgroundColor").map { result.baseBackgroundColor = $0 }
        }
        element.ignore("catalog")
        return result
    }

    private static let cornerStyles: KeyValuePairs<String, UIButton.Configuration.CornerStyle> = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]
    private static let titleAlignments: KeyValuePairs<String, UIButton.Configuration.TitleAlignment> = [
        "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]
    private static let imagePlacements: KeyValuePairs<String, NSDirectionalRectEdge> = [
        "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
    ]
    private static let buttonSizes: KeyValuePairs<String, UIButton.Configuration.Size> = [
        "mini": .mini, "small": .small, "medium": .medium, "large": .large,
    ]
}
