import Foundation
import UIKit

// Subclasses of open classes that override the open members, as the code of an app can do. `UIKitSubclassTests` compiles this file in Swift 6
// mode, and `ClientTests` compiles it in Swift 5 mode.

class CustomUISlider: UISlider {
    override var value: Float {
        get { super.value }
        set { super.value = newValue }
    }
    override var minimumValue: Float {
        get { super.minimumValue }
        set { super.minimumValue = newValue }
    }
    override var maximumValue: Float {
        get { super.maximumValue }
        set { super.maximumValue = newValue }
    }
    override var isContinuous: Bool {
        get { super.isContinuous }
        set { super.isContinuous = newValue }
    }
    override var minimumTrackTintColor: UIColor? {
        get { super.minimumTrackTintColor }
        set { super.minimumTrackTintColor = newValue }
    }
    override var maximumTrackTintColor: UIColor? {
        get { super.maximumTrackTintColor }
        set { super.maximumTrackTintColor = newValue }
    }
    override var thumbTintColor: UIColor? {
        get { super.thumbTintColor }
        set { super.thumbTintColor = newValue }
    }
    override var minimumValueImage: UIImage? {
        get { super.minimumValueImage }
        set { super.minimumValueImage = newValue }
    }
    override var maximumValueImage: UIImage? {
        get { super.maximumValueImage }
        set { super.maximumValueImage = newValue }
    }
    override func setValue(_ value: Float, animated: Bool) { super.setValue(value, animated: animated) }
    override func tintColorDidChange() { super.tintColorDidChange() }
    override func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { super.minimumValueImageRect(forBounds: bounds) }
    override func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { super.maximumValueImageRect(forBounds: bounds) }
    override func trackRect(forBounds bounds: CGRect) -> CGRect { super.trackRect(forBounds: bounds) }
    override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        super.thumbRect(forBounds: bounds, trackRect: rect, value: value)
    }
    override func layoutSubviews() { super.layoutSubviews() }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.beginTracking(touch, with: event) }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.continueTracking(touch, with: event) }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
}

class CustomUIStepper: UIStepper {
    override var value: Double {
        get { super.value }
        set { super.value = newValue }
    }
    override var minimumValue: Double {
        get { super.minimumValue }
        set { super.minimumValue = newValue }
    }
    override var maximumValue: Double {
        get { super.maximumValue }
        set { super.maximumValue = newValue }
    }
    override var stepValue: Double {
        get { super.stepValue }
        set { super.stepValue = newValue }
    }
    override var autorepeat: Bool {
        get { super.autorepeat }
        set { super.autorepeat = newValue }
    }
    override var isContinuous: Bool {
        get { super.isContinuous }
        set { super.isContinuous = newValue }
    }
    override var wraps: Bool {
        get { super.wraps }
        set { super.wraps = newValue }
    }
    override func layoutSubviews() { super.layoutSubviews() }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.beginTracking(touch, with: event) }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.continueTracking(touch, with: event) }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
    override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
}

class CustomUISwitch: UISwitch {
    override var onTintColor: UIColor? {
        get { super.onTintColor }
        set { super.onTintColor = newValue }
    }
    override var thumbTintColor: UIColor? {
        get { super.thumbTintColor }
        set { super.thumbTintColor = newValue }
    }
    override var title: String? {
        get { super.title }
        set { super.title = newValue }
    }
    override var isOn: Bool {
        get { super.isOn }
        set { super.isOn = newValue }
    }
    override func setOn(_ on: Bool, animated: Bool) { super.setOn(on, animated: animated) }
    override func layoutSubviews() { super.layoutSubviews() }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.beginTracking(touch, with: event) }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.continueTracking(touch, with: event) }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
    override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
