import CoreGraphics

/// An element whose title and image the large content viewer shows. `UIView` conforms to this
/// protocol.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: AnyObject {
    /// Whether the viewer shows the element.
    var showsLargeContentViewer: Bool { get }
    /// The title that the viewer shows, or nil.
    var largeContentTitle: String? { get }
    /// The image that the viewer shows, or nil.
    var largeContentImage: UIImage? { get }
    /// Whether the image is enlarged. A symbol is always enlarged, and any other image keeps its size if this is false.
    var scalesLargeContentImage: Bool { get }
    /// The insets of the image.
    var largeContentImageInsets: UIEdgeInsets { get }
}
