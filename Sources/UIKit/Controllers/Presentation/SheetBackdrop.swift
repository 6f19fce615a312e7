import QuartzCore

/// The appearance of a sheet and of its surroundings: the corners, the grabber, the dimming view, and the presenting view behind a large
/// card.
@MainActor final class SheetBackdrop {
    private unowned let sheet: UISheetPresentationController
    private let dimmingView = UIView()
    private let grabber = UIView()
    /// The corners and the transform of the presenting view before it was scaled down, and whether it covered its superview.
    private var savedState: (radius: CGFloat, clips: Bool, transform: CGAffineTransform, fillsSuperview: Bool)?
    /// The transform that the sheet has set last. If the presenting view has another transform, the app has set it since then.
    private var lastTransform = CGAffineTransform.identity

    /// The distance by which the left and the right edge of the presenting view move inward when it is scaled down.
    private static let margin: CGFloat = 16
    private static let grabberSize = CGSize(width: 36, height: 5)
    private static let dimmingAlpha: CGFloat = 0.2

    init(_ sheet: UISheetPresentationController) { self.sheet = sheet }

    func install(in container: UIView) {
        dimmingView.backgroundColor = UIColor.black.withAlphaComponent(Self.dimmingAlpha)
        dimmingView.frame = container.bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let tap = UITapGestureRecognizer()
        tap.addAction { [weak self] _ in self?.dimmingViewWasTapped() }
        dimmingView.addGestureRecognizer(tap)
        container.insertSubview(dimmingView, at: 0)
        grabber.backgroundColor = UIColor(red: 0.46, green: 0.46, blue: 0.5, alpha: 0.45)
        grabber.layer.cornerRadius = Self.grabberSize.height / 2
        grabber.isUserInteractionEnabled = false
        // Keeps the grabber above the view of the sheet, which is added later.
        grabber.layer.zPosition = 1
        grabber.frame = grabberFrame(top: container.bounds.height)
        container.addSubview(grabber)
    }

    /// Restores the presenting view at the end of the presentation.
    func remove() {
        show(height: 0)
        guard let view = sheet.presentingViewController.viewIfLoaded, let saved = savedState else { return }
        (view.layer.cornerRadius, view.clipsToBounds) = (saved.radius, saved.clips)
        savedState = nil
    }

    private func dimmingViewWasTapped() {
        // A card with only the large detent covers the whole screen except a strip, and a tap on this strip has no
        // effect.
        if sheet.activeDetents.count > 1 || sheet.selectedHeight < sheet.largestHeight { _ = sheet.dismissByUser() }
    }

    private func grabberFrame(top: CGFloat) -> CGRect {
        let width = sheet.containerView?.bounds.width ?? 0
        return CGRect(
            x: ((width - Self.grabberSize.width) / 2).rounded(), y: top + 5, width: Self.grabberSize.width, height: Self.grabberSize.height)
    }

    /// Updates the appearance for a height of the card. The height 0 means a dismissed card.
    func show(height: CGFloat) {
        shownHeight = height
        dimmingView.alpha = dimming(height)
        let isCard = sheet.isCard
        grabber.isHidden = !sheet.prefersGrabberVisible || !isCard
        grabber.frame = grabberFrame(top: (sheet.containerView?.bounds.height ?? 0) - height)
        roundCorners(isCard: isCard)
        scalePresentingView(isCard ? scaling(height) : 0)
        if sheet.determinesStatusBar != didDetermineStatusBar {
            didDetermineStatusBar = sheet.determinesStatusBar
            sheet.containerView?.window?.setNeedsStatusBarUpdate()
        }
    }

    private var didDetermineStatusBar = false
    /// The height of the card that was shown last.
    private(set) var shownHeight: CGFloat = 0

    private func roundCorners(isCard: Bool) {
        guard let view = sheet.presentedView else { return }
        let radius = isCard ? max(sheet.preferredCornerRadius ?? UISheetPresentationController.cornerRadius, 0) : 0
        if view.layer.cornerRadius != radius { view.layer.cornerRadius = radius }
        view.layer.cornerCurve = .continuous
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        if isCard { view.clipsToBounds = true }
    }

    /// Returns the opacity of the dimming view: 0 up to the largest undimmed height, 1 from the next detent on. If the sheet covers the
    /// whole screen, it is 1 for every height except 0.
    private func dimming(_ height: CGFloat) -> CGFloat {
        guard sheet.isCard else { return height > 0 ? 1 : 0 }
        let undimmed = sheet.undimmedHeight
        let next = sheet.activeDetents.first { $0.height > undimmed + 0.5 }?.height
        guard let next else { return 0 }
        return min(max((height - undimmed) / max(next - undimmed, 1), 0), 1)
    }

    /// Returns the progress of the scaling of the presenting view, 0…1. It is 0 up to the largest detent below the large detent, and 1 at
    /// the large detent. Without a detent of the largest height, it is always 0.
    func scaling(_ height: CGFloat) -> CGFloat {
        let largest = sheet.largestHeight
        guard sheet.activeDetents.contains(where: { $0.height >= largest - 0.5 }) else { return 0 }
        let start = sheet.activeDetents.last { $0.height < largest - 0.5 }?.height ?? 0
        return min(max((height - start) / max(largest - start, 1), 0), 1)
    }

    /// Scales the presenting view down, in addition to its own transform. `progress` is in 0…1. At 1, the top edge of the view is at the
    /// bottom of the status bar.
    private func scalePresentingView(_ progress: CGFloat) {
        guard let view = sheet.presentingViewController.viewIfLoaded, progress > 0 || savedState != nil else { return }
        if savedState == nil {
            savedState = (
                view.layer.cornerRadius, view.clipsToBounds, view.transform, view.untransformedFrame == view.superview?.bounds
            )
        } else if view.transform != lastTransform {
            savedState?.transform = view.transform
        }
        defer { lastTransform = view.transform }
        let transform = savedState?.transform ?? .identity
        // If the superview's size changes while the view is scaled, the view gets a wrong size, which is corrected here.
        if savedState?.fillsSuperview == true, let bounds = view.superview?.bounds, view.untransformedFrame != bounds {
            view.setUntransformedFrame(bounds)
        }
        guard progress > 0 else {
            view.layer.cornerRadius = savedState?.radius ?? 0
            return view.transform = transform
        }
        view.clipsToBounds = true
        let start = savedState?.radius ?? 0
        view.layer.cornerRadius = start + (max(UISheetPresentationController.cornerRadius, start) - start) * progress
        let scale = 1 - 2 * Self.margin / max(view.bounds.width, 1)
        let top = sheet.largestTop - UISheetPresentationController.visibleStripHeight
        let translationY = top - view.untransformedFrame.minY - view.bounds.height * (1 - scale) / 2
        let partialScale = 1 - (1 - scale) * progress
        view.transform = transform.concatenating(
            CGAffineTransform(a: partialScale, b: 0, c: 0, d: partialScale, tx: 0, ty: translationY * progress))
    }
}
