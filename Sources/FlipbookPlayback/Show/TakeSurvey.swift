import FlipbookDisplayList
import FlipbookInspection
import Foundation
import QuartzCore
import Stage
import UIKit

/// The paths of the layers, the values of the graphs, and the planes of an exploded view for a whole take. Videos show them. The take is
/// played once without painting.
package struct TakeSurvey {
    /// The positions of all layers over time.
    package private(set) var paths = LayerPaths()
    /// The layers with the chosen name, or nil if no name is chosen or no layer with this name exists yet.
    package private(set) var chosenLayers: [Int]?
    /// The values of the graphs in the order of the options.
    package private(set) var series: [ValueSeries] = []
    /// The planes of the exploded view.
    package private(set) var levels = ExplodedLevels()
    /// The times of the frames in seconds.
    package private(set) var frameTimes: [Double] = []

    /// The layer of each graph, or nil while no layer with the view's name exists.
    private var graphLayers: [CALayer?]
    private let options: ShowOptions
    private var knownLayers: Set<Int> = []
    private var knownNames: [String] = []

    /// The planes of an exploded view are computed from every n-th frame.
    private static let levelStep = 3

    /// Plays a take until `lastFrame`, and then for `later` frames or until its script fails.
    ///
    /// Throws an error if a name in the options is not the name of a layer in these frames.
    package init(_ options: ShowOptions, of take: Take, until lastFrame: Int, later: Int = 0) throws {
        self.options = options
        graphLayers = options.graphs.map { _ in nil }
        series = options.graphs.map { ValueSeries(name: "\($0.view).\($0.keyPath)", keyPath: $0.keyPath) }
        record(take.stage, isLater: false)
        while take.frame < lastFrame {
            try take.advance()
            record(take.stage, isLater: false)
        }
        while take.frame < lastFrame + later, (try? take.advance()) != nil { record(take.stage, isLater: true) }
        try requireNames()
        graphLayers = []
    }

    /// Records the current frame. For frames after the end of the video (`isLater`), paths are recorded, but no values of graphs.
    private mutating func record(_ stage: Stage, isLater: Bool) {
        let frame = stage.frame
        if !isLater { frameTimes.append(stage.time) }
        let list = stage.displayList()
        let sample = LayerTreeSample(stage)
        findNames(sample, on: stage)
        if options.contains(.trail) || options.contains(.onion) { paths.record(sample, at: frame) }
        if options.contains(.exploded), frame % Self.levelStep == 0 { levels.include(list, sample) }
        for (index, graph) in options.graphs.enumerated() where !isLater {
            let layer = graphLayers[index].flatMap { $0.isInTree(of: stage) ? $0 : nil }
            series[index].add(layer.map { stage.trace($0, graph.keyPath) } ?? .nan, at: stage.time)
        }
    }

    /// Reads the names of layers again if there are new layers.
    private mutating func findNames(_ sample: LayerTreeSample, on stage: Stage) {
        guard sample.layers.contains(where: { !knownLayers.contains($0.number) }) else { return }
        knownLayers.formUnion(sample.layers.map(\.number))
        let finder = LayerFinder(stage)
        knownNames += finder.all
        if let name = options.layer, chosenLayers == nil {
            let found = finder.layers(named: name)
            if !found.isEmpty { chosenLayers = found }
        }
        for (index, graph) in options.graphs.enumerated() where graphLayers[index] == nil {
            graphLayers[index] = finder.layers(named: graph.view).first.flatMap { stage.layer(withNumber: $0) }
        }
    }

    private func requireNames() throws {
        let missing = [chosenLayers == nil ? options.layer : nil] + zip(options.graphs, graphLayers).map { $1 == nil ? $0.view : nil }
        guard let name = missing.compactMap(\.self).first else { return }
        let hint = SpellingSuggestion.nearestPhrase(to: name, among: knownNames).map { " (did you mean \"\($0)\"?)" } ?? ""
        throw StageError("no layer in the scene is called \"\(name)\"\(hint)")
    }

    /// Returns the layers that have trails at a frame.
    package func trailLayers(at frame: Int, _ extent: Trail.Extent) -> [Int] {
        chosenLayers ?? paths.movingLayers(in: extent.frames(around: frame))
    }

    /// Returns the layers that have ghosts at a frame. Each set contains a layer with a ghost and the layers in this layer.
    package func onionLayers(at frame: Int, _ onion: OnionSkin) -> [Set<Int>] {
        let frames = max(frame - onion.before * onion.spacing, 0)...(frame + onion.after * onion.spacing)
        let layers = chosenLayers ?? paths.outermost(of: paths.movingLayers(in: frames, maximumCount: 40))
        return layers.map { paths.subtree(of: $0) }
    }
}

extension CALayer {
    /// Returns whether the layer is in the tree of a stage.
    fileprivate func isInTree(of stage: Stage) -> Bool {
        sequence(first: self, next: \.superlayer).contains { $0 === stage.tree.root }
    }
}

extension Stage {
    /// Returns the layer with a serial number, or nil if there is none.
    fileprivate func layer(withNumber number: Int) -> CALayer? {
        func find(_ layer: CALayer) -> CALayer? {
            if layer.serialNumber == number { return layer }
            for sublayer in layer.sublayers ?? [] { if let found = find(sublayer) { return found } }
            return nil
        }
        return find(tree.root)
    }
}
