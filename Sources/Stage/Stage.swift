import CoreGraphics
import FlipbookDisplayList
import FlipbookImages
import FlipbookRaster
import Foundation
import QuartzCore
import UIKit

/// A screen in memory with a clock that counts frames. It shows a view controller in a window and advances frame by frame.
///
///     let stage = Stage(size: CGSize(width: 375, height: 667), scale: 2, framesPerSecond: 60)
///     stage.window.rootViewController = controller
///     stage.advance(by: 0.25)
///     stage.trace(controller.view.layer, "opacity")
@preconcurrency @MainActor public final class Stage {
    /// The window of the stage. It is the key window, and is visible from the start. Reading this property makes the stage current.
    public var window: UIWindow {
        makeCurrent()
        return mainWindow
    }

    /// The size of the screen in points. Width and height are exchanged when the screen rotates between portrait and landscape.
    public private(set) var size: CGSize
    /// The number of pixels per point.
    public let scale: CGFloat

    private var mainWindow: UIWindow
    let application: UIApplication
    private let threads: Int?
    private var clock: FrameClock
    /// The display lists of the current frame and of the previous frame. The painter compares the two lists. They are exchanged before each
    /// painting, so that their memory is reused.
    private var currentList = DisplayList()
    private var previousList = DisplayList()
    private lazy var painter = makePainter()

    /// Creates a stage with an empty window. The new stage becomes the current stage.
    ///
    /// - Parameters:
    ///   - size: The size of the screen in points.
    ///   - scale: The number of pixels per point.
    ///   - framesPerSecond: The frame rate of the clock.
    ///   - threads: The number of threads that paint, or nil for one per processor core. The images do not depend on the number.
    public init(size: CGSize, scale: CGFloat = 2, framesPerSecond: Int = 60, threads: Int? = nil) {
        let (size, scale) = Self.validScreen(size, scale)
        let framesPerSecond = (1...100_000).contains(framesPerSecond) ? framesPerSecond : Self.defaultFramesPerSecond(framesPerSecond)
        self.size = size
        self.scale = scale
        self.threads = threads
        clock = FrameClock(framesPerSecond: framesPerSecond)
        let screen = UIScreen(bounds: CGRect(origin: .zero, size: size), scale: scale, framesPerSecond: framesPerSecond)
        application = UIApplication(screen: screen)
        application.makeCurrent()
        mainWindow = UIWindow(screen: screen)
        mainWindow.makeKeyAndVisible()
    }

    /// Replaces the window that `window` returns.
    func replaceMainWindow(_ window: UIWindow) { mainWindow = window }

    /// Creates a stage that shows a view controller. `makeController` is called when the stage is current.
    package convenience init(
        showing makeController: () -> UIViewController, size: CGSize, scale: CGFloat = 2, framesPerSecond: Int = 60, threads: Int? = nil
    ) {
        self.init(size: size, scale: scale, framesPerSecond: framesPerSecond, threads: threads)
        Activity.perform(Activity(.appearance, "launch")) { window.rootViewController = makeController() }
    }

    /// The shape of the device's screen, or nil if the size determines the shape.
    package var shape: ScreenShape? {
        get { application.screen.shape }
        set { application.screen.shape = newValue }
    }

    /// The largest number of pixels along a side of the screen.
    package static let maximumPixelCount: CGFloat = 16_384

    /// Returns the size and the scale of a screen. If the screen would have no pixels or too many, the result is the default: 375 × 667
    /// points at scale 2.
    private static func validScreen(_ size: CGSize, _ scale: CGFloat) -> (size: CGSize, scale: CGFloat) {
        let sides = [size.width, size.height, scale, size.width * scale, size.height * scale]
        if sides.allSatisfy({ $0 > 0 && $0 <= maximumPixelCount }) { return (size, scale) }
        Diagnostics.reportRefusedValue(of: "size or scale", source: "Stage", "375 × 667 points at scale 2 are used")
        return (CGSize(width: 375, height: 667), 2)
    }

    private static func defaultFramesPerSecond(_ refused: Int) -> Int {
        Diagnostics.reportRefusedValue(of: "framesPerSecond, \(refused),", source: "Stage", "60 is used")
        return 60
    }

