import CoreGraphics
import QuartzCore
import Stage
import UIKit

/// The layers that a stage shows in a frame, as values: a layer before its sublayers.
package nonisolated struct LayerTreeSample: Equatable, Sendable {
    /// A layer in a frame.
    package struct Layer: Equatable, Sendable {
        /// The serial number.
        package var number: Int
        /// The index of the superlayer in the sample, or nil.
        package var superlayer: Int?
        package var bounds: CGRect
        package var cornerRadius: CGFloat
        /// The transform from the layer's coordinates to the coordinates of the screen.
        package var transform: ProjectiveTransform
        /// The center of the bounds on the screen, or nil if it is behind the camera.
        package var center: CGPoint?
        /// The center of the bounds in the superlayer's coordinates, or nil if it is behind the camera.
        package var centerInSuperlayer: CGPoint?
    }

    package var layers: [Layer] = []

    package init() {}

    /// Returns the index of a layer, or nil if the layer is not shown.
    package func index(of number: Int) -> Int? { layers.firstIndex { $0.number == number } }

    /// Returns the numbers of a layer and of all layers in it.
    package func subtree(of number: Int) -> Set<Int> {
        guard let start = index(of: number) else { return [number] }
        var members = Set([start])
        for index in layers.indices.dropFirst(start + 1) where layers[index].superlayer.map(members.contains) == true {
            members.insert(index)
        }
        return Set(members.map { layers[$0].number })
    }
}

extension LayerTreeSample {
    /// Samples the current frame of a stage.
    package init(_ stage: Stage) {
        self.init()
        var indices: [ObjectIdentifier: Int] = [:]
        var layers: [Layer] = []
        stage.tree.forEachPresentedLayer { presented in
            // The root is left out, because it draws nothing. It exists before its tree, so its number can be the number of another layer
            // too.
            guard presented.superlayer != nil else { return }
            let (bounds, layer) = (presented.values.bounds, presented.layer)
            let middle = CGPoint(x: bounds.midX, y: bounds.midY)
            indices[ObjectIdentifier(layer)] = layers.count
            layers.append(
                Layer(
                    number: layer.serialNumber, superlayer: presented.superlayer.flatMap { indices[ObjectIdentifier($0)] }, bounds: bounds,
                    cornerRadius: presented.values.cornerRadius, transform: presented.transform,
                    center: presented.transform.transformedPoint(middle),
                    centerInSuperlayer: presented.transformToSuperlayer.transformedPoint(middle)))
        }
        self.layers = layers
    }
}
