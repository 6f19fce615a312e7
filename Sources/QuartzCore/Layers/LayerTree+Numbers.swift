/// The serial numbers of layers.
///
/// Each tree counts its layers. Therefore the layers of a scene get the same numbers each time the same inputs are repeated, whatever other
/// stages do meanwhile.
extension LayerTree {
    /// The number of layers that were created while no tree was current.
    private static var unownedLayerCount = 0
    /// The number of copies of layers, of all trees. Reading presentation values makes copies, which must not change the numbers of layers.
    private static var copyCount = 0
    /// The first number of a copy. The numbers of layers are smaller.
    private static let firstCopy = 1 << 26

    /// Returns the number of a layer that is created now.
    static func numberForNewLayer() -> Int {
        if let current { return current.numberForNewLayer() }
        unownedLayerCount += 1
        return unownedLayerCount
    }

    private func numberForNewLayer() -> Int {
        layerCount += 1
        return layerCount
    }

    /// Returns the number of a copy of a layer.
    static func numberForCopy() -> Int {
        copyCount = (copyCount + 1) % firstCopy
        return firstCopy + copyCount
    }
}
