/// The level of content. In the dark style, elevated content, such as a sheet, has lighter backgrounds than the content below it.
nonisolated public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
