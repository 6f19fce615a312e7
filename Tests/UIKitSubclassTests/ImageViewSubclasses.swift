import Foundation
import UIKit

// Subclasses of open classes that override the open members, as the code of an app can do. `UIKitSubclassTests` compiles this file in Swift 6
// mode, and `ClientTests` compiles it in Swift 5 mode.

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
    override func tintColorDidChange() { super.tintColorDidChange() }
    override func didMoveToWindow() { super.didMoveToWindow() }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
    override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
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
    override func layoutSubviews() { super.layoutSubviews() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
    }
    override var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        get { super.preferredSymbolConfiguration }
        set { super.preferredSymbolConfiguration = newValue }
    }
    override var animationRepeatCount: Int {
        get { super.animationRepeatCount }
        set { super.animationRepeatCount = newValue }
    }
    override var isAnimating: Bool { super.isAnimating }
    override func startAnimating() { super.startAnimating() }
    override func stopAnimating() { super.stopAnimating() }
}
