/// The policy for storing an associated object.
nonisolated public enum objc_AssociationPolicy: UInt, Sendable {
    /// The object is not retained. After its release, the value is nil.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The object is retained, as with `OBJC_ASSOCIATION_RETAIN`.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// The object is copied if it conforms to `NSCopying`, as with `OBJC_ASSOCIATION_COPY`.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The object is retained.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// The object is copied, if it conforms to `NSCopying`.
    case OBJC_ASSOCIATION_COPY = 771
}
