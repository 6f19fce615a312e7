import FlipbookDisplayList

/// A root layer and the time at which it is shown: frame(t) = paint(displayList(layerTree, t)).
///
/// The time changes only in `beginFrame(at:)`. All animations that are added between two frames begin at the same time.
package final class LayerTree {
    package let root: CALayer
    /// The number of pixels per point of the screen, with which filtered layers are painted.
    package var screenScale: CGFloat = 1
    /// The time of the current frame.
    package private(set) var now: Double = 0
    /// The number of commits. After a commit, the values that were written before the commit are treated as shown.
    private(set) var commitCount = 0
    private var pendingChange = PendingChange.modelChanged
    /// The updater of the last built list.
    private var updater = DisplayListUpdater()
    /// The version of the list that `updater` can update.
    private var listVersion = 0
    /// The last version that a list of any tree has.
    private static var lastListVersion = 0
    /// The display links, in the order in which they were added. They are called on every frame.
    var displayLinks: [CADisplayLink] = []
    /// The objects that are updated on every frame, in the order in which they were added. They also end in this order.
    private var activeItems = OrderedActiveList()
    let sharedTimeFlag = SharedTimeFlag()
    /// The number of layers that were created while this tree was current.
    var layerCount = 0
    /// The layers whose contents have to be drawn before the next frame.
    private var layersToDisplay: [WeakLayer] = []
    /// The layers whose visible tiles have to be drawn before a frame.
    private var tiledLayers: [WeakLayer] = []

    /// A weak reference to a layer.
    private struct WeakLayer { weak var layer: CALayer? }

    /// The changes since the last update of the list: none, the time of the animations, or the model.
    private enum PendingChange { case nothing, animated, modelChanged }

    package init(root: CALayer? = nil) {
        let root = root ?? Self.makeRoot()
        self.root = root
        timingChanges = TimingOverrides.changesOfNewTrees
        root.setTree(self)
        observer = Self.observerOfNewTrees
    }

    /// The changes of the timings of animations that are created while this tree is current.
    let timingChanges: TimingTable

    /// The object that is notified when animations start and end, or nil. The tree does not retain it.
    package weak var observer: (any LayerTreeObserver)?
    /// The observer for new trees, so that animations that start while a stage is created are observed too.
    package static weak var observerOfNewTrees: (any LayerTreeObserver)?

    /// The tree whose time `CACurrentMediaTime()` returns: the tree of the current stage.
    package static weak var current: LayerTree?

    /// Begins a frame at a time. Until the next frame begins, `now` is this time.
    package func beginFrame(at time: Double) {
        commit()
        let duration = time - now
        now = time
        if !needsDisplay, activeItems.hasChange(at: time) { pendingChange = .animated }
        for link in displayLinks { link.tick(at: time, after: duration) }
    }

    /// Ends the implicit transaction. All values that were written before the commit are treated as shown.
    func commit() {
        CATransaction.endImplicitTransaction()
        commitCount += 1
    }

    /// Ends the active items that are finished, in the order in which they were added. Items that are added during this call are checked in
    /// the next frame.
    package func finishAnimations() {
        for item in activeItems.finishedItems(at: now, sharesTreeTime: sharedTimeFlag.isSet) where activeItems.contains(item) { item.end() }
    }

    /// Returns the time from which a new frame can differ from the last frame, or nil if no change is expected.
    ///
    /// The time is `now` while an animation runs, and a later time while all animations wait for their start.
    package func nextChange() -> Double? {
        needsDisplay || displayLinks.contains { !$0.isPaused } ? now : nextAnimationChange()
    }

    /// Returns the time of the next change or end of an animation, or nil if none is expected.
    private func nextAnimationChange() -> Double? { activeItems.nextChange(after: now) }

    /// Whether all motions with an end have ended. Endless motions and changes that are not drawn yet are ignored.
    package var isSettled: Bool { activeItems.isSettled(after: now) && !displayLinks.contains(where: \.isRunningToEnd) }

    /// Whether any object is being updated.
    package var isAnimating: Bool { !activeItems.isEmpty }

    /// Begins an animation in the tree's time.
    func start(_ animation: AttachedAnimation) {
        animation.begin(in: self)
        startUpdating(animation)
        observer?.animationStarted(animation)
        animation.animation.delegate?.animationDidStart(animation.animation)
    }

    /// Updates an object on every frame until it is over.
    package func startUpdating(_ item: any FrameUpdatable) {
        activeItems.append(item)
        setNeedsDisplay()
    }

    /// Stops updating an object, without ending it.
    package func stopUpdating(_ item: any FrameUpdatable) { activeItems.remove(item) }

    /// Discards all animations and display links, because there are no further frames.
    package func discardActiveItems() {
        let (items, links) = (activeItems.all, displayLinks)
        (activeItems, displayLinks) = (OrderedActiveList(), [])
        for item in items { item.discard() }
        for link in links { link.discard() }
    }

    // MARK: - Display list

    /// Whether a new list would differ from the last list.
    package var needsDisplay: Bool { pendingChange != .nothing }

    /// Requests a new list, after a visible change of the model.
    package func setNeedsDisplay() {
        guard pendingChange != .modelChanged else { return }
        pendingChange = .modelChanged
        // The updater has strong references to layers, but a layer that was removed has to be released immediately.
        updater = DisplayListUpdater()
    }

    /// Requests an update of the moving parts. The model has not changed.
    func setNeedsAnimationUpdate() { if pendingChange == .nothing { pendingChange = .animated } }

    /// Adds a layer whose contents have to be drawn before the next frame.
    func addLayerToDisplay(_ layer: CALayer) {
        layersToDisplay.append(WeakLayer(layer: layer))
        setNeedsDisplay()
    }

    /// Adds a layer whose visible tiles are drawn after each change of the model.
    func addTiledLayer(_ layer: CATiledLayer) {
        tiledLayers.removeAll { $0.layer == nil || $0.layer === layer }
        tiledLayers.append(WeakLayer(layer: layer))
    }

    /// Draws the tiles that are visible in a frame. Called after the layout of the frame.
    package func drawTiles() {
        for case let layer as CATiledLayer in layersToDisplay.map(\.layer) where layer.tree === self { layer.displayNowIfNeeded() }
        for case let layer as CATiledLayer in tiledLayers.map(\.layer) where layer.tree === self { layer.frameDidBegin() }
    }

    /// Lays out the layers that need layout. The layers of views are laid out by UIKit.
    package func layOutLayers() { if root.layoutMarks.hasMarkedDescendant || root.layoutMarks.isMarked { root.layOutMarkedLayers() } }

    /// Draws the contents of the layers that need display. A layer that requests another drawing during this call is drawn before the next
    /// frame.
    private func displayLayers() {
        layOutLayers()
        if !layersToDisplay.isEmpty {
            let layers = layersToDisplay
            layersToDisplay = []
            for layer in layers.compactMap(\.layer) where layer.tree === self { layer.displayNowIfNeeded() }
        }
        guard !tiledLayers.isEmpty, needsDisplay else { return }
        for case let layer as CATiledLayer in tiledLayers.map(\.layer) where layer.tree === self { layer.drawVisibleTiles() }
    }

    /// Updates a list to the current frame. If the model has not changed, only the moving parts are updated.
    package func display(into list: inout DisplayList) {
        displayLayers()
        let hasModelChanged = pendingChange == .modelChanged
        pendingChange = .nothing
        commitCount += 1
        if !hasModelChanged, list.version == listVersion, updater.update(&list, to: now, sharesTreeTime: sharedTimeFlag.isSet) { return }
        let previous = updater
        build(&list, recording: DisplayListUpdater())
        if hasModelChanged || !updater.hasSameStructure(as: previous) {
            Self.lastListVersion += 1
            listVersion = Self.lastListVersion
        }
        list.version = listVersion
    }

    /// Returns a new list of the current frame, built without the results of earlier frames.
    package func makeDisplayList() -> DisplayList {
        displayLayers()
        var list = DisplayList()
        build(&list, recording: nil)
        return list
    }

    /// Builds a list. If `newUpdater` is not nil, it records the moving parts.
    private func build(_ list: inout DisplayList, recording newUpdater: DisplayListUpdater?) {
        list.removeAll()
        var builder = DisplayListBuilder(list: list, updater: newUpdater)
        list = DisplayList()
        builder.appendRoot(root, time: now)
        list = builder.list
        guard var recorded = builder.updater else { return }
        recorded.fullRange = DisplayListUpdater.ListRange(items: list.items.indices, clips: list.clips.indices)
        updater = recorded
    }
}

/// Returns the time of the current frame, in seconds. It is constant until the next frame begins.
@preconcurrency @MainActor public func CACurrentMediaTime() -> CFTimeInterval { LayerTree.current?.now ?? 0 }
