extension UITextField {
    func decodeTextField(_ coder: InterfaceCoder) {
        decodeControl(coder)
        font = coder.font() ?? font
        coder.color("textColor").map { textColor = $0 }
        textAlignment = coder.choice("textAlignment", InterfaceCoder.alignments) ?? .natural
        borderStyle = coder.choice("borderStyle", InterfaceCoder.borderStyles) ?? .none
        placeholder = coder.string("placeholder")
        coder.attributedString("attributedPlaceholder").map { attributedPlaceholder = $0 }
        coder.choice("clearButtonMode", InterfaceCoder.viewModes).map { clearButtonMode = $0 }
        coder.choice("leftViewMode", InterfaceCoder.viewModes).map { leftViewMode = $0 }
        coder.choice("rightViewMode", InterfaceCoder.viewModes).map { rightViewMode = $0 }
        coder.bool("clearsOnBeginEditing").map { clearsOnBeginEditing = $0 }
        // The attributes for a smaller font size have no effect, because a text field never reduces its font size.
        coder.element.ignore("minimumFontSize", "adjustsFontSizeToFit", "usesAttributedText")
        if let traits = coder.coder(key: "textInputTraits") { decodeTraits(traits) }
        coder.string("text").map { text = $0 }
        coder.attributedString("attributedText").map { attributedText = $0 }
    }

    private func decodeTraits(_ coder: InterfaceCoder) {
        coder.choice("keyboardType", InterfaceCoder.keyboardTypes).map { keyboardType = $0 }
        coder.choice("returnKeyType", InterfaceCoder.returnKeyTypes).map { returnKeyType = $0 }
        coder.choice("autocapitalizationType", InterfaceCoder.capitalizationTypes).map { autocapitalizationType = $0 }
        coder.choice("autocorrectionType", InterfaceCoder.correctionTypes).map { autocorrectionType = $0 }
        coder.choice("spellCheckingType", InterfaceCoder.spellCheckingTypes).map { spellCheckingType = $0 }
        coder.choice("keyboardAppearance", InterfaceCoder.keyboardAppearances).map { keyboardAppearance = $0 }
        coder.bool("secureTextEntry").map { isSecureTextEntry = $0 }
        coder.bool("enablesReturnKeyAutomatically").map { enablesReturnKeyAutomatically = $0 }
        coder.element.ignore("textContentType", "smartDashesType", "smartInsertDeleteType", "smartQuotesType", "passwordRules")
    }
}

@MainActor extension InterfaceCoder {
    static let borderStyles: KeyValuePairs<String, UITextField.BorderStyle> = [
        "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]
    static let viewModes: KeyValuePairs<String, UITextField.ViewMode> = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
    static let keyboardTypes: KeyValuePairs<String, UIKeyboardType> = [
        "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation,
        "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
        "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]
    static let returnKeyTypes: KeyValuePairs<String, UIReturnKeyType> = [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search, "send": .send,
        "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
    ]
    static let capitalizationTypes: KeyValuePairs<String, UITextAutocapitalizationType> = [
        "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]
    static let correctionTypes: KeyValuePairs<String, UITextAutocorrectionType> = ["default": .default, "no": .no, "yes": .yes]
    static let spellCheckingTypes: KeyValuePairs<String, UITextSpellCheckingType> = ["default": .default, "no": .no, "yes": .yes]
    static let keyboardAppearances: KeyValuePairs<String, UIKeyboardAppearance> = [
        "default": .default, "dark": .dark, "light": .light, "alert": .dark,
    ]
}
