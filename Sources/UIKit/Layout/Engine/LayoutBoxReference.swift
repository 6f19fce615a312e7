/// A reference from a constraint to a box. It does not retain the box.
///
/// Constraints use their boxes thousands of times in a layout, and a `weak` reference would make each use several times slower. The box
/// sets the reference to nil when it is deallocated.
nonisolated final class LayoutBoxReference: @unchecked Sendable {
    nonisolated(unsafe) unowned(unsafe) var box: LayoutBox?
}
