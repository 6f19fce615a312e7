import UIKit

/// What a widget tells of a press on one of its icons.
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
