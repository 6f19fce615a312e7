import UIKit

/// The owner of a widget. The widget calls its methods during a press on an icon.
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
