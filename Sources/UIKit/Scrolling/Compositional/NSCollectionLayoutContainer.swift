import CoreGraphics

/// The space in which a section or a group is arranged.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
    /// The size including the insets.
    var contentSize: CGSize { get }
    /// The size without the insets.
    var effectiveContentSize: CGSize { get }
    /// The insets of the content inside the container.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets of this container.
    ///
    /// Differs from Apple: the insets of the containers around it are not included.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
