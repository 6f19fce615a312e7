import FlipbookDisplayList

extension DisplayItem {
    /// The number of source numbers per layer: one for each role of an item, and the remaining numbers for the layer's drawing commands.
    static let sourcesPerLayer = 1 << 12

    /// The serial number of the layer that the item shows, or nil for an item of a snapshot of other layers.
    package var layerNumber: Int? { source >= 0 ? source / Self.sourcesPerLayer : nil }
}
