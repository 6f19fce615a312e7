import QuartzCore
import UIKit

/// What moves on a stage, as numbers at given times.
public struct Trace {
    public struct Row {
        public var time: Double
        public var view: String
        public var keyPath: String
        public var value: Double
    }

    public internal(set) var rows: [Row] = []

    /// The numbers that are looked at, under the property whose animation changes them.
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

    /// Goes through the times, which must not lie before the stage's, and reads every view that has an accessibility identifier. Each
    /// time becomes that of the nearest frame. Numbers that differ between the times are listed; with one time alone, those being animated.
    public init(_ stage: Stage, at times: [Double]) {
        self.init(at: times) { time in
            stage.advance(frames: Int((time * Double(stage.framesPerSecond)).rounded()) - stage.frame)
            return stage
        }
    }

    /// The same of a scene that is played by a script.
    package init(_ take: Take, at times: [Double]) throws {
        try self.init(at: times) { time in
            try take.go(to: Int((time * Double(take.stage.framesPerSecond)).rounded()))
            return take.stage
        }
    }

    private init(at times: [Double], _ play: (Double) throws -> Stage) rethrows {
        var samples: [Row] = []
        var moving: Set<String> = []
        var first: [String: Double] = [:]
        for time in times {
            let stage = try play(time)
            for (name, view) in Self.named(stage.window) {
                let animated = Set((view.layer.animationKeys() ?? []).map { String($0.prefix { $0 != "-" && $0 != "." }) })
                for (property, paths) in Self.keyPaths {
                    for path in paths {
                        let row = Row(time: stage.time, view: name, keyPath: path, value: stage.trace(view.layer, path))
                        let key = "\(name)\t\(path)"
                        let moves = times.count > 1 ? abs(first[key, default: row.value] - row.value) > 1e-9 : animated.contains(property)
                        if moves { moving.insert(key) }
                        if first[key] == nil { first[key] = row.value }
                        samples.append(row)
                    }
                }
            }
        }
        rows = samples.filter { moving.contains("\($0.view)\t\($0.keyPath)") }
    }

    /// Views with a name, from the back to the front.
    private static func named(_ view: UIView) -> [(String, UIView)] {
        (view.accessibilityIdentifier.map { [($0, view)] } ?? []) + view.subviews.flatMap(named)
    }

    /// Columns with a title.
    public var text: String {
        let wide = max(rows.map(\.view.count).max() ?? 0, 4)
        let tall = max(rows.map(\.keyPath.count).max() ?? 0, 8)
        func line(_ time: String, _ view: String, _ path: String, _ value: String) -> String {
            time.padding(toLength: 10, withPad: " ", startingAt: 0) + view.padding(toLength: wide + 2, withPad: " ", startingAt: 0)
                + path.padding(toLength: tall + 2, withPad: " ", startingAt: 0) + value
        }
        let body = rows.map { line(Self.number($0.time), $0.view, $0.keyPath, Self.number($0.value)) }
        return ([line("time", "view", "key path", "value")] + body).joined(separator: "\n")
    }

    static func number(_ value: Double) -> String { String(format: "%.6f", value == 0 ? 0 : value) }
}
