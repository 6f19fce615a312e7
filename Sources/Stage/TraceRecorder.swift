import QuartzCore
import UIKit

/// Records the displayed values of the named views of a stage at several times, and finds those that change.
///
/// Only the values that differ from the first values are stored, because most properties of most views never change.
@MainActor struct TraceRecorder {
    /// The key paths of older traces, which did not contain all key paths. They come first in the rows of a view, so that the order is the
    /// same as in the files of older versions.
    static let legacyKeyPaths: [(property: String, number: String, path: String)] = [
        ("position", "x"), ("position", "y"), ("bounds", "size.width"), ("bounds", "size.height"), ("opacity", ""),
        ("transform", "translation.x"), ("transform", "translation.y"), ("transform", "rotation.z"), ("transform", "scale.x"),
        ("transform", "scale.y"), ("cornerRadius", ""),
    ].map { ($0.0, $0.1, path($0.0, $0.1)) }
    private static let legacyPaths = Set(legacyKeyPaths.map(\.path))

    /// Whether there is only one time, so that no change can be observed. In this case, the animated properties have rows.
    private let isSingleTime: Bool
    private var series: [String: Series] = [:]
    private var entries: [Entry] = []
    /// The names of the views, in the order in which they were found.
    private var names: [String] = []

    init(isSingleTime: Bool) { self.isSingleTime = isSingleTime }

    /// The values of all views with one name.
    private struct Series {
        /// The first value of each property, by the key of the property.
        var firstValues: [String: LayerValue] = [:]
        /// The keys of `firstValues`, in the order of the layer's properties.
        var order: [String] = []
        var keyPathsWithRows: Set<String> = []
        /// The key paths in `keyPathsWithRows` whose rows are additions, see `Trace.Row.isAddition`.
        var additions: Set<String> = []
        /// The properties whose value has changed.
        var changedProperties: Set<String> = []
        /// The properties of which at least one number has changed.
        var propertiesWithChangedNumbers: Set<String> = []
    }

    /// The values of one view at one time.
    private struct Entry {
        var time: Double
        var name: String
        /// The keys of the properties that the layer has.
        var keys: [String]
        /// The values that differ from the first values.
        var changes: [String: LayerValue] = [:]
    }

    private static func path(_ property: String, _ number: String) -> String { number.isEmpty ? property : "\(property).\(number)" }

    // MARK: - Recording

    /// Records the current time of a stage.
    mutating func record(_ stage: Stage) {
        for (name, view) in Trace.identifiedViews(in: stage.window) {
            let properties = view.layer.properties(in: view.layer.displayedValues)
            var entry = Entry(time: stage.time, name: name, keys: properties.map(\.key))
            var series = series.removeValue(forKey: name) ?? makeSeries(name)
            for (key, value) in properties {
                guard let first = series.firstValues[key] else {
                    series.firstValues[key] = value
                    series.order.append(key)
                    continue
                }
                guard value != first else { continue }
                entry.changes[key] = value
                Self.compare(value, with: first, of: key, &series)
            }
            if isSingleTime { Self.findAnimatedNumbers(view.layer, properties, &series) }
            self.series[name] = series
            entries.append(entry)
        }
    }

    private mutating func makeSeries(_ name: String) -> Series {
        names.append(name)
        return Series()
    }

    /// Finds the numbers that differ between two values of a property.
    private static func compare(_ value: LayerValue, with first: LayerValue, of key: String, _ series: inout Series) {
        series.changedProperties.insert(key)
        let (names, firstNames) = (value.numberNames, first.numberNames)
        for name in names == firstNames ? names : names + firstNames {
            let path = path(key, name)
            guard !series.keyPathsWithRows.contains(path) else { continue }
            if let old = first.number(named: name), let new = value.number(named: name), abs(new - old) <= 1e-9 { continue }
            series.keyPathsWithRows.insert(path)
            series.propertiesWithChangedNumbers.insert(key)
            if !legacyPaths.contains(path) { series.additions.insert(path) }
        }
    }

    /// Finds the numbers that have rows in a trace of a single time. These are numbers of the animated properties.
    ///
    /// If some numbers of a property are in `legacyKeyPaths`, these numbers always have rows. Its other numbers have rows only if the
    /// animation changes them: a view that moves in the plane has no row for its rotation about x. If no number of a property is in
    /// `legacyKeyPaths`, all its numbers have rows.
    private static func findAnimatedNumbers(_ layer: CALayer, _ properties: [(key: String, value: LayerValue)], _ series: inout Series) {
        let namedKeys = Set((layer.animationKeys() ?? []).map { String($0.prefix { $0 != "-" && $0 != "." }) })
        let animatedKeys = layer.animatedPropertyKeys
        for (key, value) in properties where namedKeys.contains(key) || animatedKeys.contains(key) {
            let hasLegacyNumbers = legacyKeyPaths.contains { $0.property == key }
            for name in value.numberNames {
                let path = path(key, name)
                let isLegacy = legacyPaths.contains(path)
                let isChanged = layer.modelValue(ofProperty: key)?.number(named: name) != value.number(named: name)
                guard isLegacy || !hasLegacyNumbers || isChanged else { continue }
                series.keyPathsWithRows.insert(path)
                if !isLegacy || !namedKeys.contains(key) { series.additions.insert(path) }
            }
        }
    }

    // MARK: - Rows

    /// The rows of all values that change.
    var rows: [Trace.Row] {
        var rows: [Trace.Row] = []
        for entry in entries {
            guard let series = series[entry.name], !series.keyPathsWithRows.isEmpty else { continue }
            func add(_ key: String, _ name: String, _ path: String) {
                guard series.keyPathsWithRows.contains(path),
                    let number = (entry.changes[key] ?? series.firstValues[key])?.number(named: name)
                else { return }
                let isAddition = series.additions.contains(path)
                rows.append(Trace.Row(time: entry.time, view: entry.name, keyPath: path, value: number, isAddition: isAddition))
            }
            for (key, name, path) in Self.legacyKeyPaths { add(key, name, path) }
            for key in entry.keys where isSingleTime || series.propertiesWithChangedNumbers.contains(key) {
                for name in (entry.changes[key] ?? series.firstValues[key])?.numberNames ?? [] {
                    let path = Self.path(key, name)
                    if !Self.legacyPaths.contains(path) { add(key, name, path) }
                }
            }
        }
        return rows
    }

    /// The properties that change although none of their numbers changes. An example is an image, which has no numbers.
    var omissions: [Trace.Omission] {
        names.flatMap { name in
            (series[name]?.order ?? []).filter { key in
                series[name]?.changedProperties.contains(key) == true && series[name]?.propertiesWithChangedNumbers.contains(key) == false
            }.map { Trace.Omission(view: name, property: $0) }
        }
    }
}
