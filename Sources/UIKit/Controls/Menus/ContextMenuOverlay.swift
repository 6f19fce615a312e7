import CoreGraphics
import QuartzCore

/// An open context menu: the blurred background, the lifted view, and the menu below it.
final class ContextMenuOverlay: MenuOverlay {
    private let background = UIVisualEffectView(effect: nil)
    private let platter: PreviewPlatter
    private let preview: UITargetedPreview
    private(set) var previewController: UIViewController?
    /// The original alpha of the lifted view. While the snapshot is shown, the alpha of the view is 0.
    private let sourceAlpha: CGFloat
    private var placement: ContextMenuPlacement?

    /// Called when the preview is tapped.
    var onCommit: () -> Void = {}
    /// Returns the preview that has the final position of the platter, or nil for the original position.
    var dismissalPreview: () -> UITargetedPreview? = { nil }

    /// The scale of the lifted view before the menu opens.
    private static let liftedScale: CGFloat = 1.04

    init(_ preview: UITargetedPreview, at location: CGPoint, of view: UIView, in window: UIWindow) {
        self.preview = preview
        platter = PreviewPlatter(preview)
        sourceAlpha = preview.view.alpha
        super.init(UIMenu(), at: CGRect(origin: location, size: .zero), of: view, in: window)
        (isOpen, isUserInteractionEnabled) = (false, false)
        background.isUserInteractionEnabled = false
        addSubview(background)
        addSubview(platter)
    }

    required init?(coder: NSCoder) { return nil }

    /// Returns the center and the transform of a preview, in the coordinates of the overlay. `rect` is the visible part of the preview, in
    /// the coordinates of its view.
    private func placement(of preview: UITargetedPreview, in rect: CGRect) -> (center: CGPoint, transform: CGAffineTransform) {
        let target = preview.target
        let offset = CGPoint(x: rect.midX - preview.view.bounds.midX, y: rect.midY - preview.view.bounds.midY).applying(target.transform)
        return (convert(CGPoint(x: target.center.x + offset.x, y: target.center.y + offset.y), from: target.container), target.transform)
    }

    // MARK: - Lifting

    /// Replaces the view by its snapshot, and slowly enlarges the snapshot and shows its shadow, while the finger is held.
    func lift(in window: UIWindow) {
        attach(to: window)
        UIView.withoutAnimationBlock {
            background.frame = bounds
            let placement = placement(of: preview, in: platter.visibleRect)
            (platter.center, platter.transform) = (placement.center, placement.transform)
            if preview.view.window != nil { preview.view.alpha = 0 }
        }
        let transform = platter.transform.scaledBy(x: Self.liftedScale, y: Self.liftedScale)
        UIView.animate(withDuration: 0.35, delay: 0, options: [.allowUserInteraction, .curveEaseInOut]) { [self] in
            platter.transform = transform
            platter.layer.shadowOpacity = 0.12
        }
    }

