import UIKit

// Subclasses of open classes that override the open members, as the code of an app can do. `UIKitSubclassTests` compiles this file in Swift 6
// mode, and `ClientTests` compiles it in Swift 5 mode.

class CustomUIInterpolatingMotionEffect: UIInterpolatingMotionEffect {
    override var minimumRelativeValue: Any? {
        get { super.minimumRelativeValue }
        set { super.minimumRelativeValue = newValue }
    }
    override var maximumRelativeValue: Any? {
        get { super.maximumRelativeValue }
        set { super.maximumRelativeValue = newValue }
    }
    override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        super.keyPathsAndRelativeValues(forViewerOffset: viewerOffset)
    }
}

class CustomUIMotionEffect: UIMotionEffect {
    override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        super.keyPathsAndRelativeValues(forViewerOffset: viewerOffset)
    }
}

class CustomUIMotionEffectGroup: UIMotionEffectGroup {
    override var motionEffects: [UIMotionEffect]? {
        get { super.motionEffects }
        set { super.motionEffects = newValue }
    }
    override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        super.keyPathsAndRelativeValues(forViewerOffset: viewerOffset)
    }
}

class CustomUIViewPropertyAnimator: UIViewPropertyAnimator {
    override var timingParameters: UITimingCurveProvider? { super.timingParameters }
    override var duration: TimeInterval { super.duration }
    override var delay: TimeInterval { super.delay }
    override var isUserInteractionEnabled: Bool {
        get { super.isUserInteractionEnabled }
        set { super.isUserInteractionEnabled = newValue }
    }
    override var isInterruptible: Bool {
        get { super.isInterruptible }
        set { super.isInterruptible = newValue }
    }
    override var isManualHitTestingEnabled: Bool {
        get { super.isManualHitTestingEnabled }
        set { super.isManualHitTestingEnabled = newValue }
    }
    override var scrubsLinearly: Bool {
        get { super.scrubsLinearly }
        set { super.scrubsLinearly = newValue }
    }
    override var pausesOnCompletion: Bool {
        get { super.pausesOnCompletion }
        set { super.pausesOnCompletion = newValue }
    }
    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
    override var state: UIViewAnimatingState { super.state }
    override var isRunning: Bool { super.isRunning }
    override func addAnimations(_ animation: @escaping () -> Void) { super.addAnimations(animation) }
    override func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        super.addAnimations(animation, delayFactor: delayFactor)
    }
    override func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { super.addCompletion(completion) }
    override func addCompletion() async -> UIViewAnimatingPosition { await super.addCompletion() }
    override func stopAnimation(_ withoutFinishing: Bool) { super.stopAnimation(withoutFinishing) }
    override func finishAnimation(at finalPosition: UIViewAnimatingPosition) { super.finishAnimation(at: finalPosition) }
    override func startAnimation() { super.startAnimation() }
    override func startAnimation(afterDelay delay: TimeInterval) { super.startAnimation(afterDelay: delay) }
    override func continueAnimation(withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat) {
        super.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
    }
    override func pauseAnimation() { super.pauseAnimation() }
    override var fractionComplete: CGFloat {
        get { super.fractionComplete }
        set { super.fractionComplete = newValue }
    }
    override var isReversed: Bool {
        get { super.isReversed }
        set { super.isReversed = newValue }
    }
}

class CustomUIAccessibilityCustomAction: UIAccessibilityCustomAction {
    override var name: String {
        get { super.name }
        set { super.name = newValue }
    }
    override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    override var target: AnyObject? {
        get { super.target }
        set { super.target = newValue }
    }
    override var selector: Selector {
        get { super.selector }
        set { super.selector = newValue }
    }
    override var actionHandler: Handler? {
        get { super.actionHandler }
        set { super.actionHandler = newValue }
    }
}

class CustomUIAccessibilityElement: UIAccessibilityElement {
    override var isAccessibilityElement: Bool {
        get { super.isAccessibilityElement }
        set { super.isAccessibilityElement = newValue }
    }
    override var accessibilityActivationPoint: CGPoint {
        get { super.accessibilityActivationPoint }
        set { super.accessibilityActivationPoint = newValue }
    }
    override var accessibilityContainer: AnyObject? {
        get { super.accessibilityContainer }
        set { super.accessibilityContainer = newValue }
    }
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel }
        set { super.accessibilityLabel = newValue }
    }
    override var accessibilityIdentifier: String? {
        get { super.accessibilityIdentifier }
        set { super.accessibilityIdentifier = newValue }
    }
    override var accessibilityFrameInContainerSpace: CGRect {
        get { super.accessibilityFrameInContainerSpace }
        set { super.accessibilityFrameInContainerSpace = newValue }
    }
    override var accessibilityFrame: CGRect {
        get { super.accessibilityFrame }
        set { super.accessibilityFrame = newValue }
    }
    override var next: UIResponder? { super.next }
}

class CustomUIFeedbackGenerator: UIFeedbackGenerator {
    override func prepare() { super.prepare() }
}

class CustomUIImpactFeedbackGenerator: UIImpactFeedbackGenerator {
    override func impactOccurred(intensity: CGFloat) { super.impactOccurred(intensity: intensity) }
}

class CustomUINotificationFeedbackGenerator: UINotificationFeedbackGenerator {
    override func notificationOccurred(_ notificationType: FeedbackType) { super.notificationOccurred(notificationType) }
}

