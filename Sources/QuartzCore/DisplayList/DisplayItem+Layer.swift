import FlipbookDisplayList

extension DisplayItem {
    /// The number of source numbers of each layer: one for each role of an item, and the others for the drawing commands of the layer.
    static let sourcesPerLayer = 1 << 12

    /// The serial number of the layer that the item shows. Nil for an item of a snapshot of other layers.
    package var layerNumber: Int? { source >= 0 ? source / Self.sourcesPerLayer : nil }
}
