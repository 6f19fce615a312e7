import Foundation

/// A timer that calls a method on every frame, or less often if a lower rate is preferred. Its timestamps are times of the layer tree to
/// which it is added.
@preconcurrency @MainActor public final class CADisplayLink: NSObject {
    /// The time of the current frame.
    public private(set) var timestamp: CFTimeInterval = 0
    /// The expected time of the next call.
    public var targetTimestamp: CFTimeInterval { timestamp + interval }
    /// The time between two frames of the screen.
    public private(set) var duration: CFTimeInterval = 0

    /// Whether the calls are suspended.
    public var isPaused = false {
        didSet { if !isPaused { tree?.setNeedsDisplay() } }
    }

    /// The preferred number of calls per second, or 0 for one call per frame.
    public var preferredFramesPerSecond = 0 {
        didSet { preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: Float(preferredFramesPerSecond)) }
    }

    /// The preferred range of frame rates. A rate of 0 means one call per frame.
    ///
    /// Differs from Apple: only `preferred` is used, or `maximum` if `preferred` is nil or 0.
    public var preferredFrameRateRange = CAFrameRateRange.default

    /// The call of the target's method. It keeps the target alive until the link is invalidated, as on iOS.
    private var callback: ((CADisplayLink) -> Void)?
    private weak var tree: LayerTree?
    /// The time of the frame with the last call.
    private var lastCallTime: CFTimeInterval?

    /// Creates a display link that calls the method `sel` of `target`. The link keeps the target alive until the link is invalidated.
    public init(target: Any, selector sel: Selector) {
        callback = { sel.perform(on: target, with: $0) }
    }

    /// Creates a display link that calls a closure.
    package init(_ callback: @escaping (CADisplayLink) -> Void) {
        self.callback = callback
        isInternal = true
    }

    /// Whether UIKit has created the link, usually for an animation that ends by itself, such as the deceleration of a list.
    ///
    /// A link that is created with a target and a selector is not internal. Such a link may run forever.
    private var isInternal = false

    /// Whether an internal link runs until it is invalidated, such as the link of the layout overlay.
    package var isEndless = false

    /// Whether the link is internal, will end by itself and is not paused.
    var isRunningToEnd: Bool { isInternal && !isEndless && !isPaused }

    /// Releases the target.
    func discard() { callback = nil }

    /// Starts the calls. The first call is on the next frame.
    ///
    /// Differs from Apple: the run loop and its mode are ignored. The link follows the current layer tree.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        if let current = LayerTree.current { add(to: current) }
    }

    /// Starts the calls, on the frames of the given layer tree.
    package func add(to tree: LayerTree) {
        guard callback != nil, self.tree == nil else { return }
        self.tree = tree
        tree.displayLinks.append(self)
    }

    /// Stops the calls until the link is added again.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { detach() }

    /// Stops the calls permanently and releases the target.
    public func invalidate() {
        detach()
        callback = nil
    }

    private func detach() {
        tree?.displayLinks.removeAll { $0 === self }
        tree = nil
        // The link may be added to another tree, whose time may be earlier than this time.
        lastCallTime = nil
    }

    /// The time between two calls: a whole number of frames, rounded up so that the preferred rate is not exceeded.
    private var interval: CFTimeInterval {
        let framesPerSecond = Double(preferredFrameRateRange.preferred.flatMap { $0 > 0 ? $0 : nil } ?? preferredFrameRateRange.maximum)
        guard framesPerSecond > 0, duration > 0 else { return duration }
        return max((1 / framesPerSecond / duration - 1e-6).rounded(.up), 1) * duration
    }

    /// Handles a frame of the tree. `duration` is the time since the previous frame.
    func tick(at time: CFTimeInterval, after duration: CFTimeInterval) {
        // The callback of another link may have removed this link in the same frame.
        guard !isPaused, tree != nil, let callback else { return }
        if duration > 0 { self.duration = duration }
        if let lastCallTime, time < lastCallTime + interval - 1e-6 { return }
        lastCallTime = time
        timestamp = time
        callback(self)
    }
}
