/// The light or dark style of the interface.
nonisolated public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
