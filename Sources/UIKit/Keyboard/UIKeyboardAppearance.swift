/// The appearance of the on-screen keyboard.
nonisolated public enum UIKeyboardAppearance: Int, Sendable {
    /// The style of the interface, a dark and a light style.
    case `default`, dark, light

    /// The style of the keys.
    var style: UIUserInterfaceStyle {
        switch self {
        case .default: .unspecified
        case .dark: .dark
        case .light: .light
        }
    }
}