class CustomUISelectionFeedbackGenerator: UISelectionFeedbackGenerator {
    override func selectionChanged() { super.selectionChanged() }
}

class CustomUIScene: UIScene {
    override var delegate: UISceneDelegate? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var title: String! {
        get { super.title }
        set { super.title = newValue }
    }
    override var next: UIResponder? { super.next }
    override func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)?) {
        super.open(url, options: options, completionHandler: completion)
    }
}

class CustomUIWindowScene: UIWindowScene {
    override var next: UIResponder? { super.next }
    override var windows: [UIWindow] { super.windows }
    override var keyWindow: UIWindow? { super.keyWindow }
}

class CustomUIBezierPath: UIBezierPath {
    override var lineWidth: CGFloat {
        get { super.lineWidth }
        set { super.lineWidth = newValue }
    }
    override var lineCapStyle: CGLineCap {
        get { super.lineCapStyle }
        set { super.lineCapStyle = newValue }
    }
    override var lineJoinStyle: CGLineJoin {
        get { super.lineJoinStyle }
        set { super.lineJoinStyle = newValue }
    }
    override var miterLimit: CGFloat {
        get { super.miterLimit }
        set { super.miterLimit = newValue }
    }
    override var flatness: CGFloat {
        get { super.flatness }
        set { super.flatness = newValue }
    }
    override var usesEvenOddFillRule: Bool {
        get { super.usesEvenOddFillRule }
        set { super.usesEvenOddFillRule = newValue }
    }
    override func copy() -> Any { super.copy() }
    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
    override var cgPath: CGPath {
        get { super.cgPath }
        set { super.cgPath = newValue }
    }
    override func move(to point: CGPoint) { super.move(to: point) }
    override func addLine(to point: CGPoint) { super.addLine(to: point) }
    override func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        super.addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
    }
    override func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { super.addQuadCurve(to: endPoint, controlPoint: controlPoint) }
    override func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        super.addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    override func close() { super.close() }
    override func removeAllPoints() { super.removeAllPoints() }
    override func append(_ bezierPath: UIBezierPath) { super.append(bezierPath) }
    override func reversing() -> UIBezierPath { super.reversing() }
    override func apply(_ transform: CGAffineTransform) { super.apply(transform) }
    override var isEmpty: Bool { super.isEmpty }
    override var bounds: CGRect { super.bounds }
    override var currentPoint: CGPoint { super.currentPoint }
    override func contains(_ point: CGPoint) -> Bool { super.contains(point) }
    override func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        super.setLineDash(pattern, count: count, phase: phase)
    }
    override func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
    ) { super.getLineDash(pattern, count: count, phase: phase) }
    override func fill() { super.fill() }
    override func stroke() { super.stroke() }
    override func fill(with blendMode: CGBlendMode, alpha: CGFloat) { super.fill(with: blendMode, alpha: alpha) }
    override func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { super.stroke(with: blendMode, alpha: alpha) }
    override func addClip() { super.addClip() }
}

class CustomUIGraphicsImageRenderer: UIGraphicsImageRenderer {
    override func image(actions: DrawingActions) -> UIImage { super.image(actions: actions) }
    override func pngData(actions: DrawingActions) -> Data { super.pngData(actions: actions) }
    override func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        super.jpegData(withCompressionQuality: compressionQuality, actions: actions)
    }
}

class CustomUIGraphicsImageRendererContext: UIGraphicsImageRendererContext {
    override var currentImage: UIImage { super.currentImage }
}

class CustomUIGraphicsImageRendererFormat: UIGraphicsImageRendererFormat {
    override var scale: CGFloat {
        get { super.scale }
        set { super.scale = newValue }
    }
    override var opaque: Bool {
        get { super.opaque }
        set { super.opaque = newValue }
    }
    override var preferredRange: Range {
        get { super.preferredRange }
        set { super.preferredRange = newValue }
    }
    override var prefersExtendedRange: Bool {
        get { super.prefersExtendedRange }
        set { super.prefersExtendedRange = newValue }
    }
}

class CustomUIGraphicsRenderer: UIGraphicsRenderer {
    override var format: UIGraphicsRendererFormat { super.format }
}

class CustomUIGraphicsRendererContext: UIGraphicsRendererContext {
    override var format: UIGraphicsRendererFormat { super.format }
}

class CustomUIGraphicsRendererFormat: UIGraphicsRendererFormat {
    override var bounds: CGRect { super.bounds }
    override class func `default`() -> Self { super.`default`() }
    override class func preferred() -> Self { super.preferred() }
}

class CustomUIBlurEffect: UIBlurEffect {}

class CustomUIVibrancyEffect: UIVibrancyEffect {}

class CustomUIVisualEffect: UIVisualEffect {
    override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
    override var hash: Int { super.hash }
}

class CustomUIVisualEffectView: UIVisualEffectView {
    override class var layerClass: AnyClass { super.layerClass }
    override var contentView: UIView { super.contentView }
    override var effect: UIVisualEffect? {
        get { super.effect }
        set { super.effect = newValue }
    }
    override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview) }
}

class CustomUIStoryboardSegue: UIStoryboardSegue {
    override var identifier: String? { super.identifier }
    override var source: UIViewController { super.source }
    override var destination: UIViewController { super.destination }
    override func perform() { super.perform() }
}
