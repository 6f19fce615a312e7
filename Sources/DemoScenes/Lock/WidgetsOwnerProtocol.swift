import UIKit

/// The owner of a widget. During a press on an icon, the widget calls these methods of the owner.
protocol WidgetsOwnerProtocol: AnyObject {
    var blurView: UIVisualEffectView { get }

    func startPreview(for icon: UIView)
    func updatePreview(percent: CGFloat)
    func finishPreview()
    func cancelPreview()
}

extension WidgetsOwnerProtocol {
    func startPreview(for icon: UIView) {}
    func updatePreview(percent: CGFloat) {}
    func finishPreview() {}
    func cancelPreview() {}
}
