import FlipbookDisplayList

extension DisplayItem {
    /// The number of source numbers per layer: one for each role of an item, and the remaining numbers for the layer's drawing commands.
    nonisolated static let sourcesPerLayer = 1 << 12

    /// The serial number of the layer that the item shows, or nil for an item of a snapshot of other layers.
    package var layerNumber: Int? { source >= 0 ? source / Self.sourcesPerLayer : nil }

    /// Whether the item is the shadow of a layer. The shadow of a layer without an outline is an image.
    nonisolated package var isShadow: Bool {
        source >= 0 && source % Self.sourcesPerLayer == DisplayListBuilder.ItemRole.shadow.rawValue
    }

    /// Whether the item is the image of a layer after its filters.
    nonisolated package var isFilteredImage: Bool {
        source >= 0 && source % Self.sourcesPerLayer == DisplayListBuilder.ItemRole.filtered.rawValue
    }
}
