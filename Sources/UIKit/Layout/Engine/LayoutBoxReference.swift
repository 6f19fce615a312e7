/// A reference from a constraint to a box. It does not retain the box.
///
/// This class is used instead of `weak`, which makes each use of the box several times slower: constraints refer to boxes thousands of
/// times in a layout. The box sets the reference to nil when it is deallocated.
nonisolated final class LayoutBoxReference: @unchecked Sendable {
    nonisolated(unsafe) unowned(unsafe) var box: LayoutBox?
}
