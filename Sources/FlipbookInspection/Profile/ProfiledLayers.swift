import CoreGraphics
import FlipbookDisplayList
import FlipbookRaster
import Foundation
import QuartzCore
import Stage
import UIKit

/// The layers of a frame with their items in the display list.
struct ProfiledLayers {
    /// A layer without its shadow, or the shadow of a layer. Each item belongs to one part, so no time counts twice.
    nonisolated struct Part: Hashable, Sendable {
        /// The serial number of the layer.
        var number: Int
        var isShadow = false
    }

    let list: DisplayList
    /// The part to which each item belongs. The items of a mask belong to the masked layer.
    private let owners: [Part]
    private let sample: LayerTreeSample
    private let layers: [Int: PresentedLayer]
    /// The layers that have items or clip to rounded corners, in the order of the tree, each before its shadow.
    private(set) var parts: [Part] = []

    /// Reads the layers of the current frame of a stage. Performs pending layout, as each painting of the stage does.
    init(_ stage: Stage) {
        list = stage.displayList()
        owners = Self.owners(of: list)
        sample = LayerTreeSample(stage)
        var presentedLayers: [Int: PresentedLayer] = [:]
        stage.tree.forEachPresentedLayer { presented in
            // The root is left out, as in `LayerTreeSample`.
            if presented.superlayer != nil { presentedLayers[presented.layer.serialNumber] = presented }
        }
        layers = presentedLayers
        let painting = Set(owners)
        parts = sample.layers.flatMap { [Part(number: $0.number), Part(number: $0.number, isShadow: true)] }
            .filter { painting.contains($0) || !roundedClips(of: $0).isEmpty }
    }

    private static func owners(of list: DisplayList) -> [Part] {
        var owners = zip(list.layerNumbers, list.items).map { number, item in Part(number: number, isShadow: item.isShadow) }
        for (index, item) in list.items.enumerated() {
            guard case .masked(let count, let mask) = item.content else { continue }
            let first = index + 1 + count
            for member in owners.indices.dropFirst(first).prefix(mask) { owners[member] = owners[index] }
        }
        return owners
    }

    // MARK: - Lists

    /// Returns the list without the items of a part: the shadow of a layer, or the layer's content, its group and its rounded corners.
    /// Its sublayers stay.
    func listWithoutContent(of part: Part) -> DisplayList {
        var result = list.removingItems { owners[$0] == part }
        for index in roundedClips(of: part) {
            guard case .rounded(let shape) = result.clips[index].shape else { continue }
            result.clips[index].shape = .rounded(RoundedRect(shape.rect))
        }
        return result
    }

    /// Returns the list without a layer, its shadow and its sublayers.
    func listWithout(_ number: Int) -> DisplayList {
        let subtree = sample.subtree(of: number)
        return list.removingItems { subtree.contains(owners[$0].number) }
    }

    /// Returns whether a layer has a shadow, or a sublayer has items. False for a shadow, which has no sublayers.
    func hasOtherItems(_ part: Part) -> Bool {
        guard !part.isShadow else { return false }
        let subtree = sample.subtree(of: part.number)
        return owners.contains { $0 != part && subtree.contains($0.number) }
    }

    // MARK: - Clips

    /// Returns the indices of the clips with which a layer clips its content to its rounded corners. There are several if a replicator
    /// layer copies the layer. A shadow has none.
    private func roundedClips(of part: Part) -> Set<Int> {
        guard !part.isShadow, let layer = layers[part.number], layer.values.masksToBounds, layer.values.cornerRadius > 0 else { return [] }
        // The layers that clip, from the root to this layer. Each has a clip in the chain of an item inside of this layer.
        var clipping: [LayerValues] = []
        var next: PresentedLayer? = layer
        while let current = next {
            if current.values.masksToBounds { clipping.insert(current.values, at: 0) }
            next = current.superlayer.flatMap { layers[$0.serialNumber] }
        }
        let subtree = sample.subtree(of: part.number)
        var result: Set<Int> = []
        for (index, item) in list.items.enumerated() where subtree.contains(owners[index].number) {
            if let clip = lastClip(of: clipping, inChainOf: item.clip) { result.insert(clip) }
        }
        return result
    }

    /// Returns the index of the clip of the last layer in `clipping`, or nil if the chain of clips that ends with `clip` does not contain
    /// the clips of all these layers.
    private func lastClip(of clipping: [LayerValues], inChainOf clip: Int?) -> Int? {
        var chain: [Int] = []
        var next = clip
        while let current = next {
            chain.insert(current, at: 0)
            next = list.clips[current].parent
        }
        var remaining = clipping[...]
        for index in chain {
            guard let values = remaining.first, case .rounded(let shape) = list.clips[index].shape else { continue }
            guard shape.rect.isSame(as: values.bounds), shape.radius == values.cornerRadius else { continue }
            remaining.removeFirst()
            if remaining.isEmpty { return index }
        }
        return nil
    }

