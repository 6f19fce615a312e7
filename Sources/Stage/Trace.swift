import QuartzCore
import UIKit

/// The numeric values of the moving views of a stage that have an accessibility identifier, at given times.
@preconcurrency @MainActor public struct Trace {
    /// The value of one property of one view at one time.
    @preconcurrency @MainActor public struct Row {
        /// The time of the frame in seconds.
        public var time: Double
        /// The accessibility identifier of the view.
        public var view: String
        /// The key path of the layer property.
        public var keyPath: String
        /// The displayed value.
        public var value: Double

        package init(time: Double, view: String, keyPath: String, value: Double) {
            self.time = time
            self.view = view
            self.keyPath = keyPath
            self.value = value
        }
    }

    /// The values, sorted by time.
    public internal(set) var rows: [Row] = []

    /// The recorded key paths, grouped by the property that an animation changes.
    private static let keyPaths: [(property: String, paths: [String])] = [
        ("position", ["position.x", "position.y"]),
        ("bounds", ["bounds.size.width", "bounds.size.height"]),
        ("opacity", ["opacity"]),
        (
            "transform",
            ["transform.translation.x", "transform.translation.y", "transform.rotation.z", "transform.scale.x", "transform.scale.y"]
        ),
        ("cornerRadius", ["cornerRadius"]),
    ]

    /// All recorded key paths.
    package static var allKeyPaths: [String] { keyPaths.flatMap(\.paths) }

    /// Records the views that have an accessibility identifier, at the frames nearest to the given times.
    ///
    /// The stage advances to each time, so the times must be in ascending order and not earlier than the time of the stage. The trace
    /// contains the properties whose values differ between the times. For a single time, the trace contains the animated properties.
    public init(_ stage: Stage, at times: [Double]) {
        self.init(at: times) { time in
            stage.advance(frames: Int((time * Double(stage.framesPerSecond)).rounded()) - stage.frame)
            return stage
        }
    }

    /// Records the views of the stage that `stageAtTime` returns for each of the times.
    package init(at times: [Double], _ stageAtTime: (Double) throws -> Stage) rethrows {
        var samples: [Row] = []
        var movingKeys: Set<String> = []
        var firstValues: [String: Double] = [:]
        for time in times {
            let stage = try stageAtTime(time)
            for (name, view) in Self.identifiedViews(in: stage.window) {
                let animatedProperties = Set((view.layer.animationKeys() ?? []).map { String($0.prefix { $0 != "-" && $0 != "." }) })
                for (property, paths) in Self.keyPaths {
                    for path in paths {
                        let row = Row(time: stage.time, view: name, keyPath: path, value: stage.trace(view.layer, path))
                        let key = "\(name)\t\(path)"
                        let isMoving =
                            times.count > 1
                            ? abs(firstValues[key, default: row.value] - row.value) > 1e-9 : animatedProperties.contains(property)
                        if isMoving { movingKeys.insert(key) }
                        if firstValues[key] == nil { firstValues[key] = row.value }
                        samples.append(row)
                    }
                }
            }
        }
        rows = samples.filter { movingKeys.contains("\($0.view)\t\($0.keyPath)") }
    }

    /// Appends a row.
    package mutating func add(_ row: Row) { rows.append(row) }

    /// Returns the number of values that a trace records of a stage for one time.
    package static func valueCount(on stage: Stage) -> Int {
        identifiedViews(in: stage.window).count * keyPaths.reduce(0) { $0 + $1.paths.count }
    }

    /// Returns the views that have an accessibility identifier, from back to front.
    private static func identifiedViews(in view: UIView) -> [(String, UIView)] {
        (view.accessibilityIdentifier.map { [($0, view)] } ?? []) + view.subviews.flatMap(identifiedViews)
    }

    /// The rows as a table with a header line.
    public var text: String {
        let viewColumnWidth = max(rows.map(\.view.count).max() ?? 0, 4)
        let keyPathColumnWidth = max(rows.map(\.keyPath.count).max() ?? 0, 8)
        func line(_ time: String, _ view: String, _ keyPath: String, _ value: String) -> String {
            time.padding(toLength: 10, withPad: " ", startingAt: 0)
                + view.padding(toLength: viewColumnWidth + 2, withPad: " ", startingAt: 0)
                + keyPath.padding(toLength: keyPathColumnWidth + 2, withPad: " ", startingAt: 0) + value
        }
        let body = rows.map { line(Self.formatted($0.time), $0.view, $0.keyPath, Self.formatted($0.value)) }
        return ([line("time", "view", "key path", "value")] + body).joined(separator: "\n")
    }

    /// Returns a number with six decimals. A negative zero becomes zero.
    package static func formatted(_ value: Double) -> String { String(format: "%.6f", value == 0 ? 0 : value) }
}
