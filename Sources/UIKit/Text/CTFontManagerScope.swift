/// The range in which a registered font is available.
///
/// Differs from Apple: all fonts are available in the process only.
nonisolated public enum CTFontManagerScope: UInt32, Sendable {
    /// No scope.
    case none
    /// The fonts are available in this process.
    case process
    /// The fonts are available to the user, permanently.
    case user
    /// The fonts are available until the user logs out.
    case session
    /// The same as `user`.
    public static let persistent = CTFontManagerScope.user
}