    private func makePainter() -> Painter {
        Painter(
            width: Stage.pixelCount(forPoints: size.width, scale: scale), height: Stage.pixelCount(forPoints: size.height, scale: scale),
            scale: scale, threads: threads)
    }

    /// The deinitializer is not isolated, because a test suite can release its stage on any thread. In Swift 6.3, an isolated deinitializer
    /// waits for the main actor and crashes.
    ///
    /// The running animations, timers and delayed calls are discarded. Without a stage, they would never end, and would keep their
    /// completions and the controllers in these completions alive.
    nonisolated deinit {
        guard MainQueue.isCurrent else { return }
        let application = application
        MainActor.assumeIsolated { application.discardActiveItems() }
    }

    /// Returns the number of whole pixels in a length, but at least one. A partly covered pixel would appear as a dark line at the edge.
    package static func pixelCount(forPoints points: CGFloat, scale: CGFloat) -> Int { max(Int((points * scale + 1e-6).rounded(.down)), 1) }

    // MARK: - Time

    /// The frame rate of the clock.
    public var framesPerSecond: Int { clock.framesPerSecond }
    /// The number of frames since the start.
    public var frame: Int { clock.frame }
    /// The number of seconds since the start: frame / framesPerSecond, or less if there was slow motion.
    public var time: TimeInterval { clock.now }

    /// The factor by which time is slowed down: 1 is normal speed, 10 is a tenth of normal speed.
    package var slowness: Int {
        get { clock.slowness }
        set { clock.slowness = newValue }
    }

    /// Advances by a number of frames. Each frame calls display links and timers, then ends finished animations and calls their
    /// completions, then lays out.
    public func advance(frames: Int) {
        for _ in 0..<max(frames, 0) {
            clock.advance()
            application.advance(to: clock.now)
        }
    }

    /// Advances by the whole number of frames nearest to a duration in seconds.
    ///
    /// A duration that is not finite or has ten million frames or more is ignored.
    public func advance(by seconds: TimeInterval) {
        if let count = frameCount(in: seconds, of: "advance(by:)") { advance(frames: count) }
    }

    /// Returns the whole number of frames nearest to a duration. If the duration is not finite or has too many frames, reports it and
    /// returns nil. `consequence` states the effect on the caller.
    func frameCount(
        in seconds: TimeInterval, of method: String, valueName: String = "the duration", _ consequence: String = "the call has no effect"
    ) -> Int? {
        let count = clock.frameCount(in: seconds)
        if seconds.isFinite, count < FrameClock.maximumFrameCount { return count }
        Diagnostics.reportRefusedValue(of: "\(valueName) of \(method)", source: "Stage", consequence)
        return nil
    }

    /// Returns the number of frames until the frame nearest to a time, or 0 for an earlier time.
    func frameCount(until time: TimeInterval) -> Int { clock.frameCount(until: time) }

    /// The time of the next change of the screen or of the next timer, or nil if the stage changes only after an input.
    package var nextChange: TimeInterval? { application.nextChange }

    /// Whether all animations, timers and other work of the stage have ended. Repeating timers and endless animations are ignored.
    package var isIdle: Bool { application.isIdle }

    /// Whether any animation runs or waits for its start. An endless animation counts too.
    package var isMoving: Bool { application.screen.tree.isAnimating }

    /// The layer tree of the screen.
    package var tree: LayerTree { application.screen.tree }

    /// The windows from back to front.
    package var windows: [UIWindow] { application.windows }

    // MARK: - The current stage

    /// Makes this stage the current stage, which `UIApplication.shared` and `CACurrentMediaTime()` use.
    ///
    /// A stage becomes current when it is created, when `advance` is called, and when `window` is read. Methods that send input or paint
    /// make the stage current only during the call, and then make the previous stage current again. Other code can use `perform` for this
    /// purpose.
    public func makeCurrent() { application.makeCurrent() }

