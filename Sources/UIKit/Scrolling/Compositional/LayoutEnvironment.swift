import CoreGraphics

/// The size, the insets and the traits for which a section or a group is arranged.
final class LayoutEnvironment: NSCollectionLayoutEnvironment {
    /// The size and the insets of the space for a section or a group.
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
