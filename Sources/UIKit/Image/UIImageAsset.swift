import Foundation
import Synchronization

/// The variants of an image for traits, such as an image for the light style and an image for the dark style.
///
///     let asset = UIImageAsset()
///     asset.register(sun, with: UITraitCollection(userInterfaceStyle: .light))
///     asset.register(moon, with: UITraitCollection(userInterfaceStyle: .dark))
///     imageView.image = asset.image(with: view.traitCollection)
nonisolated public final class UIImageAsset: NSObject, Sendable {
    package let foundationHeader = FoundationObjectHeader()
    private let variants = Mutex<[(traits: UITraitCollection, image: UIImage)]>([])
    /// The name of an image set with variants in an asset catalog, or nil.
    private let name: NamedImage?

    /// Creates an asset without images.
    public override init() { name = nil }

    init(_ name: NamedImage) { self.name = name }

    /// Adds an image for the values that `traitCollection` specifies. It replaces the image for the same traits.
    public func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        // The stored image does not refer to this asset, because the two objects would retain each other.
        let variant = image.withAttributes { $0.asset = nil }
        variants.withLock { variants in
            variants.removeAll { $0.traits == traitCollection }
            variants.append((traitCollection, variant))
        }
    }

    /// Removes the image that was registered for exactly these traits.
    public func unregister(with traitCollection: UITraitCollection) {
        variants.withLock { $0.removeAll { $0.traits == traitCollection } }
    }

    /// Returns the image that was registered for traits that `traitCollection` contains. If there are several, the image with the most
    /// specified traits is used; if there is none, the image of the asset catalog or the first registered image. An asset without images
    /// returns an empty image.
    public func image(with traitCollection: UITraitCollection) -> UIImage { variant(for: traitCollection) ?? UIImage() }

    /// Returns the image for traits, or nil if there is none.
    func variant(for traits: UITraitCollection) -> UIImage? {
        let fitting = variants.withLock { variants in
            variants.filter { traits.containsTraits(in: $0.traits) }.max { $0.traits.specifiedCount < $1.traits.specifiedCount }?.image
        }
        let image = fitting ?? loadedVariant(isDark: traits.userInterfaceStyle == .dark) ?? variants.withLock { $0.first?.image }
        return image?.withAttributes { $0.asset = self }
    }

    /// Loads the image of the asset catalog for a style, and registers it. Returns nil if there is none.
    private func loadedVariant(isDark: Bool) -> UIImage? {
        guard let attributes = name?.with(isDark: isDark).attributes() else { return nil }
        let image = UIImage(attributes)
        register(image, with: UITraitCollection(userInterfaceStyle: isDark ? .dark : .light))
        return image
    }
}

nonisolated extension UITraitCollection {
    /// The number of traits of UIKit that have a value.
    fileprivate var specifiedCount: Int { changedTraits(from: nil).count }
}

nonisolated extension UIImage {
    /// The asset with the variants of the image for other traits. An image without variants has an asset that contains only this image.
    public var imageAsset: UIImageAsset? {
        if let asset = attributes.asset { return asset }
        let asset = UIImageAsset()
        asset.register(self, with: UITraitCollection())
        return asset
    }

    /// Returns the same image, which a view mirrors if its layout direction is from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { withAttributes { $0.flipsForRightToLeft = true } }

    /// Whether a view mirrors the image if its layout direction is from right to left.
    public var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeft }

    /// Returns the variant of the image that a view shows, with the properties of this image.
    func resolved(for traits: UITraitCollection, isRightToLeft: Bool) -> UIImage {
        var image = self
        if let variant = attributes.asset?.variant(for: traits) {
            image = withAttributes {
                ($0.cgImage, $0.uprightImage, $0.scale) = (
                    variant.attributes.cgImage, variant.attributes.uprightImage, variant.attributes.scale
                )
            }
        }
        return isRightToLeft && attributes.flipsForRightToLeft ? image.mirroredForRightToLeft() : image
    }

    /// Returns the mirrored image. Views do not mirror the result again.
    func mirroredForRightToLeft() -> UIImage {
        withHorizontallyFlippedOrientation().withAttributes {
            $0.flipsForRightToLeft = false
            ($0.alignmentRectInsets.left, $0.alignmentRectInsets.right) = ($0.alignmentRectInsets.right, $0.alignmentRectInsets.left)
        }
    }
}