    /// Scales the lifted view back to its original size and removes the overlay.
    func cancelLift() {
        let placement = placement(of: preview, in: platter.visibleRect)
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .curveEaseOut],
            animations: { [self] in
                platter.transform = placement.transform
                platter.layer.shadowOpacity = 0
            }, completion: { [self] _ in finish() })
    }

    private func finish() {
        preview.view.alpha = sourceAlpha
        if previewController?.viewIfLoaded?.window != nil { previewController?.endPreview() }
        removeFromSuperview()
    }

    // MARK: - Opening

    /// Blurs the background, moves the preview to its position and shows the menu.
    func open(_ menu: UIMenu, preview controller: UIViewController?, in window: UIWindow) {
        (isOpen, isUserInteractionEnabled, previewController) = (true, true, controller)
        setMenu(menu)
        controller?.beginPreview(size: area.size)
        let source = platter.untransformedFrame
        let hasMenu = !MenuSection.sections(of: menu).isEmpty || !menu.deferredElements.isEmpty
        let menuSize = hasMenu ? menuSize : .zero
        let placement = ContextMenuPlacement(
            source: source, contentSize: controller?.previewSize(in: area.size), menu: menuSize, in: area)
        self.placement = placement
        if let view = controller?.view { UIView.withoutAnimationBlock { platter.prepare(view, size: placement.contentSize) } }
        let options: UIView.AnimationOptions = .allowUserInteraction
        UIView.animate(withDuration: 0.3, delay: 0, options: options) { [self] in
            background.effect = UIBlurEffect(style: .systemUltraThinMaterial)
            background.contentView.backgroundColor = UIColor(
                light: UIColor(white: 0, alpha: 0.08), dark: UIColor(white: 0, alpha: 0.2))
        }
        UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.78, initialSpringVelocity: 0, options: options) { [self] in
            platter.transform = CGAffineTransform(scaleX: placement.scale, y: placement.scale)
            platter.center = CGPoint(x: placement.preview.midX, y: placement.preview.midY)
            platter.layer.shadowOpacity = 0.2
            if let view = controller?.view { platter.grow(to: view, size: placement.contentSize) }
        }
        if hasMenu { showRootPanel() }
        controller?.previewDidAppear()
        moveFocusIntoContent()
    }

    override func rootFrame(for size: CGSize) -> CGRect { placement?.menuFrame(for: size, in: area) ?? super.rootFrame(for: size) }

    override var growthOrigin: CGPoint {
        guard let placement else { return super.growthOrigin }
        return CGPoint(x: placement.preview.midX, y: placement.preview.maxY)
    }

    override var reversesAbove: Bool { false }

    // MARK: - Ending

    override func touchOutsideBegan(at point: CGPoint) -> Bool {
        guard platter.frame.contains(point), panels.count <= 1 else { return false }
        onCommit()
        return true
    }

    /// Ends the menu after a tap on the preview. With the style `pop`, the preview grows to the size of the window and fades out.
    func end(with style: UIContextMenuInteractionCommitStyle) {
        guard style == .pop, isOpen else { return dismiss() }
        close()
        willEnd()
        animatePanelsOut()
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseInOut) { [self] in
            background.effect = nil
            background.contentView.backgroundColor = .clear
            platter.transform = .identity
            platter.center = CGPoint(x: bounds.midX, y: bounds.midY)
            platter.setSize(bounds.size, radius: 0)
            previewController?.view.frame = bounds
        }
        UIView.animate(
            withDuration: 0.2, delay: 0.3, options: [], animations: { [self] in platter.alpha = 0 },
            completion: { [self] _ in finish() })
    }

    private func animatePanelsOut() { super.animateOut {} }

    override func animateOut(_ completion: @escaping () -> Void) {
        animatePanelsOut()
        let target = dismissalPreview() ?? preview
        let isTargetInWindow = target.target.container.window != nil
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseInOut) { [self] in
            background.effect = nil
            background.contentView.backgroundColor = .clear
        }
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            animations: { [self] in
                platter.layer.shadowOpacity = 0
                if let view = previewController?.viewIfLoaded { platter.shrinkBack(from: view) }
                guard isTargetInWindow else { return platter.alpha = 0 }
                let placement = placement(of: target, in: platter.visibleRect)
                (platter.center, platter.transform) = (placement.center, placement.transform)
            },
            completion: { [self] _ in
                finish()
                completion()
            })
    }
}

extension UIViewController {
    /// Returns the size of the controller's view as a preview: its preferred size, limited to the available space. Without a preferred
    /// size, it has the whole width and 60 % of the height.
    fileprivate func previewSize(in area: CGSize) -> CGSize {
        let preferred = preferredContentSize
        return CGSize(
            width: preferred.width > 0 ? min(preferred.width, area.width) : area.width,
            height: preferred.height > 0 ? min(preferred.height, area.height) : (area.height * 0.6).rounded())
    }

    /// Loads the view of a preview, and calls `viewWillAppear`.
    fileprivate func beginPreview(size: CGSize) {
        loadViewIfNeeded()
        beginAppearanceTransition(true, animated: true)
    }

    /// Calls `viewDidAppear`.
    fileprivate func previewDidAppear() { endAppearanceTransition() }

    /// Removes the view of a preview. Calls `viewWillDisappear` before and `viewDidDisappear` after it.
    fileprivate func endPreview() {
        beginAppearanceTransition(false, animated: true)
        view.removeFromSuperview()
        endAppearanceTransition()
    }
}
