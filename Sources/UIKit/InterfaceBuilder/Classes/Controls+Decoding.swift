import CoreGraphics

extension UISwitch {
    func decodeSwitch(_ coder: InterfaceCoder) {
        decodeControl(coder)
        coder.color("onTintColor").map { onTintColor = $0 }
        coder.color("thumbTintColor").map { thumbTintColor = $0 }
        coder.string("title").map { title = $0 }
        coder.bool("on").map { isOn = $0 }
        coder.element.ignore("style")
    }
}

extension UISlider {
    func decodeSlider(_ coder: InterfaceCoder) {
        decodeControl(coder)
        coder.float("minValue").map { minimumValue = $0 }
        coder.float("maxValue").map { maximumValue = $0 }
        coder.float("value").map { value = $0 }
        coder.bool("continuous").map { isContinuous = $0 }
        coder.color("minimumTrackTintColor").map { minimumTrackTintColor = $0 }
        coder.color("maximumTrackTintColor").map { maximumTrackTintColor = $0 }
        coder.color("thumbTintColor").map { thumbTintColor = $0 }
        coder.image("minimumValueImage").map { minimumValueImage = $0 }
        coder.image("maximumValueImage").map { maximumValueImage = $0 }
    }
}

extension UIStepper {
    func decodeStepper(_ coder: InterfaceCoder) {
        decodeControl(coder)
        coder.number("minimumValue").map { minimumValue = Double($0) }
        coder.number("maximumValue").map { maximumValue = Double($0) }
        coder.number("stepValue").map { stepValue = Double($0) }
        coder.number("value").map { value = Double($0) }
        coder.bool("continuous").map { isContinuous = $0 }
        coder.bool("autorepeat").map { autorepeat = $0 }
        coder.bool("wraps").map { wraps = $0 }
    }
}

extension UISegmentedControl {
    func decodeSegmentedControl(_ coder: InterfaceCoder) {
        decodeControl(coder)
        coder.bool("momentary").map { isMomentary = $0 }
        coder.bool("apportionsSegmentWidthsByContent").map { apportionsSegmentWidthsByContent = $0 }
        coder.color("selectedSegmentTintColor").map { selectedSegmentTintColor = $0 }
        for (index, element) in coder.element.list("segments").enumerated() {
            let segment = coder.coder(for: element)
            let localized = coder.decoder.document.localizedString(coder.element.id, "segmentTitles[\(index)]")
            if let image = segment.image("image") {
                insertSegment(with: image, at: index, animated: false)
            } else {
                insertSegment(withTitle: localized ?? segment.string("title"), at: index, animated: false)
            }
            segment.number("width").map { setWidth($0, forSegmentAt: index) }
            segment.bool("enabled").map { setEnabled($0, forSegmentAt: index) }
            element.ignore("contentOffset", "width")
        }
        coder.integer("selectedSegmentIndex").map { selectedSegmentIndex = $0 }
        coder.element.ignore("segmentControlStyle")
    }
}

extension UIPageControl {
    func decodePageControl(_ coder: InterfaceCoder) {
        decodeControl(coder)
        numberOfPages = coder.integer("numberOfPages") ?? 0
        coder.integer("currentPage").map { currentPage = $0 }
        coder.bool("hidesForSinglePage").map { hidesForSinglePage = $0 }
        coder.bool("defersCurrentPageDisplay").map { defersCurrentPageDisplay = $0 }
        coder.color("pageIndicatorTintColor").map { pageIndicatorTintColor = $0 }
        coder.color("currentPageIndicatorTintColor").map { currentPageIndicatorTintColor = $0 }
        coder.element.ignore("backgroundStyle")
    }
}

extension UIProgressView {
    func decodeProgressView(_ coder: InterfaceCoder) {
        decodeViewAttributes(coder)
        coder.choice("progressViewStyle", ["default": Style.default, "bar": .bar]).map { progressViewStyle = $0 }
        coder.color("progressTintColor").map { progressTintColor = $0 }
        coder.color("trackTintColor").map { trackTintColor = $0 }
        coder.float("progress").map { progress = $0 }
    }
}

extension UIActivityIndicatorView {
    func decodeIndicator(_ coder: InterfaceCoder) {
        coder.choice("style", InterfaceCoder.indicatorStyles).map { style = $0 }
        decodeViewAttributes(coder)
        coder.color("color").map { color = $0 }
        hidesWhenStopped = coder.bool("hidesWhenStopped") ?? false
        if coder.bool("animating") == true { startAnimating() }
    }
}

extension UISearchBar {
    func decodeSearchBar(_ coder: InterfaceCoder) {
        coder.choice("searchBarStyle", ["default": Style.default, "prominent": .prominent, "minimal": .minimal]).map { searchBarStyle = $0 }
        coder.choice("barStyle", InterfaceCoder.barStyles).map { barStyle = $0 }
        coder.color("barTintColor").map { barTintColor = $0 }
        decodeViewAttributes(coder)
        coder.bool("translucent").map { isTranslucent = $0 }
        coder.bool("showsCancelButton").map { showsCancelButton = $0 }
        coder.bool("showsSearchResultsButton").map { showsSearchResultsButton = $0 }
        placeholder = coder.string("placeholder")
        coder.string("text").map { text = $0 }
        coder.bool("showsScopeBar").map { showsScopeBar = $0 }
        let scopes = coder.element.list("scopeButtonTitles").map(\.text)
        if !scopes.isEmpty { scopeButtonTitles = scopes }
        coder.element.ignore("prompt", "backgroundImage")
        if let traits = coder.coder(key: "textInputTraits") { searchTextField.decodeSearchTraits(traits) }
    }
}

extension UITextField {
    fileprivate func decodeSearchTraits(_ coder: InterfaceCoder) {
        coder.choice("keyboardType", InterfaceCoder.keyboardTypes).map { keyboardType = $0 }
        coder.choice("returnKeyType", InterfaceCoder.returnKeyTypes).map { returnKeyType = $0 }
        coder.choice("autocapitalizationType", InterfaceCoder.capitalizationTypes).map { autocapitalizationType = $0 }
        coder.choice("autocorrectionType", InterfaceCoder.correctionTypes).map { autocorrectionType = $0 }
        coder.choice("spellCheckingType", InterfaceCoder.spellCheckingTypes).map { spellCheckingType = $0 }
        coder.element.ignore("keyboardAppearance", "enablesReturnKeyAutomatically", "secureTextEntry", "textContentType")
    }
}

@MainActor extension InterfaceCoder {
    fileprivate static let indicatorStyles: KeyValuePairs<String, UIActivityIndicatorView.Style> = [
        "whiteLarge": .whiteLarge, "white": .white, "gray": .gray, "medium": .medium, "large": .large,
    ]
    static let barStyles: KeyValuePairs<String, UIBarStyle> = [
        "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
    ]
}
