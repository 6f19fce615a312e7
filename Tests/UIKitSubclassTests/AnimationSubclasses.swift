import Foundation
import UIKit

// Subclasses of open classes that override the open members, as the code of an app can do. `UIKitSubclassTests` compiles this file in Swift 6
// mode, and `ClientTests` compiles it in Swift 5 mode.

class CustomCAAnimation: CAAnimation {
    override var beginTime: CFTimeInterval {
        get { super.beginTime }
        set { super.beginTime = newValue }
    }
    override var duration: CFTimeInterval {
        get { super.duration }
        set { super.duration = newValue }
    }
    override var speed: Float {
        get { super.speed }
        set { super.speed = newValue }
    }
    override var timeOffset: CFTimeInterval {
        get { super.timeOffset }
        set { super.timeOffset = newValue }
    }
    override var repeatCount: Float {
        get { super.repeatCount }
        set { super.repeatCount = newValue }
    }
    override var repeatDuration: CFTimeInterval {
        get { super.repeatDuration }
        set { super.repeatDuration = newValue }
    }
    override var autoreverses: Bool {
        get { super.autoreverses }
        set { super.autoreverses = newValue }
    }
    override var fillMode: CAMediaTimingFillMode {
        get { super.fillMode }
        set { super.fillMode = newValue }
    }
    override var timingFunction: CAMediaTimingFunction? {
        get { super.timingFunction }
        set { super.timingFunction = newValue }
    }
    override var delegate: CAAnimationDelegate? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var preferredFrameRateRange: CAFrameRateRange {
        get { super.preferredFrameRateRange }
        set { super.preferredFrameRateRange = newValue }
    }
    override var isRemovedOnCompletion: Bool {
        get { super.isRemovedOnCompletion }
        set { super.isRemovedOnCompletion = newValue }
    }
    override func value(forKey key: String) -> Any? { super.value(forKey: key) }
    override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
    override func value(forKeyPath path: String) -> Any? { super.value(forKeyPath: path) }
    override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        super.run(forKey: event, object: anObject, arguments: dict)
    }
    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
}

class CustomCAAnimationGroup: CAAnimationGroup {
    override var animations: [CAAnimation]? {
        get { super.animations }
        set { super.animations = newValue }
    }
}

class CustomCABasicAnimation: CABasicAnimation {
    override var fromValue: Any? {
        get { super.fromValue }
        set { super.fromValue = newValue }
    }
    override var toValue: Any? {
        get { super.toValue }
        set { super.toValue = newValue }
    }
    override var byValue: Any? {
        get { super.byValue }
        set { super.byValue = newValue }
    }
}

class CustomCAKeyframeAnimation: CAKeyframeAnimation {
    override var values: [Any]? {
        get { super.values }
        set { super.values = newValue }
    }
    override var path: CGPath? {
        get { super.path }
        set { super.path = newValue }
    }
    override var keyTimes: [NSNumber]? {
        get { super.keyTimes }
        set { super.keyTimes = newValue }
    }
    override var timingFunctions: [CAMediaTimingFunction]? {
        get { super.timingFunctions }
        set { super.timingFunctions = newValue }
    }
    override var calculationMode: CAAnimationCalculationMode {
        get { super.calculationMode }
        set { super.calculationMode = newValue }
    }
    override var tensionValues: [NSNumber]? {
        get { super.tensionValues }
        set { super.tensionValues = newValue }
    }
    override var continuityValues: [NSNumber]? {
        get { super.continuityValues }
        set { super.continuityValues = newValue }
    }
    override var biasValues: [NSNumber]? {
        get { super.biasValues }
        set { super.biasValues = newValue }
    }
    override var rotationMode: CAAnimationRotationMode? {
        get { super.rotationMode }
        set { super.rotationMode = newValue }
    }
}

class CustomCAPropertyAnimation: CAPropertyAnimation {
    override var keyPath: String? {
        get { super.keyPath }
        set { super.keyPath = newValue }
    }
    override var isAdditive: Bool {
        get { super.isAdditive }
        set { super.isAdditive = newValue }
    }
    override var isCumulative: Bool {
        get { super.isCumulative }
        set { super.isCumulative = newValue }
    }
    override var valueFunction: CAValueFunction? {
        get { super.valueFunction }
        set { super.valueFunction = newValue }
    }
}

class CustomCASpringAnimation: CASpringAnimation {
    override var mass: CGFloat {
        get { super.mass }
        set { super.mass = newValue }
    }
    override var stiffness: CGFloat {
        get { super.stiffness }
        set { super.stiffness = newValue }
    }
    override var damping: CGFloat {
        get { super.damping }
        set { super.damping = newValue }
    }
    override var initialVelocity: CGFloat {
        get { super.initialVelocity }
        set { super.initialVelocity = newValue }
    }
    override var allowsOverdamping: Bool {
        get { super.allowsOverdamping }
        set { super.allowsOverdamping = newValue }
    }
    override var settlingDuration: CFTimeInterval { super.settlingDuration }
    override var perceptualDuration: CFTimeInterval { super.perceptualDuration }
    override var bounce: CGFloat { super.bounce }
}

class CustomCATransition: CATransition {
    override var type: CATransitionType {
        get { super.type }
        set { super.type = newValue }
    }
    override var subtype: CATransitionSubtype? {
        get { super.subtype }
        set { super.subtype = newValue }
    }
    override var startProgress: Float {
        get { super.startProgress }
        set { super.startProgress = newValue }
    }
    override var endProgress: Float {
        get { super.endProgress }
        set { super.endProgress = newValue }
    }
}
