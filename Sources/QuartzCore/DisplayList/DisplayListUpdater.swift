import CoreGraphics
import FlipbookDisplayList
import FlipbookMotion
import Foundation

/// A record of the moving parts of a display list. It updates the list to another time without visiting the whole tree.
///
/// A moving part is a layer that changes with time, with its sublayers. All items outside of the moving parts stay the same.
struct DisplayListUpdater {
    /// The part of the list that a layer and its sublayers occupy, and the arguments for building it again.
    ///
    /// The type is an immutable class, because it is large.
    final class LayerRange {
        let layer: CALayer
        let context: DisplayListBuilder.Context
        let perspective: CATransform3D?
        let enclosing: LayerPlacement?
        let range: ListRange
        let depth: Double

        init(
            _ layer: CALayer, _ context: DisplayListBuilder.Context, _ perspective: CATransform3D?, _ enclosing: LayerPlacement?,
            _ range: ListRange, depth: Double
        ) {
            self.layer = layer
            self.context = context
            self.perspective = perspective
            self.enclosing = enclosing
            self.range = range
            self.depth = depth
        }
    }

    /// A range of items and a range of clips in a display list.
    struct ListRange: Equatable {
        var items: Range<Int>
        var clips: Range<Int>
    }

    var fastAnimations = FastAnimations()
    /// The moving parts that are not simple enough for `fastAnimations`.
    private(set) var layerRanges: [LayerRange] = []
    /// The drivers to which the motions of `fastAnimations` refer by their indices.
    private var drivers: [ProgressDriver] = []
    /// The progress of the drivers at the time of the update.
    private var driverProgress: [Double] = []
    /// The range of the whole list. Two records with different ranges have different structures.
    var fullRange = ListRange(items: 0..<0, clips: 0..<0)

    // MARK: - Recording

    /// The numbers of recorded fast animations and layer ranges at one moment. With them, the records that are made later can be removed.
    typealias Checkpoint = (fastAnimations: Int, layerRanges: Int)

    var checkpoint: Checkpoint { (fastAnimations.animations.count, layerRanges.count) }

    /// Records a moving part. The record replaces the records of the parts inside of it, which were made since the checkpoint.
    mutating func record(_ layerRange: LayerRange, since checkpoint: Checkpoint, in list: DisplayList, sharesTreeTime: Bool) {
        fastAnimations.truncate(to: checkpoint.fastAnimations)
        layerRanges.removeSubrange(checkpoint.layerRanges...)
        if !sharesTreeTime || !recordFastAnimation(layerRange, in: list) { layerRanges.append(layerRange) }
    }

    /// Records the part as a fast animation. Returns false if the part is not simple enough.
    private mutating func recordFastAnimation(_ layerRange: LayerRange, in list: DisplayList) -> Bool {
        guard layerRange.perspective == nil, layerRange.enclosing == nil, let (motions, changes) = motions(of: layerRange.layer) else {
            return false
        }
        return isSingleItem(layerRange, changes)
            ? recordSingleItem(layerRange, motions, changes, in: list) : recordSubtree(layerRange, motions, changes, in: list)
    }

    /// Returns whether the layer is a single item, and only its position, its opacity and its color change.
    private func isSingleItem(_ layerRange: LayerRange, _ changes: Set<SimpleAnimation.FastChange>) -> Bool {
        let (layer, values) = (layerRange.layer, layerRange.layer.modelValues)
        return layerRange.range.items.count == 1 && layerRange.range.clips.isEmpty && !changes.contains(.transform)
            && layer.children.isEmpty && !layer.keepsDepth && !layer.drawsContent && !layer.changesWithoutAnimation && !values.hasMask
            && !values.hasSnapshot && layer.settings.blendMode == .normal && !layer.hasFilters
            && (values.rareValues.isUnset || values.rareValues.shadowOpacity == 0)
    }

    private mutating func recordSingleItem(
        _ layerRange: LayerRange, _ motions: [FastAnimations.Motion], _ changes: Set<SimpleAnimation.FastChange>, in list: DisplayList
    ) -> Bool {
        let values = layerRange.layer.modelValues
        let item = layerRange.range.items.lowerBound
        guard let aboutAnchor = values.affineAboutAnchor, let role = Self.role(list.items[item], in: layerRange.layer),
            !changes.contains(.color) || role == DisplayListBuilder.ItemRole.background.rawValue
        else { return false }
        let background = changes.contains(.color) ? Self.background(values, item) : nil
        fastAnimations.append(motions) { range in
            FastAnimations.FastAnimation(
                item: item, position: values.position, opacity: values.opacity, affineAboutAnchor: aboutAnchor,
                planeToSurface: layerRange.context.planeToSurface,
                movement: role >= DisplayListBuilder.ItemRole.drawing.rawValue ? layerRange.context.movement : nil, motions: range,
                background: background, changesPosition: changes.contains(.position))
        }
        return true
    }

    /// Returns the background of a layer with these values, for an animation of its color. `item` is the index of the background's item.
    static func background(_ values: LayerValues, _ item: Int) -> FastAnimations.Background {
        FastAnimations.Background(color: values.backgroundColor, item: item, shape: values.roundedBounds)
    }

    /// Returns the role of an item of a layer, or nil for an item of another layer. For a drawing command, the index of the command is
    /// added to the role.
    static func role(_ item: DisplayItem, in layer: CALayer) -> Int? {
        let role = item.source - layer.serialNumber * DisplayListBuilder.sourcesPerLayer
        return role >= 0 && role < DisplayListBuilder.sourcesPerLayer ? role : nil
    }

