import UIKit

// Subclasses of open classes that override the open members, as the code of an app can do. `UIKitSubclassTests` compiles this file in Swift 6
// mode, and `ClientTests` compiles it in Swift 5 mode.

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
