/// The style of a bar: dark text on a light background, or light text on a black background.
nonisolated public enum UIBarStyle: Int, Sendable { case `default`, black }
