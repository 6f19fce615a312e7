/// The appearance of the on-screen keyboard.
nonisolated public enum UIKeyboardAppearance: Int, Sendable {
    /// `default` has the style of the interface.
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
