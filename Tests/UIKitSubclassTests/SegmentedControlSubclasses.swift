import Dispatch
import UIKit

// Subclasses of open classes that override the open members, as the code of an app can do. `UIKitSubclassTests` compiles this file in Swift 6
// mode, and `ClientTests` compiles it in Swift 5 mode.

class CustomUISegmentedControl: UISegmentedControl {
    override var selectedSegmentIndex: Int {
        get { super.selectedSegmentIndex }
        set { super.selectedSegmentIndex = newValue }
    }
    override var isMomentary: Bool {
        get { super.isMomentary }
        set { super.isMomentary = newValue }
    }
    override var apportionsSegmentWidthsByContent: Bool {
        get { super.apportionsSegmentWidthsByContent }
        set { super.apportionsSegmentWidthsByContent = newValue }
    }
    override var selectedSegmentTintColor: UIColor? {
        get { super.selectedSegmentTintColor }
        set { super.selectedSegmentTintColor = newValue }
    }
    override var numberOfSegments: Int { super.numberOfSegments }
    override func layoutSubviews() { super.layoutSubviews() }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.beginTracking(touch, with: event) }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.continueTracking(touch, with: event) }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
    override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    override func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        super.insertSegment(withTitle: title, at: segment, animated: animated)
    }
    override func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        super.insertSegment(with: image, at: segment, animated: animated)
    }
    override func removeSegment(at segment: Int, animated: Bool) { super.removeSegment(at: segment, animated: animated) }
    override func removeAllSegments() { super.removeAllSegments() }
    override func setTitle(_ title: String?, forSegmentAt segment: Int) { super.setTitle(title, forSegmentAt: segment) }
    override func titleForSegment(at segment: Int) -> String? { super.titleForSegment(at: segment) }
    override func setImage(_ image: UIImage?, forSegmentAt segment: Int) { super.setImage(image, forSegmentAt: segment) }
    override func imageForSegment(at segment: Int) -> UIImage? { super.imageForSegment(at: segment) }
    override func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { super.setWidth(width, forSegmentAt: segment) }
    override func widthForSegment(at segment: Int) -> CGFloat { super.widthForSegment(at: segment) }
    override func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        super.setTitleTextAttributes(attributes, for: state)
    }
    override func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        super.titleTextAttributes(for: state)
    }
    override func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { super.setEnabled(enabled, forSegmentAt: segment) }
    override func isEnabledForSegment(at segment: Int) -> Bool { super.isEnabledForSegment(at: segment) }
}
