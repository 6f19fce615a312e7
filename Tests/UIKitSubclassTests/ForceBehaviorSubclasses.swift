import UIKit
import Foundation

// Subclasses of open classes that override the open members, as the code of an app can do. `UIKitSubclassTests` compiles this file in Swift 6
// mode, and `ClientTests` compiles it in Swift 5 mode.

class CustomUIFieldBehavior: UIFieldBehavior {
    override var items: [any UIDynamicItem] { super.items }
    override func addItem(_ item: any UIDynamicItem) { super.addItem(item) }
    override func removeItem(_ item: any UIDynamicItem) { super.removeItem(item) }
    override var position: CGPoint {
        get { super.position }
        set { super.position = newValue }
    }
    override var region: UIRegion! {
        get { super.region }
        set { super.region = newValue }
    }
    override var strength: CGFloat {
        get { super.strength }
        set { super.strength = newValue }
    }
    override var falloff: CGFloat {
        get { super.falloff }
        set { super.falloff = newValue }
    }
    override var minimumRadius: CGFloat {
        get { super.minimumRadius }
        set { super.minimumRadius = newValue }
    }
    override var direction: CGVector {
        get { super.direction }
        set { super.direction = newValue }
    }
    override var smoothness: CGFloat {
        get { super.smoothness }
        set { super.smoothness = newValue }
    }
    override var animationSpeed: CGFloat {
        get { super.animationSpeed }
        set { super.animationSpeed = newValue }
    }
    override class func dragField() -> Self { super.dragField() }
    override class func vortexField() -> Self { super.vortexField() }
    override class func radialGravityField(position: CGPoint) -> Self { super.radialGravityField(position: position) }
    override class func linearGravityField(direction: CGVector) -> Self { super.linearGravityField(direction: direction) }
    override class func velocityField(direction: CGVector) -> Self { super.velocityField(direction: direction) }
    override class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        super.noiseField(smoothness: smoothness, animationSpeed: speed)
    }
    override class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        super.turbulenceField(smoothness: smoothness, animationSpeed: speed)
    }
    override class func springField() -> Self { super.springField() }
    override class func electricField() -> Self { super.electricField() }
    override class func magneticField() -> Self { super.magneticField() }
    override class func field(
        evaluationBlock block: @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
    ) -> Self { super.field(evaluationBlock: block) }
}

class CustomUIGravityBehavior: UIGravityBehavior {
    override var items: [any UIDynamicItem] { super.items }
    override func addItem(_ item: any UIDynamicItem) { super.addItem(item) }
    override func removeItem(_ item: any UIDynamicItem) { super.removeItem(item) }
    override var gravityDirection: CGVector {
        get { super.gravityDirection }
        set { super.gravityDirection = newValue }
    }
    override var angle: CGFloat {
        get { super.angle }
        set { super.angle = newValue }
    }
    override var magnitude: CGFloat {
        get { super.magnitude }
        set { super.magnitude = newValue }
    }
    override func setAngle(_ angle: CGFloat, magnitude: CGFloat) { super.setAngle(angle, magnitude: magnitude) }
}

class CustomUIPushBehavior: UIPushBehavior {
    override var mode: Mode { super.mode }
    override var active: Bool {
        get { super.active }
        set { super.active = newValue }
    }
    override var items: [any UIDynamicItem] { super.items }
    override func addItem(_ item: any UIDynamicItem) { super.addItem(item) }
    override func removeItem(_ item: any UIDynamicItem) { super.removeItem(item) }
    override func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { super.targetOffsetFromCenter(for: item) }
    override func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) { super.setTargetOffsetFromCenter(o, for: item) }
    override var pushDirection: CGVector {
        get { super.pushDirection }
        set { super.pushDirection = newValue }
    }
    override var angle: CGFloat {
        get { super.angle }
        set { super.angle = newValue }
    }
    override var magnitude: CGFloat {
        get { super.magnitude }
        set { super.magnitude = newValue }
    }
    override func setAngle(_ angle: CGFloat, magnitude: CGFloat) { super.setAngle(angle, magnitude: magnitude) }
}

class CustomUIRegion: UIRegion {
    override class var infinite: UIRegion { super.infinite }
    override func inverse() -> Self { super.inverse() }
    override func union(_ region: UIRegion) -> Self { super.union(region) }
    override func difference(from region: UIRegion) -> Self { super.difference(from: region) }
    override func intersection(_ region: UIRegion) -> Self { super.intersection(region) }
    override func contains(_ point: CGPoint) -> Bool { super.contains(point) }
    nonisolated override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
}

class CustomUISnapBehavior: UISnapBehavior {
    override var snapPoint: CGPoint {
        get { super.snapPoint }
        set { super.snapPoint = newValue }
    }
    override var damping: CGFloat {
        get { super.damping }
        set { super.damping = newValue }
    }
}
