/// Whether other users may read a value. Differs from Apple: all values are written.
public struct OSLogPrivacy: Hashable, Sendable {
    private let name: String

    /// The default privacy for the type of the value.
    public static let auto = OSLogPrivacy(name: "auto")
    /// A value that everyone may read.
    public static let `public` = OSLogPrivacy(name: "public")
    /// A value that only the user may read.
    public static let `private` = OSLogPrivacy(name: "private")
    /// A value that is never written on Apple's platforms.
    public static let sensitive = OSLogPrivacy(name: "sensitive")
}
