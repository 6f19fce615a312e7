import Dispatch
import UIKit

// Subclasses of open classes that override the open members, as the code of an app can do. `UIKitSubclassTests` compiles this file in Swift 6
// mode, and `ClientTests` compiles it in Swift 5 mode.

class CustomCAEmitterLayer: CAEmitterLayer {
    override var emitterCells: [CAEmitterCell]? {
        get { super.emitterCells }
        set { super.emitterCells = newValue }
    }
    override var emitterPosition: CGPoint {
        get { super.emitterPosition }
        set { super.emitterPosition = newValue }
    }
    override var emitterZPosition: CGFloat {
        get { super.emitterZPosition }
        set { super.emitterZPosition = newValue }
    }
    override var emitterSize: CGSize {
        get { super.emitterSize }
        set { super.emitterSize = newValue }
    }
    override var emitterDepth: CGFloat {
        get { super.emitterDepth }
        set { super.emitterDepth = newValue }
    }
    override var birthRate: Float {
        get { super.birthRate }
        set { super.birthRate = newValue }
    }
    override var lifetime: Float {
        get { super.lifetime }
        set { super.lifetime = newValue }
    }
    override var velocity: Float {
        get { super.velocity }
        set { super.velocity = newValue }
    }
    override var scale: Float {
        get { super.scale }
        set { super.scale = newValue }
    }
    override var spin: Float {
        get { super.spin }
        set { super.spin = newValue }
    }
    override var emitterShape: CAEmitterLayerEmitterShape {
        get { super.emitterShape }
        set { super.emitterShape = newValue }
    }
    override var emitterMode: CAEmitterLayerEmitterMode {
        get { super.emitterMode }
        set { super.emitterMode = newValue }
    }
    override var renderMode: CAEmitterLayerRenderMode {
        get { super.renderMode }
        set { super.renderMode = newValue }
    }
    override var preservesDepth: Bool {
        get { super.preservesDepth }
        set { super.preservesDepth = newValue }
    }
    override var seed: UInt32 {
        get { super.seed }
        set { super.seed = newValue }
    }
}

class CustomCAGradientLayer: CAGradientLayer {
    override var colors: [Any]? {
        get { super.colors }
        set { super.colors = newValue }
    }
    override var locations: [NSNumber]? {
        get { super.locations }
        set { super.locations = newValue }
    }
    override var startPoint: CGPoint {
        get { super.startPoint }
        set { super.startPoint = newValue }
    }
    override var endPoint: CGPoint {
        get { super.endPoint }
        set { super.endPoint = newValue }
    }
    override var type: CAGradientLayerType {
        get { super.type }
        set { super.type = newValue }
    }
}

class CustomCAReplicatorLayer: CAReplicatorLayer {
    override var instanceCount: Int {
        get { super.instanceCount }
        set { super.instanceCount = newValue }
    }
    override var preservesDepth: Bool {
        get { super.preservesDepth }
        set { super.preservesDepth = newValue }
    }
    override var instanceTransform: CATransform3D {
        get { super.instanceTransform }
        set { super.instanceTransform = newValue }
    }
    override var instanceDelay: CFTimeInterval {
        get { super.instanceDelay }
        set { super.instanceDelay = newValue }
    }
    override var instanceColor: CGColor? {
        get { super.instanceColor }
        set { super.instanceColor = newValue }
    }
    override var instanceRedOffset: Float {
        get { super.instanceRedOffset }
        set { super.instanceRedOffset = newValue }
    }
    override var instanceGreenOffset: Float {
        get { super.instanceGreenOffset }
        set { super.instanceGreenOffset = newValue }
    }
    override var instanceBlueOffset: Float {
        get { super.instanceBlueOffset }
        set { super.instanceBlueOffset = newValue }
    }
    override var instanceAlphaOffset: Float {
        get { super.instanceAlphaOffset }
        set { super.instanceAlphaOffset = newValue }
    }
}

class CustomCAScrollLayer: CAScrollLayer {
    override var scrollMode: CAScrollLayerScrollMode {
        get { super.scrollMode }
        set { super.scrollMode = newValue }
    }
    override func scroll(to p: CGPoint) { super.scroll(to: p) }
    override func scroll(to r: CGRect) { super.scroll(to: r) }
}

class CustomCAShapeLayer: CAShapeLayer {
    override var path: CGPath? {
        get { super.path }
        set { super.path = newValue }
    }
    override var fillColor: CGColor? {
        get { super.fillColor }
        set { super.fillColor = newValue }
    }
    override var strokeColor: CGColor? {
        get { super.strokeColor }
        set { super.strokeColor = newValue }
    }
    override var strokeStart: CGFloat {
        get { super.strokeStart }
        set { super.strokeStart = newValue }
    }
    override var strokeEnd: CGFloat {
        get { super.strokeEnd }
        set { super.strokeEnd = newValue }
    }
    override var lineWidth: CGFloat {
        get { super.lineWidth }
        set { super.lineWidth = newValue }
    }
    override var miterLimit: CGFloat {
        get { super.miterLimit }
        set { super.miterLimit = newValue }
    }
    override var lineDashPhase: CGFloat {
        get { super.lineDashPhase }
        set { super.lineDashPhase = newValue }
    }
    override var fillRule: CAShapeLayerFillRule {
        get { super.fillRule }
        set { super.fillRule = newValue }
    }
    override var lineCap: CAShapeLayerLineCap {
        get { super.lineCap }
        set { super.lineCap = newValue }
    }
    override var lineJoin: CAShapeLayerLineJoin {
        get { super.lineJoin }
        set { super.lineJoin = newValue }
    }
    override var lineDashPattern: [NSNumber]? {
        get { super.lineDashPattern }
        set { super.lineDashPattern = newValue }
    }
}

class CustomCATiledLayer: CATiledLayer {
    override var tileSize: CGSize {
        get { super.tileSize }
        set { super.tileSize = newValue }
    }
    override var levelsOfDetail: Int {
        get { super.levelsOfDetail }
        set { super.levelsOfDetail = newValue }
    }
    override var levelsOfDetailBias: Int {
        get { super.levelsOfDetailBias }
        set { super.levelsOfDetailBias = newValue }
    }
    override class func fadeDuration() -> CFTimeInterval { super.fadeDuration() }
    override func display() { super.display() }
}
