extension UITextView {
    func decodeTextView(_ coder: InterfaceCoder) {
        coder.font().map { font = $0 }
        coder.color("textColor").map { textColor = $0 }
        textAlignment = coder.choice("textAlignment", InterfaceCoder.alignments) ?? .natural
        coder.bool("editable").map { isEditable = $0 }
        coder.bool("selectable").map { isSelectable = $0 }
        coder.bool("allowsEditingTextAttributes").map { allowsEditingTextAttributes = $0 }
        coder.element.ignore("dataDetectorType", "dataDetectorTypes", "usesAttributedText")
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
