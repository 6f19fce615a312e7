/// A coarse class of the width or height, to which layouts adapt.
nonisolated public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// The size class is not known.
    case unspecified
    /// Little space.
    case compact
    /// Much space.
    case regular
}
