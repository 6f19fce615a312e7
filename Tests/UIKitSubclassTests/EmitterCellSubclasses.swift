import UIKit
import Foundation

// Subclasses of open classes that override the open members, as the code of an app can do. `UIKitSubclassTests` compiles this file in Swift 6
// mode, and `ClientTests` compiles it in Swift 5 mode.

class CustomCAEmitterCell: CAEmitterCell {
    override var name: String? {
        get { super.name }
        set { super.name = newValue }
    }
    override var isEnabled: Bool {
        get { super.isEnabled }
        set { super.isEnabled = newValue }
    }
    override var birthRate: Float {
        get { super.birthRate }
        set { super.birthRate = newValue }
    }
    override var lifetime: Float {
        get { super.lifetime }
        set { super.lifetime = newValue }
    }
    override var lifetimeRange: Float {
        get { super.lifetimeRange }
        set { super.lifetimeRange = newValue }
    }
    override var emissionLatitude: CGFloat {
        get { super.emissionLatitude }
        set { super.emissionLatitude = newValue }
    }
    override var emissionLongitude: CGFloat {
        get { super.emissionLongitude }
        set { super.emissionLongitude = newValue }
    }
    override var emissionRange: CGFloat {
        get { super.emissionRange }
        set { super.emissionRange = newValue }
    }
    override var velocity: CGFloat {
        get { super.velocity }
        set { super.velocity = newValue }
    }
    override var velocityRange: CGFloat {
        get { super.velocityRange }
        set { super.velocityRange = newValue }
    }
    override var xAcceleration: CGFloat {
        get { super.xAcceleration }
        set { super.xAcceleration = newValue }
    }
    override var yAcceleration: CGFloat {
        get { super.yAcceleration }
        set { super.yAcceleration = newValue }
    }
    override var zAcceleration: CGFloat {
        get { super.zAcceleration }
        set { super.zAcceleration = newValue }
    }
    override var scale: CGFloat {
        get { super.scale }
        set { super.scale = newValue }
    }
    override var scaleRange: CGFloat {
        get { super.scaleRange }
        set { super.scaleRange = newValue }
    }
    override var scaleSpeed: CGFloat {
        get { super.scaleSpeed }
        set { super.scaleSpeed = newValue }
    }
    override var spin: CGFloat {
        get { super.spin }
        set { super.spin = newValue }
    }
    override var spinRange: CGFloat {
        get { super.spinRange }
        set { super.spinRange = newValue }
    }
    override var color: CGColor? {
        get { super.color }
        set { super.color = newValue }
    }
    override var redRange: Float {
        get { super.redRange }
        set { super.redRange = newValue }
    }
    override var greenRange: Float {
        get { super.greenRange }
        set { super.greenRange = newValue }
    }
    override var blueRange: Float {
        get { super.blueRange }
        set { super.blueRange = newValue }
    }
    override var alphaRange: Float {
        get { super.alphaRange }
        set { super.alphaRange = newValue }
    }
    override var redSpeed: Float {
        get { super.redSpeed }
        set { super.redSpeed = newValue }
    }
    override var greenSpeed: Float {
        get { super.greenSpeed }
        set { super.greenSpeed = newValue }
    }
    override var blueSpeed: Float {
        get { super.blueSpeed }
        set { super.blueSpeed = newValue }
    }
    override var alphaSpeed: Float {
        get { super.alphaSpeed }
        set { super.alphaSpeed = newValue }
    }
    override var contents: Any? {
        get { super.contents }
        set { super.contents = newValue }
    }
    override var contentsRect: CGRect {
        get { super.contentsRect }
        set { super.contentsRect = newValue }
    }
    override var contentsScale: CGFloat {
        get { super.contentsScale }
        set { super.contentsScale = newValue }
    }
    override var emitterCells: [CAEmitterCell]? {
        get { super.emitterCells }
        set { super.emitterCells = newValue }
    }
    override var style: [AnyHashable: Any]? {
        get { super.style }
        set { super.style = newValue }
    }
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
    override func value(forKey key: String) -> Any? { super.value(forKey: key) }
    override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
}
