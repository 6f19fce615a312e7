/// A coarse class of the width or height, to which layouts adapt.
nonisolated public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
