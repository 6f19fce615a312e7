/// The kind of device for which an interface is designed.
nonisolated public enum UIUserInterfaceIdiom: Int, Sendable {
    /// The kind of device is not known.
    case unspecified = -1
    /// A phone.
    case phone
    /// A tablet.
    case pad
    /// A television.
    case tv
    /// The screen of a car.
    case carPlay
}
