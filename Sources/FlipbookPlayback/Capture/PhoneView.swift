import Stage
import UIKit

/// The bezel of a phone: a dark frame with a thin lighter border and a soft shadow. The scene is painted over the screen area.
package final class PhoneView: UIView {
    private let bezelView = UIView()

    package override init(frame: CGRect) {
        super.init(frame: frame)
        bezelView.backgroundColor = Theme.bezelColor
        bezelView.layer.borderColor = Theme.bezelBorderColor.cgColor
        // The shadow is offset downward, as in light from above.
        bezelView.layer.shadowColor = UIColor.black.cgColor
        bezelView.layer.shadowOpacity = 0.22
        addSubview(bezelView)
    }

    package required init?(coder: NSCoder) { return nil }

    /// Sets the position and size of the bezel around a screen.
    ///
    /// - Parameters:
    ///   - shape: The shape of the screen, or nil for a phone with a home button.
    ///   - zoom: The size of one point of the scene, in points of this view.
    ///   - pixelSize: The size of one pixel, in points of this view.
    package func fit(around screenFrame: CGRect, _ shape: ScreenShape?, zoom: CGFloat, pixelSize: CGFloat) {
        let width = Self.bezelWidth(shape)
        bezelView.frame = screenFrame.insetBy(dx: -width * zoom, dy: -width * zoom)
        bezelView.layer.cornerRadius = Self.screenCornerRadius(shape, zoom: zoom) + width * zoom
        bezelView.layer.borderWidth = pixelSize
        bezelView.layer.shadowOffset = CGSize(width: 0, height: 18 * zoom)
        bezelView.layer.shadowRadius = 24 * zoom
    }

    /// Returns the width of the bezel in points of the scene.
    package static func bezelWidth(_ shape: ScreenShape?) -> CGFloat { shape?.bezelWidth ?? ScreenShape.phoneBezelWidth }

    /// Returns the corner radius of the screen.
    package static func screenCornerRadius(_ shape: ScreenShape?, zoom: CGFloat) -> CGFloat {
        (shape?.cornerRadius ?? ScreenShape.homeButtonCornerRadius) * zoom
    }
}