    /// Runs `body` while this stage is current, and then restores the stage that was current before, even if `body` throws.
    ///
    /// Timers, delayed calls and animations that begin in `body` use the clock of this stage:
    ///
    ///     stage.perform {
    ///         DispatchQueue.main.asyncAfter(deadline: .now() + 1) { view.isHidden = true }
    ///     }
    ///
    /// - Returns: The result of `body`.
    public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        let previous = UIApplication.shared
        makeCurrent()
        defer { previous.makeCurrent() }
        return try body()
    }

    // MARK: - Rotation

    /// Rotates the device. The interface also rotates if the application and the front view controller support the orientation.
    ///
    /// If the interface rotates between portrait and landscape, the width and the height of the screen are exchanged immediately. The
    /// content rotates into its new layout in 0.3 seconds, or in 0.6 seconds for half a turn.
    public func rotate(to orientation: UIInterfaceOrientation) {
        guard perform({ application.rotate(to: orientation) }), application.screen.bounds.size != size else { return }
        size = application.screen.bounds.size
        painter = makePainter()
    }

    /// The orientation of the screen.
    package var interfaceOrientation: UIInterfaceOrientation { application.interfaceOrientation }

    /// Returns whether the screen can rotate to an orientation of the device.
    package func allowsOrientation(_ orientation: Orientation) -> Bool {
        perform { application.allowsRotation(to: orientation.interfaceOrientation) }
    }

    /// Returns whether the screen has the orientation of the device.
    package func showsOrientation(_ orientation: Orientation) -> Bool {
        application.interfaceOrientation == orientation.interfaceOrientation
    }

    /// Rotates a screen without content immediately.
    func rotateEmptyScreen(to orientation: UIInterfaceOrientation) {
        UIView.withoutAnimationBlock { rotate(to: orientation) }
    }

    // MARK: - Keyboard

    /// Presses a key for one frame. The name is a letter, a digit or a word such as `space`, `return` or `shift+tab`. The program stops if
    /// there is no such key.
    public func key(_ name: String) {
        guard let stroke = KeyStroke(named: name) else { preconditionFailure("there is no key '\(name)'") }
        pressKey(stroke)
    }

    /// Presses the keys of a text in order, each for one frame.
    public func type(_ text: String) {
        for character in text { pressKey(KeyStroke(typing: character)) }
    }

    /// Shows text that an input method has not committed yet, as underlined marked text in the first responder. One frame passes.
    ///
    /// The text replaces an earlier composition. It stays until the next call of `compose` or `commit`. An empty text removes the
    /// composition.
    ///
    /// - Parameters:
    ///   - text: The text, or an empty string.
    ///   - chosen: The range of the selected characters, which have a thicker underline, or nil for a caret at the end.
    public func compose(_ text: String, choosing chosen: Range<Int>? = nil) {
        perform(.compose(text, selecting: chosen ?? text.count..<text.count))
        advance(frames: 1)
    }

    /// Inserts a complete text, as an input method does. The text replaces the current composition. One frame passes.
    public func commit(_ text: String) {
        perform(.commit(text))
        advance(frames: 1)
    }

    private func pressKey(_ stroke: KeyStroke) {
        perform(.keyDown(stroke))
        advance(frames: 1)
        perform(.keyUp(stroke))
    }

    /// The keyboard of the stage.
    package var keyboard: Keyboard { application.keyboard }

    // MARK: - Painting

    /// Returns an image of the current frame. Pending layout is performed first. No time passes.
    public func render() -> Bitmap {
        paint()
        return painter.surface
    }

    /// Paints the current frame. Returns the areas whose pixels may have changed.
    @discardableResult
    package func paint() -> [PixelRect] {
        paintCount += 1
        return painter.paint(displayList())
    }

    /// The number of calls of `paint`. Code that accumulates changed areas uses it to find out whether other code has painted since its
    /// last call.
    package private(set) var paintCount = 0

    /// Calls `body` with the painted frame, without copying it.
    package func withImage<R>(_ body: (borrowing Bitmap) throws -> R) rethrows -> R { try body(painter.surface) }

    /// Performs pending layout and returns the display list of the current frame.
    package func displayList() -> DisplayList {
        perform {
            application.layOut()
            swap(&currentList, &previousList)
            application.screen.tree.display(into: &currentList)
        }
        return currentList
    }
}
