import Foundation
import UIKit

// Subclasses of the open classes for drawing and for scenes of an application, as a client of UIKit writes them.

class CustomUIBezierPath: UIBezierPath {
    override var lineWidth: CGFloat { didSet {} }
    override var bounds: CGRect { super.bounds }
    override var isEmpty: Bool { super.isEmpty }
    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
    override func move(to point: CGPoint) { super.move(to: point) }
    override func addLine(to point: CGPoint) { super.addLine(to: point) }
    override func close() { super.close() }
    override func append(_ bezierPath: UIBezierPath) { super.append(bezierPath) }
    override func reversing() -> UIBezierPath { super.reversing() }
    override func contains(_ point: CGPoint) -> Bool { super.contains(point) }
    override func fill() { super.fill() }
    override func stroke() { super.stroke() }
    override func addClip() { super.addClip() }
}

class CustomUIGraphicsRendererFormat: UIGraphicsRendererFormat {}

class CustomUIGraphicsImageRendererFormat: UIGraphicsImageRendererFormat {
    override var scale: CGFloat { didSet {} }
    override var opaque: Bool { didSet {} }
}

class CustomUIGraphicsImageRenderer: UIGraphicsImageRenderer {
    override func image(actions: DrawingActions) -> UIImage { super.image(actions: actions) }
    override func pngData(actions: DrawingActions) -> Data { super.pngData(actions: actions) }
}

class CustomUIScene: UIScene {
    override var delegate: UISceneDelegate? { didSet {} }
    override var next: UIResponder? { super.next }
}

class CustomUIWindowScene: UIWindowScene {
    override var windows: [UIWindow] { super.windows }
    override var keyWindow: UIWindow? { super.keyWindow }
}
