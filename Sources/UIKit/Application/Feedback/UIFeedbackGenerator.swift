import CoreGraphics
import Foundation

/// A generator of vibrations.
///
/// Differs from Apple: a desktop cannot vibrate. The window shows a ring at the location of the feedback, and `Stage.feedback` lists the
/// vibrations for tests.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    nonisolated deinit {}

    /// The view in whose coordinates the locations of feedback are, or nil for the coordinates of the screen.
    open private(set) weak var view: UIView?

    /// Creates a generator.
    public override init() { super.init() }

    /// Creates a generator for a view.
    public init(view: UIView) {
        super.init()
        self.view = view
    }

    /// Prepares the hardware.
    ///
    /// Differs from Apple: it has no effect.
    open func prepare() {}

    /// Stores a vibration at a location of the generator's view, or at the center of the view if `location` is nil.
    func generate(_ kind: FeedbackEvent.Kind, at location: CGPoint? = nil) {
        let center = view.map { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) }
        let point = location ?? center
        Self.record(kind, at: point, in: view)
    }

    /// Stores a vibration at a location of a view, or of the screen if `view` is nil. Without a location, the location of the latest touch
    /// is used.
    static func record(_ kind: FeedbackEvent.Kind, at location: CGPoint?, in view: UIView? = nil) {
        let application = UIApplication.shared
        let screenLocation = location.map { location -> CGPoint in
            guard let view else { return location }
            let point = view.convert(location, to: nil)
            return view.window?.convertToScreen(point) ?? point
        }
        let point = screenLocation ?? application.touchDispatcher.latestTouchScreenLocation
        application.feedbackLog.append(FeedbackEvent(kind: kind, time: application.screen.tree.now, location: point))
    }
}
