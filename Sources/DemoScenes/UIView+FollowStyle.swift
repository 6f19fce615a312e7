import UIKit

extension UIView {
    /// Calls a closure now and after each change of the style or of the contrast. The closure sets colors of layers, which do not follow
    /// these traits automatically.
    func followStyle(_ setColors: @escaping () -> Void) {
        func setWithoutAnimation() {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            setColors()
            CATransaction.commit()
        }
        setWithoutAnimation()
        registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self]) { (_: UIView, _) in
            setWithoutAnimation()
        }
    }
}