    // MARK: - Descriptions

    /// Returns the name of a layer. If the view has no accessibility identifier, the name of the nearest identified superview is first.
    func name(of number: Int, _ names: LayerNames) -> String {
        guard let layer = layers[number]?.layer else { return "" }
        let name = names.name(of: layer)
        if Self.identifier(of: layer) != nil { return name }
        let identified = sequence(first: layer, next: \.superlayer).dropFirst().lazy.compactMap { Self.identifier(of: $0) }.first
        guard let identified, !name.hasPrefix(identified + " › ") else { return name }
        return "\(identified) › \(name)"
    }

    private static func identifier(of layer: CALayer) -> String? {
        guard let view = layer.delegate as? UIView, view.layer === layer, let identifier = view.accessibilityIdentifier else { return nil }
        return identifier.isEmpty ? nil : identifier
    }

    /// Returns the number of pixels in the boxes of a part's items. `boxes` are the boxes of all items.
    func pixelCount(of part: Part, _ boxes: [PixelRect]) -> Int {
        zip(owners, boxes).reduce(0) { count, next in
            next.0 == part && !next.1.isEmpty ? count + next.1.width * next.1.height : count
        }
    }

    /// Returns the known causes of the time of a part. `boxes` are the boxes of all items.
    func reasons(of part: Part, _ boxes: [PixelRect]) -> [PaintProfile.Reason] {
        var reasons: [PaintProfile.Reason] = []
        func add(_ reason: PaintProfile.Reason?) {
            guard let reason else { return }
            if let index = reasons.firstIndex(where: { $0.text == reason.text }) {
                reasons[index].advice = reasons[index].advice ?? reason.advice
            } else {
                reasons.append(reason)
            }
        }
        for (index, item) in list.items.enumerated() where owners[index] == part {
            add(reason(item, layers[part.number]?.values, index < boxes.count ? boxes[index] : nil))
        }
        if !roundedClips(of: part).isEmpty {
            add(
                PaintProfile.Reason(
                    text: "clip to rounded corners", advice: "set masksToBounds to false if no content reaches the corners"))
        }
        return reasons
    }

    private func reason(_ item: DisplayItem, _ values: LayerValues?, _ box: PixelRect?) -> PaintProfile.Reason? {
        func radius(_ value: CGFloat) -> String { NumberText.rounded(Double(value), digits: 3) }
        switch item.content {
        case .backdrop(let filter, _):
            return PaintProfile.Reason(
                text: filter.radius > 0 ? "blur of radius \(radius(filter.radius))" : "filter of the content below",
                advice: "make the area smaller, or use an opaque background")
        case .shadow(let shadow, _):
            return PaintProfile.Reason(
                text: "shadow of radius \(radius(shadow.radius))", advice: "make the radius smaller, or use an image of the shadow")
        case .image where item.isShadow:
            let shadowRadius = values.map { " of radius " + radius($0.rareValues.values.shadowRadius) } ?? ""
            // The image of the shadow is made again only when the layer changes, so a still frame shows little of its time.
            return PaintProfile.Reason(
                text: "shadow\(shadowRadius) without shadowPath", advice: "set shadowPath; it saves time while the layer changes")
        case .image where item.isFilteredImage:
            return PaintProfile.Reason(text: "filters", advice: "filter an image once, and show the result, if the layer does not change")
        case .image(let image, _, _):
            let pixels = box.map { $0.isEmpty ? 0 : $0.width * $0.height } ?? 0
            return PaintProfile.Reason(
                text: "image of \(image.width)×\(image.height) pixels",
                advice: pixels > 0 && image.width * image.height > 4 * pixels ? "use an image of the size in which it is shown" : nil)
        case .gradient: return PaintProfile.Reason(text: "gradient")
        case .masked:
            return PaintProfile.Reason(
                text: "mask", advice: "use cornerRadius and masksToBounds if the mask is a rounded rectangle")
        case .crossFade: return PaintProfile.Reason(text: "cross-fade")
        case .group(_, .normal):
            return PaintProfile.Reason(
                text: "group opacity", advice: "set allowsGroupOpacity of the layer to false if nothing in it overlaps")
        case .group: return PaintProfile.Reason(text: "compositing filter")
        default: return nil
        }
    }
}
