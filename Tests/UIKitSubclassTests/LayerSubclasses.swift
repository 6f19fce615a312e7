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
