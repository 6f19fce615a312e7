import CoreGraphics
import QuartzCore

extension UIView {
    /// The adjustment of a tint color.
    nonisolated public enum TintAdjustmentMode: Int, Sendable {
        /// The mode of the superview, or normal if there is none.
        case automatic
        /// The tint color is shown as it is.
        case normal
        /// The tint color is shown as a gray, whose brightness depends on the color.
        case dimmed
    }
}

/// Whether any view of this program has had a dimmed tint color. If not, views do not have to read the modes of their superviews.
enum TintDimming {
    static var isUsed = false
}

extension UIView {
    /// Whether the tint color of the view is dimmed.
    var isTintDimmed: Bool {
        guard TintDimming.isUsed else { return false }
        var next: UIView? = self
        while let view = next {
            if view.explicitTintAdjustmentMode != .automatic { return view.explicitTintAdjustmentMode == .dimmed }
            next = view.superview
        }
        return false
    }

    func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
        guard mode != explicitTintAdjustmentMode else { return }
        let wasDimmed = isTintDimmed
        explicitTintAdjustmentMode = mode
        if mode == .dimmed { TintDimming.isUsed = true }
        if isTintDimmed != wasDimmed { notifyOfTintDimming() }
    }

    /// Notifies the view and the views in it that have no mode of their own.
    private func notifyOfTintDimming() {
        tintColorDidChange()
        for subview in subviews where subview.explicitTintAdjustmentMode == .automatic { subview.notifyOfTintDimming() }
    }
}

nonisolated extension UIColor {
    /// The gray in which a tint color is shown while it is dimmed. The brightness b of the color, 0…1, becomes 0.25 + b / 2.
    var dimmedTint: UIColor {
        if isDynamic { return UIColor(.dynamic { self.resolvedColor(with: $0).dimmedTint }) }
        let color = cgColor
        let brightness = color.red * 0.3 + color.green * 0.59 + color.blue * 0.11
        return UIColor(white: 0.25 + brightness * 0.5, alpha: color.alpha)
    }
}

extension UIPresentationController {
    /// Elevates the controller in a sheet or popover in the dark style: its backgrounds become lighter than the backgrounds below it. In
    /// the light style, elevated backgrounds have the same colors, so the trait is not overridden, which saves time.
    func elevatePresentedController() {
        guard self is UISheetPresentationController || self is UIPopoverPresentationController,
            presentingViewController.traitCollection.userInterfaceStyle == .dark
        else { return }
        presentedViewController.setLevel(.elevated)
    }

    /// Whether the tint color of the presenting view is dimmed during the presentation: below alerts, sheets and popovers.
    private var dimsTintColor: Bool {
        self is AlertPresentationController || self is UISheetPresentationController || self is UIPopoverPresentationController
    }

    /// Dims the tint color of the presenting view, or restores it, along with the transition.
    func setTintDimmed(_ isDimmed: Bool) {
        guard dimsTintColor, let view = presentingViewController.viewIfLoaded, presentingViewController !== presentedViewController else {
            return
        }
        let change = { view.tintAdjustmentMode = isDimmed ? .dimmed : .automatic }
        if presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in change() }, completion: nil) != true {
            change()
        }
    }
}
