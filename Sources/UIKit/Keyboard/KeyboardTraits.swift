/// The properties of a text input that the on-screen keyboard uses.
protocol KeyboardTraits: UIKeyInput {
    var keyboardType: UIKeyboardType { get }
    var returnKeyType: UIReturnKeyType { get }
    var keyboardAppearance: UIKeyboardAppearance { get }
    var autocapitalizationType: UITextAutocapitalizationType { get }
    var isSecureTextEntry: Bool { get }
    var textBeforeCaret: String { get }
}
