/// The appearance of the on-screen keyboard.
nonisolated public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
