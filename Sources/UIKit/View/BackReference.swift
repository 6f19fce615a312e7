/// A reference that does not retain its object, for objects that are used thousands of times in a layout, such as superviews.
///
/// A `weak` reference makes each of these uses several times slower, and also each retain and release of the object elsewhere. The
/// object creates its back reference once, and sets it to nil when it is deallocated. Until its last `deinit` has run, the reference
/// still returns it.
nonisolated final class BackReference<Object: AnyObject>: @unchecked Sendable {
    @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var object: Object?
}
