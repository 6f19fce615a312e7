import QuartzCore
import Synchronization

/// What windows are shown on.
public final class UIScreen {
    public static var main: UIScreen { UIApplication.shared.screen }
    /// Ours: the scale of `main`, for pictures, which may be read anywhere.
    nonisolated static let mainScale = Mutex<CGFloat>(2)

    /// Swapped when the phone is turned.
    public internal(set) var bounds: CGRect { didSet { tree.root.bounds = bounds } }
    public let scale: CGFloat
    public var nativeScale: CGFloat { scale }
    public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
    /// The layers of all windows, and the time they are shown at.
    package let tree = LayerTree()
    weak var application: UIApplication?

    package init(bounds: CGRect, scale: CGFloat) {
        self.bounds = bounds
        self.scale = scale
        tree.root.bounds = bounds
        tree.root.anchorPoint = .zero
    }
}
