import QuartzCore
import UIKit

/// The numbers of the layer properties of a stage's views, at given times. Only views with an accessibility identifier are recorded.
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
        /// Whether older traces, which did not contain all key paths, had no such row. A golden from an older trace is compared without
        /// these rows.
        package var isAddition = false

        package init(time: Double, view: String, keyPath: String, value: Double, isAddition: Bool = false) {
            self.time = time
            self.view = view
            self.keyPath = keyPath
            self.value = value
            self.isAddition = isAddition
        }
    }

    /// The values, sorted by time.
    public package(set) var rows: [Row] = []

    /// A property whose change is in no row of the trace.
    package struct Omission: Hashable {
        /// The name of the view.
        package var view: String
        /// The key of the property.
        package var property: String

        package init(view: String, property: String) { (self.view, self.property) = (view, property) }
    }

    /// The properties that change, but have no row in a trace of the animated values. Examples are images, and transforms whose
    /// scale, rotation and translation do not change.
    package internal(set) var omissions: [Omission] = []

    /// A line for each requested key path without rows, because no view has it. A trace that lacks a requested number must not be accepted
    /// or compared: it would never differ.
    package private(set) var missingKeyPaths: [String] = []

    /// Records the views that have an accessibility identifier, at the frames nearest to the given times.
    ///
    /// The stage advances to each time, so the times must be in ascending order and not earlier than the time of the stage. The trace
    /// contains the numbers of all properties whose values differ between the times. For a single time, the trace contains the animated
    /// properties. docs/SCRIPT.md has a table of all key paths.
    public init(_ stage: Stage, at times: [Double]) {
        self.init(at: times, keyPaths: nil) { time in stage.advance(to: time, of: "Trace(_:at:)") }
    }

    /// Records some key paths of the views that have an accessibility identifier, at the frames nearest to the given times.
    ///
    /// The stage advances to each time, so the times must be in ascending order and not earlier than the time of the stage. The trace
    /// contains these key paths even if their values do not change. A view without a property has no rows for it; if no view has it, one
    /// line on standard error says so.
    ///
    /// - Parameters:
    ///   - stage: The stage.
    ///   - times: The times in seconds.
    ///   - keyPaths: Key paths of numbers, such as `position.x`, or of properties with several numbers, such as `backgroundColor`. If there
    ///     is no such key path, one line on standard error names it and similar ones.
    public init(_ stage: Stage, at times: [Double], keyPaths: [String]) {
        let known = keyPaths.compactMap { keyPath in
            let known = LayerKeyPath(keyPath)
            if known == nil, let problem = LayerKeyPath.problem(with: keyPath) {
                Diagnostics.report(.warning, source: "Trace", "A key path is left out: \(problem)", onlyOnce: true)
            }
            return known
        }
        self.init(at: times, keyPaths: known) { time in stage.advance(to: time, of: "Trace(_:at:keyPaths:)") }
        if let problem = missingKeyPaths.first { Diagnostics.report(.warning, source: "Trace", problem, onlyOnce: true) }
    }

    /// Records the views of the stage that `stageAtTime` returns for each of the times.
    ///
    /// - Parameter keyPaths: The key paths, or nil for those that change.
    package init(at times: [Double], keyPaths: [LayerKeyPath]?, _ stageAtTime: (Double) throws -> Stage) rethrows {
        if let keyPaths {
            var views: [UIView] = []
            for time in times {
                let stage = try stageAtTime(time)
                record(stage, keyPaths)
                views = Self.identifiedViews(in: stage.window).map(\.1)
            }
            missingKeyPaths = keyPaths.filter { !hasRows(for: $0) }.compactMap { LayerKeyPath.problem(with: $0, onAll: views) }
            return
        }
        var recorder = TraceRecorder(isSingleTime: times.count <= 1)
        for time in times { recorder.record(try stageAtTime(time)) }
        (rows, omissions) = (recorder.rows, recorder.omissions)
    }

    /// Appends the rows of some key paths at the current time of a stage.
    private mutating func record(_ stage: Stage, _ keyPaths: [LayerKeyPath]) {
        for (name, view) in Self.identifiedViews(in: stage.window) {
            for (path, number) in keyPaths.flatMap({ $0.numbers(on: view.layer) }) {
                rows.append(Row(time: stage.time, view: name, keyPath: path, value: number))
            }
        }
    }

    /// Returns whether there is a row of a key path, or of a number of its property.
    private func hasRows(for keyPath: LayerKeyPath) -> Bool {
        rows.contains { $0.keyPath == keyPath.text || $0.keyPath.hasPrefix(keyPath.text + ".") }
    }

    /// The key paths of older traces, which did not contain all key paths.
    package static var legacyKeyPaths: [String] { TraceRecorder.legacyKeyPaths.map(\.path) }

    /// Appends a row.
    package mutating func add(_ row: Row) { rows.append(row) }

    /// Returns an estimate of the number of values in a trace of one time: the number of views with an accessibility identifier, times the
    /// number of `legacyKeyPaths`.
    package static func valueCount(on stage: Stage) -> Int { identifiedViews(in: stage.window).count * TraceRecorder.legacyKeyPaths.count }

    /// Returns the views that have an accessibility identifier, from back to front.
    static func identifiedViews(in view: UIView) -> [(String, UIView)] {
        (view.accessibilityIdentifier.map { [($0, view)] } ?? []) + view.subviews.flatMap(identifiedViews)
    }

    /// The rows as a table with a header line.
    public var text: String {
        let viewColumnWidth = max(rows.map(\.view.count).max() ?? 0, 4)
        let keyPathColumnWidth = max(rows.map(\.keyPath.count).max() ?? 0, 8)
        func line(_ time: String, _ view: String, _ keyPath: String, _ value: String) -> String {
            time.padded(to: 10) + view.padded(to: viewColumnWidth + 2) + keyPath.padded(to: keyPathColumnWidth + 2) + value
        }
        let body = rows.map { line(Self.formatted($0.time), $0.view, $0.keyPath, Self.formatted($0.value)) }
        return ([line("time", "view", "key path", "value")] + body).joined(separator: "\n")
    }

    /// Returns a number with six decimals. A number that is rounded to zero has no sign.
    package static func formatted(_ value: Double) -> String { NumberText.fixed(value, decimals: 6) }
}

extension Stage {
    /// Advances to the frame nearest to a time, and returns this stage. A time that is not finite or has ten million frames or more is
    /// reported, and the stage does not advance. It also does not advance to an earlier time.
    func advance(to time: Double, of method: String) -> Stage {
        if frameCount(in: time, of: method, valueName: "a time", "the stage does not advance") != nil {
            advance(frames: frameCount(until: time))
        }
        return self
    }
}
