import CoreGraphics

/// The space and the traits for which a layout is computed.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// The space.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

/// The space in which a part of a layout is arranged.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
    /// The size.
    var contentSize: CGSize { get }
    /// The size without the insets.
    var effectiveContentSize: CGSize { get }
    /// The insets.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets of this container.
    ///
    /// Differs from Apple: the insets of the containers around it are not included.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment of a section or a group.
final class LayoutEnvironment: NSCollectionLayoutEnvironment {
    /// The container of a section or a group.
    final class Container: NSCollectionLayoutContainer {
        let contentSize: CGSize
        let contentInsets: NSDirectionalEdgeInsets

        init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets) { (contentSize, contentInsets) = (size, insets) }

        var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
        var effectiveContentSize: CGSize {
            CGSize(
                width: max(contentSize.width - contentInsets.leading - contentInsets.trailing, 0),
                height: max(contentSize.height - contentInsets.top - contentInsets.bottom, 0))
        }
    }

    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection

    init(_ size: CGSize, insets: NSDirectionalEdgeInsets = .zero, _ traits: UITraitCollection) {
        (container, traitCollection) = (Container(size, insets), traits)
    }
}
