import CoreGraphics

/// The values on which the height of a custom detent depends.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
    /// The traits of the view that contains the sheet.
    var containerTraitCollection: UITraitCollection { get }
    /// The height of the large detent, without the bottom of the safe area.
    var maximumDetentValue: CGFloat { get }
}
