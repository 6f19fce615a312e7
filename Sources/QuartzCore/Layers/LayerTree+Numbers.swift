/// The serial numbers of layers.
///
/// Each tree counts its layers. Therefore the layers of a scene have the same numbers each time the same inputs are repeated, independently
/// of other stages.
extension LayerTree {
    /// The last number of a layer that was created while no tree was current. The numbers of the layers of a tree are smaller.
    private static var lastUnownedNumber = 1 << 25
    /// The difference between the number of a copy and the number of its layer. The numbers of layers are smaller than this number.
    private static let firstCopy = 1 << 26

    /// Returns the number for a new layer.
    static func numberForNewLayer() -> Int {
        if let current { return current.numberForNewLayer() }
        lastUnownedNumber += 1
        return lastUnownedNumber
    }

    /// Returns the root layer of a new tree. The root is not counted by the tree that is current during the call.
    static func makeRoot() -> CALayer {
        let previous = current
        current = nil
        defer { current = previous }
        return CALayer()
    }

    private func numberForNewLayer() -> Int {
        layerCount += 1
        return layerCount
    }

    /// Returns the number of a copy of a layer. Reading presentation values makes copies, which must not change the numbers of layers.
    static func numberForCopy(of layer: CALayer?) -> Int { firstCopy + (layer?.serialNumber ?? 0) % firstCopy }
}
