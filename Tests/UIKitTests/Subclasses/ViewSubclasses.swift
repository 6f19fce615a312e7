import Foundation
import UIKit

// Subclasses of each open class with an override of each open member, as a client of UIKit writes them.

class CustomUIViewPropertyAnimator: UIViewPropertyAnimator {
    override func copy() -> UIViewPropertyAnimator { super.copy() }
    override func addAnimations(_ animation: @escaping () -> Void) { super.addAnimations(animation) }
    override func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        super.addAnimations(animation, delayFactor: delayFactor)
    }
    override func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { super.addCompletion(completion) }
    override func addCompletion() async -> UIViewAnimatingPosition { await super.addCompletion() }
}

class CustomUIResponder: UIResponder {
    override var next: UIResponder? { super.next }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { super.pressesBegan(presses, with: event) }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { super.pressesChanged(presses, with: event) }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { super.pressesEnded(presses, with: event) }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { super.pressesCancelled(presses, with: event) }
    override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
    override var canResignFirstResponder: Bool { super.canResignFirstResponder }
    override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
    override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
    override var description: String { super.description }
    override var debugDescription: String { super.debugDescription }
}

class CustomUIWindow: UIWindow {
    override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
}

class CustomUIBlurEffect: UIBlurEffect {}

class CustomUIVibrancyEffect: UIVibrancyEffect {}

class CustomUIVisualEffect: UIVisualEffect {}

class CustomUIVisualEffectView: UIVisualEffectView {}

class CustomUIImageView: UIImageView {
    override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    override var highlightedImage: UIImage? {
        get { super.highlightedImage }
        set { super.highlightedImage = newValue }
    }
    override var isHighlighted: Bool {
        get { super.isHighlighted }
        set { super.isHighlighted = newValue }
    }
    override var animationImages: [UIImage]? {
        get { super.animationImages }
        set { super.animationImages = newValue }
    }
    override var highlightedAnimationImages: [UIImage]? {
        get { super.highlightedAnimationImages }
        set { super.highlightedAnimationImages = newValue }
    }
    override var animationDuration: TimeInterval {
        get { super.animationDuration }
        set { super.animationDuration = newValue }
    }
    override var animationRepeatCount: Int {
        get { super.animationRepeatCount }
        set { super.animationRepeatCount = newValue }
    }
    override var isAnimating: Bool { super.isAnimating }
    override func startAnimating() { super.startAnimating() }
    override func stopAnimating() { super.stopAnimating() }
}

class CustomUIView: UIView {
    override class var layerClass: AnyClass { super.layerClass }
    override var tag: Int {
        get { super.tag }
        set { super.tag = newValue }
    }
    override var isUserInteractionEnabled: Bool {
        get { super.isUserInteractionEnabled }
        set { super.isUserInteractionEnabled = newValue }
    }
    override var isMultipleTouchEnabled: Bool {
        get { super.isMultipleTouchEnabled }
        set { super.isMultipleTouchEnabled = newValue }
    }
    override var gestureRecognizers: [UIGestureRecognizer]? {
        get { super.gestureRecognizers }
        set { super.gestureRecognizers = newValue }
    }
    override var accessibilityIdentifier: String? {
        get { super.accessibilityIdentifier }
        set { super.accessibilityIdentifier = newValue }
    }
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel }
        set { super.accessibilityLabel = newValue }
    }
    override var contentMode: ContentMode {
        get { super.contentMode }
        set { super.contentMode = newValue }
    }
    override var autoresizingMask: AutoresizingMask {
        get { super.autoresizingMask }
        set { super.autoresizingMask = newValue }
    }
    override var autoresizesSubviews: Bool {
        get { super.autoresizesSubviews }
        set { super.autoresizesSubviews = newValue }
    }
    override var window: UIWindow? { super.window }
    override var frame: CGRect {
        get { super.frame }
        set { super.frame = newValue }
    }
    override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = newValue }
    }
    override var center: CGPoint {
        get { super.center }
        set { super.center = newValue }
    }
    override var transform: CGAffineTransform {
        get { super.transform }
        set { super.transform = newValue }
    }
    override var transform3D: CATransform3D {
        get { super.transform3D }
        set { super.transform3D = newValue }
    }
    override var alpha: CGFloat {
        get { super.alpha }
        set { super.alpha = newValue }
    }
    override var isHidden: Bool {
        get { super.isHidden }
        set { super.isHidden = newValue }
    }
    override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set { super.backgroundColor = newValue }
    }
    override var clipsToBounds: Bool {
        get { super.clipsToBounds }
        set { super.clipsToBounds = newValue }
    }
    override var isOpaque: Bool {
        get { super.isOpaque }
        set { super.isOpaque = newValue }
    }
    override var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }
    override func tintColorDidChange() { super.tintColorDidChange() }
    override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
    override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
    }
    override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview) }
    override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
    override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview) }
    override func didMoveToSuperview() { super.didMoveToSuperview() }
    override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
    override func didMoveToWindow() { super.didMoveToWindow() }
    override func layoutSubviews() { super.layoutSubviews() }
    override func setNeedsLayout() { super.setNeedsLayout() }
    override func layoutIfNeeded() { super.layoutIfNeeded() }
    override func updateConstraints() { super.updateConstraints() }
    override func setNeedsUpdateConstraints() { super.setNeedsUpdateConstraints() }
    override class var requiresConstraintBasedLayout: Bool { super.requiresConstraintBasedLayout }
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
    override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
    override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
    override func alignmentRect(forFrame frame: CGRect) -> CGRect { super.alignmentRect(forFrame: frame) }
    override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { super.frame(forAlignmentRect: alignmentRect) }
    override var forFirstBaselineLayout: UIView { super.forFirstBaselineLayout }
    override var forLastBaselineLayout: UIView { super.forLastBaselineLayout }
    override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override func sizeToFit() { super.sizeToFit() }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
    override var canBecomeFocused: Bool { super.canBecomeFocused }
}
