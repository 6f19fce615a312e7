import Foundation
import FlipbookInspection
import Stage

/// The curves of a chart: a panel for each key path, in which each view has a curve.
package struct ChartContent {
    /// The curves of one key path.
    package struct Panel {
        package let title: String
        package let unit: ChartUnit
        package fileprivate(set) var curves: [ChartCurve]
    }

    /// The largest number of views in a chart. More colors would be hard to distinguish.
    package static let maximumViewCount = 8

    package private(set) var panels: [Panel] = []
    /// The views with a curve. The index of a view is the index of its color.
    package private(set) var views: [String] = []
    /// The views that are left out because other views move more, sorted by decreasing motion.
    package private(set) var omittedViews: [String] = []
    /// The key paths whose value changes in at least one view, and the other key paths of the trace.
    private let changingNames, constantNames: Set<String>
    /// The first and the last time in seconds.
    package let timeRange: ClosedRange<Double>
    /// Whether each value is marked by a dot, because the trace has few times.
    package let hasDots: Bool

    package init(_ trace: Trace) {
        let trace = trace.withContinuousRotations
        var times: [Double] = []
        for row in trace.rows where times.last != row.time { times.append(row.time) }
        hasDots = times.count <= 16
        timeRange = (times.first ?? 0)...max(times.last ?? 0, times.first ?? 0)
        let panels = Self.makePanels(trace, showsEveryFrame: !hasDots)
        changingNames = Set(panels.map(\.title))
        constantNames = Set(trace.rows.map(\.keyPath)).subtracting(changingNames)
        self.panels = panels
        mergeEqualScales()
        selectViews()
    }

    /// Returns all panels with the curves of all values that change. If several views have the same identifier at the same time, the second
    /// view is called `name 2`.
    private static func makePanels(_ trace: Trace, showsEveryFrame: Bool) -> [Panel] {
        struct Key: Hashable {
            let keyPath, view: String
        }
        var keys: [Key] = []
        var points: [Key: [(timeIndex: Int, point: ChartCurve.Point)]] = [:]
        var (timeIndex, lastTime) = (-1, Double.nan)
        for row in trace.rows {
            if row.time != lastTime { (timeIndex, lastTime) = (timeIndex + 1, row.time) }
            var (key, number) = (Key(keyPath: row.keyPath, view: row.view), 1)
            while points[key]?.last?.timeIndex == timeIndex {
                number += 1
                key = Key(keyPath: row.keyPath, view: "\(row.view) \(number)")
            }
            if points[key] == nil { keys.append(key) }
            points[key, default: []].append((timeIndex, ChartCurve.Point(time: row.time, value: row.value)))
        }
        let keyPaths = Trace.legacyKeyPaths + keys.map(\.keyPath).filter { !Trace.legacyKeyPaths.contains($0) }
        var panels: [Panel] = []
        for keyPath in keyPaths where !panels.contains(where: { $0.title == keyPath }) {
            let unit = ChartUnit(keyPath: keyPath)
            let curves = keys.filter { $0.keyPath == keyPath }
                .map { ChartCurve($0.view, points[$0] ?? [], unit, showsEveryFrame: showsEveryFrame) }
                .filter { !$0.isConstant }
            if !curves.isEmpty { panels.append(Panel(title: keyPath, unit: unit, curves: curves)) }
        }
        return panels
    }

    /// Returns the given key paths that have no panel because their values do not change. A key path can name a number, such as
    /// `position.x`, or a property with several numbers, such as `position`.
    package func constantKeyPaths(among keyPaths: [String]) -> [String] {
        func contains(_ names: Set<String>, _ keyPath: String) -> Bool {
            names.contains { $0 == keyPath || $0.hasPrefix(keyPath + ".") }
        }
        return keyPaths.filter { contains(constantNames, $0) && !contains(changingNames, $0) }
    }

    /// Replaces the panels of the horizontal and the vertical scale by one panel if they have the same curves.
    private mutating func mergeEqualScales() {
        guard let x = panels.firstIndex(where: { $0.title == "transform.scale.x" }),
            let y = panels.firstIndex(where: { $0.title == "transform.scale.y" }), panels[x].curves.count == panels[y].curves.count,
            zip(panels[x].curves, panels[y].curves).allSatisfy({ $0.view == $1.view && $0.isSame(as: $1, tolerance: 1e-6) })
        else { return }
        panels[x] = Panel(title: "transform.scale", unit: .factor, curves: panels[x].curves)
        panels.remove(at: y)
    }

    /// Selects the views with the largest motion, and removes the curves of the other views.
    private mutating func selectViews() {
        var motions: [(view: String, motion: Double)] = []
        for panel in panels {
            for curve in panel.curves {
                let motion = curve.motion(panel.unit)
                if let index = motions.firstIndex(where: { $0.view == curve.view }) {
                    motions[index].motion += motion
                } else {
                    motions.append((curve.view, motion))
                }
            }
        }
        // Views with equal motion keep the order of the trace.
        let ranked = motions.enumerated().sorted { ($1.element.motion, $0.offset) < ($0.element.motion, $1.offset) }.map(\.element.view)
        let selected = Set(ranked.prefix(Self.maximumViewCount))
        omittedViews = Array(ranked.dropFirst(Self.maximumViewCount))
        views = motions.map(\.view).filter(selected.contains)
        for index in panels.indices { panels[index].curves.removeAll { !selected.contains($0.view) } }
        panels.removeAll { $0.curves.isEmpty }
    }
}
