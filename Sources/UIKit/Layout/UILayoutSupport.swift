import CoreGraphics

/// The area at the top or bottom of a controller's view that bars cover.
///
/// New code uses `UIView.safeAreaLayoutGuide`.
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
    /// The height of the area in points, as of the last layout. Read it in `viewDidLayoutSubviews`.
    var length: CGFloat { get }
    /// The anchor of the top edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The anchor of the bottom edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The anchor of the height.
    var heightAnchor: NSLayoutDimension { get }
}
