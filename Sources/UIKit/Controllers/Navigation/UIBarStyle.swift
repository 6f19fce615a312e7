/// The style of a bar: dark on light, or light on black.
nonisolated public enum UIBarStyle: Int, Sendable { case `default`, black }
