import UIKit
import Dispatch
import Foundation

// Subclasses of open classes that override the open members, as the code of an app can do. `UIKitSubclassTests` compiles this file in Swift 6
// mode, and `ClientTests` compiles it in Swift 5 mode.

class CustomUIGestureRecognizer: UIGestureRecognizer {
    override var delegate: (any UIGestureRecognizerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var view: UIView? { super.view }
    override var name: String? {
        get { super.name }
        set { super.name = newValue }
    }
    override var cancelsTouchesInView: Bool {
        get { super.cancelsTouchesInView }
        set { super.cancelsTouchesInView = newValue }
    }
    override var delaysTouchesBegan: Bool {
        get { super.delaysTouchesBegan }
        set { super.delaysTouchesBegan = newValue }
    }
    override var delaysTouchesEnded: Bool {
        get { super.delaysTouchesEnded }
        set { super.delaysTouchesEnded = newValue }
    }
    override var requiresExclusiveTouchType: Bool {
        get { super.requiresExclusiveTouchType }
        set { super.requiresExclusiveTouchType = newValue }
    }
    override var allowedTouchTypes: [NSNumber] {
        get { super.allowedTouchTypes }
        set { super.allowedTouchTypes = newValue }
    }
    override var isEnabled: Bool {
        get { super.isEnabled }
        set { super.isEnabled = newValue }
    }
    override func awakeFromNib() { super.awakeFromNib() }
    override var state: State {
        get { super.state }
        set { super.state = newValue }
    }
    override func reset() { super.reset() }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesMoved(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesEnded(touches, with: event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesCancelled(touches, with: event) }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { super.canPrevent(preventedGestureRecognizer) }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        super.canBePrevented(by: preventingGestureRecognizer)
    }
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        super.shouldRequireFailure(of: otherGestureRecognizer)
    }
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        super.shouldBeRequiredToFail(by: otherGestureRecognizer)
    }
    override func shouldReceive(_ event: UIEvent) -> Bool { super.shouldReceive(event) }
    override func ignore(_ touch: UITouch, for event: UIEvent) { super.ignore(touch, for: event) }
    override var numberOfTouches: Int { super.numberOfTouches }
    override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
    override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { super.location(ofTouch: touchIndex, in: view) }
    override func addTarget(_ target: Any, action: Selector) { super.addTarget(target, action: action) }
    override func removeTarget(_ target: Any?, action: Selector?) { super.removeTarget(target, action: action) }
    override func require(toFail otherGestureRecognizer: UIGestureRecognizer) { super.require(toFail: otherGestureRecognizer) }
}

class CustomUILongPressGestureRecognizer: UILongPressGestureRecognizer {
    override var minimumPressDuration: TimeInterval {
        get { super.minimumPressDuration }
        set { super.minimumPressDuration = newValue }
    }
    override var allowableMovement: CGFloat {
        get { super.allowableMovement }
        set { super.allowableMovement = newValue }
    }
    override var numberOfTapsRequired: Int {
        get { super.numberOfTapsRequired }
        set { super.numberOfTapsRequired = newValue }
    }
    override var numberOfTouchesRequired: Int {
        get { super.numberOfTouchesRequired }
        set { super.numberOfTouchesRequired = newValue }
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesMoved(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesEnded(touches, with: event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesCancelled(touches, with: event) }
    override func reset() { super.reset() }
}

class CustomUIPanGestureRecognizer: UIPanGestureRecognizer {
    override var minimumNumberOfTouches: Int {
        get { super.minimumNumberOfTouches }
        set { super.minimumNumberOfTouches = newValue }
    }
    override var maximumNumberOfTouches: Int {
        get { super.maximumNumberOfTouches }
        set { super.maximumNumberOfTouches = newValue }
    }
    override func translation(in view: UIView?) -> CGPoint { super.translation(in: view) }
    override func setTranslation(_ translation: CGPoint, in view: UIView?) { super.setTranslation(translation, in: view) }
    override func velocity(in view: UIView?) -> CGPoint { super.velocity(in: view) }
    override var numberOfTouches: Int { super.numberOfTouches }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesMoved(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesEnded(touches, with: event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesCancelled(touches, with: event) }
    override func reset() { super.reset() }
}

class CustomUIPinchGestureRecognizer: UIPinchGestureRecognizer {
    override var scale: CGFloat {
        get { super.scale }
        set { super.scale = newValue }
    }
    override var velocity: CGFloat { super.velocity }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesMoved(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesEnded(touches, with: event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesCancelled(touches, with: event) }
    override var numberOfTouches: Int { super.numberOfTouches }
    override func reset() { super.reset() }
}

class CustomUIRotationGestureRecognizer: UIRotationGestureRecognizer {
    override var rotation: CGFloat {
        get { super.rotation }
        set { super.rotation = newValue }
    }
    override var velocity: CGFloat { super.velocity }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesMoved(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesEnded(touches, with: event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesCancelled(touches, with: event) }
    override var numberOfTouches: Int { super.numberOfTouches }
    override func reset() { super.reset() }
}

class CustomUIScreenEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    override var edges: UIRectEdge {
        get { super.edges }
        set { super.edges = newValue }
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesMoved(touches, with: event) }
    override func reset() { super.reset() }
}

class CustomUISwipeGestureRecognizer: UISwipeGestureRecognizer {
    override var direction: Direction {
        get { super.direction }
        set { super.direction = newValue }
    }
    override var numberOfTouchesRequired: Int {
        get { super.numberOfTouchesRequired }
        set { super.numberOfTouchesRequired = newValue }
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesMoved(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesEnded(touches, with: event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesCancelled(touches, with: event) }
    override func reset() { super.reset() }
}

class CustomUITapGestureRecognizer: UITapGestureRecognizer {
    override var numberOfTapsRequired: Int {
        get { super.numberOfTapsRequired }
        set { super.numberOfTapsRequired = newValue }
    }
    override var numberOfTouchesRequired: Int {
        get { super.numberOfTouchesRequired }
        set { super.numberOfTouchesRequired = newValue }
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesMoved(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesEnded(touches, with: event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesCancelled(touches, with: event) }
    override func reset() { super.reset() }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { super.canPrevent(preventedGestureRecognizer) }
    override var numberOfTouches: Int { super.numberOfTouches }
    override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
    override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { super.location(ofTouch: touchIndex, in: view) }
}
