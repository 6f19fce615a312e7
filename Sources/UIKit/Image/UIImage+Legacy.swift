import Foundation

/// The legacy name of `UIImage.pngData()`.
nonisolated public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// The legacy name of `UIImage.jpegData(compressionQuality:)`.
nonisolated public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}