    /// Returns the motions of a layer and the properties that they change. Returns nil if the layer has no animations, or if one of them
    /// requires that the layer's items are built again.
    private mutating func motions(of layer: CALayer) -> ([FastAnimations.Motion], Set<SimpleAnimation.FastChange>)? {
        var (motions, changes): ([FastAnimations.Motion], Set<SimpleAnimation.FastChange>) = ([], [])
        for attached in layer.attachedAnimations {
            guard let animation = attached.simpleAnimation, let change = animation.fastChange else { return nil }
            changes.insert(change)
            switch attached.timeSource {
            case .ownTiming(nil): return nil
            case .ownTiming(let timing?): motions.append(FastAnimations.Motion(animation: animation, timeSource: .ownTiming(timing)))
            case .driver(let driver): motions.append(FastAnimations.Motion(animation: animation, timeSource: .driver(index(of: driver))))
            }
        }
        return motions.isEmpty ? nil : (motions, changes)
    }

    /// Returns the index of a driver. The search begins at the last driver, because successive animations often share a driver.
    private mutating func index(of driver: ProgressDriver) -> Int {
        if let known = drivers.lastIndex(where: { $0 === driver }) { return known }
        drivers.append(driver)
        return drivers.count - 1
    }

    /// Returns the progress of each driver.
    mutating func progressOfDrivers(at time: Double) -> [Double] {
        driverProgress.removeAll(keepingCapacity: true)
        for driver in drivers { driverProgress.append(driver.animationProgress.progress(at: time)) }
        return driverProgress
    }

    /// Returns whether the same items move in both records.
    func hasSameStructure(as other: DisplayListUpdater) -> Bool {
        fullRange == other.fullRange && fastAnimations.animations.elementsEqual(other.fastAnimations.animations) { $0.item == $1.item }
            && layerRanges.elementsEqual(other.layerRanges) { $0.range == $1.range }
    }

    // MARK: - Updating

    /// Updates a list to a time. Returns false if the list has to be built again, for example because its number of items has changed.
    mutating func update(_ list: inout DisplayList, to time: Double, sharesTreeTime: Bool) -> Bool {
        guard fastAnimations.update(&list, to: time, progressOfDrivers(at: time)) else { return false }
        if layerRanges.isEmpty { return true }
        var builder = DisplayListBuilder(list: list)
        list = DisplayList()
        defer { list = builder.list }
        for layerRange in layerRanges {
            let parentTime = sharesTreeTime ? time : layerRange.layer.superlayer?.localTime(at: time) ?? time
            guard builder.rewrite(layerRange, time: parentTime) else { return false }
        }
        return true
    }
}

extension DisplayListBuilder {
    /// Appends a layer, and records it if it moves. The record replaces the records of moving parts inside the layer.
    ///
    /// A layer whose moving sublayers are combined (in a group, with a mask, in another order, or in the image of a shadow) is recorded as
    /// a whole.
    mutating func appendAndRecord(_ layer: CALayer, _ context: Context, perspective: CATransform3D?, enclosing: LayerPlacement?)
        -> Double
    {
        guard let checkpoint = updater?.checkpoint else { return 0 }
        let (items, clips, wasRearranged) = (list.items.count, list.clips.count, isRearranged)
        isRearranged = false
        defer { isRearranged = wasRearranged }
        let depth = appendAnimated(layer, context, perspective: perspective, enclosing: enclosing)
        // The items inside of a filtered layer are painted into an image, so they are not recorded. Instead, the filtered layer is
        // recorded.
        let isMoving = !layer.attachedAnimations.isEmpty || layer.changesWithoutAnimation || layer.hasFilters
        let combinesSublayers =
            isRearranged || layer.modelValues.opacity < 1 || layer.modelValues.hasMask || layer.settings.blendMode != .normal
            || layer.castsShadowOfContent
        guard isMoving || (combinesSublayers && updater.map { $0.checkpoint != checkpoint } == true) else { return depth }
        let range = DisplayListUpdater.ListRange(items: items..<list.items.count, clips: clips..<list.clips.count)
        let layerRange = DisplayListUpdater.LayerRange(layer, context, perspective, enclosing, range, depth: depth)
        updater?.record(layerRange, since: checkpoint, in: list, sharesTreeTime: layer.tree?.sharedTimeFlag.isSet == true)
        return depth
    }

    /// Builds a recorded part again, at its previous position in the list. Returns false if its number of items or clips or its depth has
    /// changed.
    ///
    /// The part is first appended to the end of the list. Then its items and clips are moved, and the indices of clips in them are
    /// adjusted.
    mutating func rewrite(_ layerRange: DisplayListUpdater.LayerRange, time: Double) -> Bool {
        let (items, clips, range) = (list.items.count, list.clips.count, layerRange.range)
        var context = layerRange.context
        context.time = time
        let depth = appendAnimated(
            layerRange.layer, context, perspective: layerRange.perspective, enclosing: layerRange.enclosing)
        guard depth == layerRange.depth, list.items.count - items == range.items.count, list.clips.count - clips == range.clips.count
        else { return false }
        let shift = clips - range.clips.lowerBound
        for index in range.clips.reversed() {
            list.clips[index] = list.clips.removeLast()
            if let parent = list.clips[index].parent, parent >= clips { list.clips[index].parent = parent - shift }
        }
        for index in range.items.reversed() {
            list.items[index] = list.items.removeLast()
            if let clip = list.items[index].clip, clip >= clips { list.items[index].clip = clip - shift }
        }
        return true
    }
}
