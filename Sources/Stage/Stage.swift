import CoreGraphics
import Display
import Foundation
import Pictures
import QuartzCore
import Raster
import UIKit

/// A screen without a display and a clock without a wall: puts a view controller on a window and goes on frame by frame.
///
///     let stage = Stage(size: CGSize(width: 375, height: 667), scale: 2, framesPerSecond: 60)
///     stage.window.rootViewController = controller
///     stage.advance(by: 0.25)
///     stage.trace(controller.view.layer, "opacity")
public final class Stage {
    /// Key and visible from the start. Who takes it in hand has this stage in mind: it becomes the current one.
    public var window: UIWindow {
        makeCurrent()
        return root
    }

    /// Swapped when it is turned.
    public private(set) var size: CGSize
    public let scale: CGFloat

    private let root: UIWindow
    private let application: UIApplication
    private let threads: Int?
    private var clock: FrameClock
    /// This frame's and the last one's in turn, as the painter keeps what it has painted to compare.
    private var list = DisplayList()
    private var spare = DisplayList()
    private lazy var painter = makePainter()

    /// `size` in points, `scale` in pixels a point. Pictures are painted by as many threads as the machine has cores unless told
    /// otherwise; they come out the same.
    public init(size: CGSize, scale: CGFloat = 2, framesPerSecond: Int = 60, threads: Int? = nil) {
        precondition(size.width > 0 && size.height > 0 && scale > 0, "a stage needs a size and a scale above 0")
        self.size = size
        self.scale = scale
        self.threads = threads
        clock = FrameClock(framesPerSecond: framesPerSecond)
        let screen = UIScreen(bounds: CGRect(origin: .zero, size: size), scale: scale)
        application = UIApplication(screen: screen)
        application.makeCurrent()
        root = UIWindow(screen: screen)
        root.makeKeyAndVisible()
    }

    private func makePainter() -> Painter {
        Painter(width: Stage.pixels(size.width, scale), height: Stage.pixels(size.height, scale), scale: scale, threads: threads)
    }

    /// A test's suite drops its stage on any thread. Swift 6.3 would make the deinit wait for the main actor, and that crashes.
    nonisolated deinit {}

    /// So many points as whole pixels, at least one: a pixel of which a part belongs to nobody would be a dark line at the edge.
    package static func pixels(_ points: CGFloat, _ scale: CGFloat) -> Int { max(Int((points * scale + 1e-6).rounded(.down)), 1) }

    // MARK: - Time

    public var framesPerSecond: Int { clock.framesPerSecond }
    /// Frames since the start.
    public var frame: Int { clock.frame }
    /// Seconds since the start: frame / framesPerSecond, fewer where time was slow.
    public var time: TimeInterval { clock.now }

    /// 1 for time as it is, 10 for a tenth of its speed.
    package var slowness: Int {
        get { clock.slowness }
        set { clock.slowness = newValue }
    }

    /// Goes on frame by frame: in each, timers, then completions of what has ended, then layout.
    public func advance(frames: Int) {
        for _ in 0..<max(frames, 0) {
            clock.advance()
            application.advance(to: clock.now)
        }
    }

    /// Goes on by the whole number of frames nearest to so many seconds.
    public func advance(by seconds: TimeInterval) { advance(frames: clock.frames(in: seconds)) }

    /// When something will happen or look different next, in the stage's time; nil when nothing will unless it is touched.
    package var nextChange: TimeInterval? { application.nextChange }

    /// Whether all is done that was begun, but for what moves for ever.
    package var isIdle: Bool { application.isIdle }

    /// Whether anything moves, be it for ever.
    package var isMoving: Bool { application.screen.tree.isAnimating }

    /// From the back to the front.
    package var windows: [UIWindow] { application.windows }

    /// From here on this stage is the one that `UIApplication.shared` and `CACurrentMediaTime()` speak of.
    public func makeCurrent() { application.makeCurrent() }

    // MARK: - Turning

    /// The phone is turned, and the interface with it if the controller in front supports that: width and height change places at once, and the
    /// content turns and takes on its new layout in the next third of a second.
    public func rotate(to orientation: UIInterfaceOrientation) {
        makeCurrent()
        guard application.rotate(to: orientation), application.screen.bounds.size != size else { return }
        size = application.screen.bounds.size
        painter = makePainter()
    }

    // MARK: - Typing

    /// A key is struck and, a frame later, let go. Its name is a letter, a digit or such as `space`, `return`, `shift+tab`.
    public func key(_ name: String) {
        guard let stroke = KeyStroke(named: name) else { preconditionFailure("there is no key '\(name)'") }
        strike(stroke)
    }

    /// One key after the other, a frame each.
    public func type(_ text: String) {
        for character in text { strike(KeyStroke(typing: character)) }
    }

    /// For a frame, and until it is told otherwise, an input method has come so far with a text: it is shown underlined, as marked text, by
    /// whoever has the keyboard. It takes the place of what was composed before; an empty one drops that. The characters that are chosen have
    /// a thicker line; the caret is at the end unless told.
    public func compose(_ text: String, choosing chosen: Range<Int>? = nil) {
        keyboard.compose(text, choosing: chosen ?? text.count..<text.count)
        advance(frames: 1)
    }

    /// A text is put in at once, in the place of what is being composed. A frame passes.
    public func commit(_ text: String) {
        keyboard.commit(text)
        advance(frames: 1)
    }

    private func strike(_ stroke: KeyStroke) {
        keyboard.down(stroke)
        advance(frames: 1)
        keyboard.up(stroke)
    }

    package var keyboard: Keyboard {
        makeCurrent()
        return application.keyboard
    }

    package var hand: Hand {
        makeCurrent()
        return application.hand
    }

    /// The nearest whole number of frames, but at least one.
    func framesOf(_ duration: TimeInterval) -> Int { max(clock.frames(in: duration), 1) }

    // MARK: - Looking

    /// The frame as it is now. What code has written since the last frame is laid out first, and no time passes.
    public func render() -> Bitmap {
        paint()
        return painter.surface
    }

    /// Brings the picture up to date; says which pixels may have changed.
    @discardableResult
    package func paint() -> [PixelRect] { painter.paint(displayList()) }

    /// Lends the picture without copying it.
    package func withPicture<R>(_ body: (borrowing Bitmap) throws -> R) rethrows -> R { try body(painter.surface) }

    package func displayList() -> DisplayList {
        application.makeCurrent()
        application.layOut()
        swap(&list, &spare)
        application.screen.tree.display(into: &list)
        return list
    }

    /// What is shown now of a number of a layer, by its key path.
    public func trace(_ layer: CALayer, _ keyPath: String) -> Double {
        guard case .number(let value)? = layer.shownValue(forKeyPath: keyPath) else { return .nan }
        return value
    }
}

extension Bitmap {
    /// Writes a PNG file, whole or not at all.
    public func writePNG(to path: String) throws { try PictureFile.writePNG(self, to: path) }
}
