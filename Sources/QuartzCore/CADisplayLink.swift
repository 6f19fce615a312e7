import Foundation

/// How many frames a second are wanted.
nonisolated public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float?

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// As the screen has it.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

/// Calls somebody on every frame, in the time of the tree that is shown.
public final class CADisplayLink {
    /// The time of the frame that is being made.
    public private(set) var timestamp: CFTimeInterval = 0
    /// When the next call is to be expected.
    public var targetTimestamp: CFTimeInterval { timestamp + interval }
    /// From one frame of the screen to the next.
    public private(set) var duration: CFTimeInterval = 0

    /// Nobody is called meanwhile.
    public var isPaused = false {
        didSet { if !isPaused { tree?.setNeedsDisplay() } }
    }

    /// 0 for every frame.
    public var preferredFramesPerSecond = 0 {
        didSet { preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: Float(preferredFramesPerSecond)) }
    }

    /// The maximum decides; 0 is every frame.
    public var preferredFrameRateRange = CAFrameRateRange.default

    /// Held until it is invalidated, as QuartzCore does.
    private var call: ((CADisplayLink) -> Void)?
    private weak var tree: LayerTree?
    private var last: CFTimeInterval?

    public init(target: Any, selector sel: Selector) {
        call = { sel.perform(on: target, with: $0) }
    }

    /// Ours: calls a closure.
    package init(_ call: @escaping (CADisplayLink) -> Void) {
        self.call = call
        isOurs = true
    }

    /// Whether it belongs to something that UIKit moves, such as a list that runs out. That ends by itself; a scene's own link may go on for ever.
    private var isOurs = false

    /// Whether what it moves is on its way to an end.
    var isArriving: Bool { isOurs && !isPaused }

    /// Begins to call, from the next frame on.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        if let current = LayerTree.current { add(to: current) }
    }

    /// Ours: follows the time of a certain tree.
    package func add(to tree: LayerTree) {
        guard call != nil, self.tree == nil else { return }
        self.tree = tree
        tree.links.append(self)
    }

    /// No more calls until it is added again.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { leave() }

    /// No more calls ever; the target is let go.
    public func invalidate() {
        leave()
        call = nil
    }

    private func leave() {
        tree?.links.removeAll { $0 === self }
        tree = nil
    }

    /// Between two calls: that of the screen, or as many of its frames as make it no faster than was asked for.
    private var interval: CFTimeInterval {
        let wanted = Double(preferredFrameRateRange.preferred.flatMap { $0 > 0 ? $0 : nil } ?? preferredFrameRateRange.maximum)
        guard wanted > 0, duration > 0 else { return duration }
        return max((1 / wanted / duration - 1e-6).rounded(.up), 1) * duration
    }

    /// A frame of the tree, so long after the one before it.
    func tick(at time: CFTimeInterval, after duration: CFTimeInterval) {
        guard !isPaused, let call else { return }
        if duration > 0 { self.duration = duration }
        if let last, time < last + interval - 1e-6 { return }
        last = time
        timestamp = time
        call(self)
    }
}
