import CoreGraphics

/// The delegate of a `UILargeContentViewerInteraction`.
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: AnyObject {
    /// Called when the finger is lifted. `item` is the element under the finger, or nil if there is none.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
    /// Returns the element at a point of the view. The default is the innermost view that shows large content.
    func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint)
        -> (any UILargeContentViewerItem)?
    /// Returns the controller in whose window the viewer is shown. The default is the controller of the view.
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
    /// Does nothing.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) {}
    /// Returns the innermost view that shows large content.
    public func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint)
        -> (any UILargeContentViewerItem)?
    { interaction.viewItem(at: point) }
    /// Returns the controller of the view.
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        interaction.view?.nearestController ?? UIViewController()
    }
}
