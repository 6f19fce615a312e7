import CoreGraphics
import Foundation

/// Shows an enlarged copy of the element under a held finger, if the user prefers one of the text sizes for accessibility.
///
/// The interaction is meant for bars, whose texts do not grow with the text size. The finger can slide from one element to
/// another.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    nonisolated deinit {}

    /// The object that provides elements and is notified of the end.
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    /// The view of the interaction.
    open private(set) weak var view: UIView?
    /// The recognizer of the press, on which other recognizers can depend.
    public let gestureRecognizerForExclusionRelationship: UIGestureRecognizer
    private let press = UILongPressGestureRecognizer()
    private var card: LargeContentCard?

    /// Whether the user prefers one of the text sizes for accessibility.
    open class var isEnabled: Bool { UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory }

    /// Creates an interaction.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
        gestureRecognizerForExclusionRelationship = press
        super.init()
        press.addAction { [weak self] _ in self?.pressDidChange() }
        press.minimumPressDuration = 0.35
    }

    /// Creates an interaction without a delegate.
    public convenience override init() { self.init(delegate: nil) }

    /// Removes the recognizer from the old view.
    open func willMove(to view: UIView?) {
        self.view?.removeGestureRecognizer(press)
        hide()
    }
    /// Adds the recognizer to the view.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    /// Returns the innermost view at a point whose `showsLargeContentViewer` is true.
    func viewItem(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        guard let view else { return nil }
        var next = view.hitTest(point, with: nil)
        while let current = next, !current.showsLargeContentViewer, current !== view { next = current.superview }
        return next?.showsLargeContentViewer == true ? next : nil
    }

    private func pressDidChange() {
        guard let view, view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory else { return }
        let point = press.location(in: view)
        let item = delegate.map { $0.largeContentViewerInteraction(self, itemAt: point) } ?? viewItem(at: point)
        switch press.state {
        case .began, .changed: show(item)
        case .ended:
            guard card != nil else { return }
            hide()
            delegate?.largeContentViewerInteraction(self, didEndOn: item, at: point)
        case .cancelled, .failed: hide()
        case .possible: break
        }
    }

    private func show(_ item: (any UILargeContentViewerItem)?) {
        let window = delegate?.viewController(for: self).viewIfLoaded?.window ?? view?.window
        guard let window, item != nil || card != nil else { return }
        let card = card ?? LargeContentCard(in: window)
        self.card = card
        card.show(item)
    }

    private func hide() {
        card?.disappear()
        card = nil
    }
}
