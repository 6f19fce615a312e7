import UIKit

/// The device whose screen a scene is designed for.
nonisolated public struct Device: Equatable, Sendable {
    /// The size of the screen in points, in portrait.
    public var size: CGSize
    /// The name of the model, such as `iPhone 8`, or nil if the device is none of the models.
    public private(set) var name: String?
    /// The number of pixels per point of the model's screen, or nil if the device is none of the models.
    public private(set) var scale: CGFloat?
    /// The shape of the model's screen, or nil if it follows from the size.
    package private(set) var shape: ScreenShape?

    /// Whether the device is a tablet.
    package var isPad: Bool { shape?.isPad == true }

    /// Creates a device with a screen of a size in points.
    public init(size: CGSize) { self.size = size }

    init(_ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, _ shape: ScreenShape) {
        self.init(size: CGSize(width: width, height: height))
        (self.name, self.scale, self.shape) = (name, scale, shape)
    }

    /// A phone with a 4.7-inch screen: 375 × 667 points.
    public static let phone = Device(size: CGSize(width: 375, height: 667))

    /// Returns a phone with a screen of a size in points, such as `.phone(390, 844)`.
    public static func phone(_ width: CGFloat, _ height: CGFloat) -> Device { Device(size: CGSize(width: width, height: height)) }
}
