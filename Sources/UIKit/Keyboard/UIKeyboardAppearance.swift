/// The appearance of the on-screen keyboard.
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
