import FlipbookConstraints
import QuartzCore

/// A layout guide for the part of its view that the on-screen keyboard covers. While the keyboard is hidden, the guide has the height of
/// the safe area at the bottom.
///
/// The guide follows the animations of the keyboard, and touches that drag the keyboard. It extends over the whole width and to the
/// bottom of the view.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    nonisolated deinit {}

    /// Whether the guide follows an undocked keyboard.
    ///
    /// Differs from Apple: the property has no effect, because the keyboard of a phone is always docked.
    open var followsUndockedKeyboard = false

    /// Whether the guide has the height of the safe area at the bottom while the keyboard is hidden. If false, the height of the
    /// guide is then 0.
    open var usesBottomSafeArea = true { didSet { if oldValue != usesBottomSafeArea { setNeedsRefresh() } } }

    /// The distance above the keyboard, in points, at which a scrolling touch begins to drag the keyboard. It is usually the height of a
    /// bar above the keyboard.
    open var keyboardDismissPadding: CGFloat = 0

    /// The height of the part of the owning view that the keyboard covers, in points.
    private var coveredHeight: CGFloat = 0
    /// All guides, in the order of their creation.
    private static var all: [WeakGuide] = []

    private struct WeakGuide {
        weak var guide: UIKeyboardLayoutGuide?
    }

    init(of view: UIView) {
        super.init()
        identifier = "UIViewKeyboardLayoutGuide"
        view.addLayoutGuide(self)
        coveredHeight = currentCoveredHeight
        Self.all.removeAll { $0.guide == nil }
        Self.all.append(WeakGuide(guide: self))
    }

    override var followsSafeArea: Bool { true }

    /// Returns the guides in a window, in the order of their creation.
    static func guides(in window: UIWindow) -> [UIKeyboardLayoutGuide] {
        all.isEmpty ? [] : all.compactMap(\.guide).filter { $0.owningView?.window === window }
    }

    /// Updates all guides in the windows of an application.
    static func updateAll(in application: UIApplication) {
        for entry in all where entry.guide?.owningView?.window?.screen.application === application { entry.guide?.update() }
    }

    /// Computes again how much of the view is covered.
    func update() {
        let height = currentCoveredHeight
        guard height != coveredHeight else { return }
        coveredHeight = height
        setNeedsRefresh()
    }

    private var currentCoveredHeight: CGFloat {
        guard let owningView, let window = owningView.window, let keyboard = window.screen.application?.keyboard.onScreenKeyboard,
            let top = keyboard.top(in: window)
        else { return 0 }
        let bounds = owningView.bounds
        let localTop = owningView.convert(CGPoint(x: 0, y: top), from: window).y
        return localTop.isFinite ? min(max(bounds.maxY - localTop, 0), bounds.height) : 0
    }

    /// The height of the guide.
    private var height: CGFloat { max(coveredHeight, usesBottomSafeArea ? owningView?.lastSafeAreaInsets.bottom ?? 0 : 0) }

    private func setNeedsRefresh() {
        box.engine?.enqueueRefresh(box)
        owningView?.setNeedsLayout()
    }

    override var unconstrainedFrame: CGRect {
        guard let bounds = owningView?.bounds else { return .zero }
        return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }

    /// Updates the constraints that tie the guide to the sides and to the bottom of its owning view.
    override func refreshImplicitConstraints() {
        guard let viewBox = owningView?.layoutState.box else { return }
        if box.implicitConstraints.isEmpty { box.implicitConstraints = makeImplicitConstraints() }
        func term(_ variable: Variable, _ coefficient: CGFloat = 1, of other: LayoutBox? = nil) -> ImplicitConstraint.Term {
            ImplicitConstraint.Term(box: other ?? box, variable: variable, coefficient: coefficient)
        }
        box.implicitConstraints[0].set([term(box.left)], 0)
        box.implicitConstraints[1].set([term(box.width), term(viewBox.width, -1, of: viewBox)], 0)
        box.implicitConstraints[2].set([term(box.height)], height)
        // top + height = height of the view
        box.implicitConstraints[3].set([term(box.top), term(box.height), term(viewBox.height, -1, of: viewBox)], 0)
    }

    private func makeImplicitConstraints() -> [ImplicitConstraint] {
        let result = ([.left, .width, .height, .bottom] as [NSLayoutConstraint.Attribute]).map { ImplicitConstraint(box, $0) }
        for constraint in result { constraint.identifier = "\(identifier)-\(constraint.firstAttribute.name)" }
        return result
    }
}
