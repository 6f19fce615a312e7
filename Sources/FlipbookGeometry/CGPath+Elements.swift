import Foundation

/// A function that is called with each element of a path.
public typealias CGPathApplierFunction = (_ info: UnsafeMutableRawPointer?, _ element: UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// Calls `block` with a pointer to each element of the path.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        forEach { element in withUnsafePointer(to: element) { block($0) } }
    }

    /// Calls `function` with `info` and a pointer to each element of the path.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) { applyWithBlock { function(info, $0) } }

    /// Returns a path of the dashes along this path. Each dash is an open subpath.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath { CGPath(path.dashed(phase: phase, lengths: lengths).applying(transform)) }
}

extension CGPath {
    /// Returns the path in the opposite direction.
    package func reversed() -> CGPath { CGPath(path.reversed()) }
}

extension CGMutablePath {
    /// Replaces all elements with the elements of another path.
    package func setElements(of other: CGPath) { path = other.path }
}
