import CoreGraphics
import Foundation
import Stage

/// The time that painting a frame takes, and the layers that need most of it.
package nonisolated struct PaintProfile: Equatable, Sendable {
    /// A known cause of the time of a layer.
    package struct Reason: Equatable, Sendable {
        package var text: String
        /// A change that makes the layer faster, or nil if none is known.
        package var advice: String?
    }

    /// A layer without its shadow, or the shadow of a layer, and the time that it adds to the frame.
    package struct Row: Equatable, Sendable {
        /// The serial number of the layer.
        package var layer: Int
        package var name: String
        /// Whether this is the shadow of the layer.
        package var isShadow = false
        /// The time of the shadow, or of the layer's own content and effects, in milliseconds, or 0 if it is below the resolution.
        package var milliseconds: Double
        /// The time of the layer with its shadow and its sublayers in milliseconds, or 0 if it is below the resolution. For a shadow, this
        /// is its own time.
        package var totalMilliseconds: Double
        /// The number of pixels in the boxes of the items. A pixel counts once for each item.
        package var pixelCount: Int
        package var reasons: [Reason]

        /// The name in a table, such as `card` or `shadow of card`.
        nonisolated var title: String { PaintProfile.title(name, isShadow: isShadow) }
    }

    package var frame: Int
    /// The time of the frame in the scene, in seconds.
    package var time: Double
    /// The time of painting the whole frame: the median of the measurements, in milliseconds.
    package var milliseconds: Double
    /// The size of the frame in pixels.
    package var width: Int
    package var height: Int
    package var threads: Int
    /// The smallest difference of two times that is not a measurement error, in milliseconds.
    package var resolution: Double
    /// The slowest layers and shadows, the slowest first.
    package var rows: [Row]
    /// The number of layers that paint anything.
    package var layerCount: Int
    /// The number of shadows.
    package var shadowCount = 0
    /// The titles of the layers and shadows without a row.
    package var others: [String] = []

    /// Returns the name of a layer or of its shadow in a table, such as `card` or `shadow of card`.
    nonisolated static func title(_ name: String, isShadow: Bool) -> String { isShadow ? "shadow of \(name)" : name }

    /// Returns the part of the frame's time that a row's own content takes, in percent.
    package func share(of row: Row) -> Double { milliseconds > 0 ? row.milliseconds / milliseconds * 100 : 0 }
}

// MARK: - Output

extension PaintProfile {
    /// The profile as a line about the frame and a table of the layers.
    package nonisolated var text: String {
        let nameWidth = max(rows.map(\.title.count).max() ?? 0, 5) + 2
        func line(_ cells: [String], _ name: String, _ reason: String) -> String {
            let numbers = zip(cells, [9, 8, 15, 10]).map { Self.rightAligned($0, $1) }.joined()
            return reason.isEmpty ? numbers + "  " + name : numbers + "  " + name.padded(to: nameWidth) + reason
        }
        var lines = [
            headline, line(["own ms", "share", "with sublayers", "pixels"], "layer", "reason"),
        ]
        for row in rows {
            let share = row.milliseconds > 0 ? NumberText.fixed(share(of: row), decimals: 1) + " %" : ""
            lines.append(
                line(
                    [
                        Self.millisecondsText(row.milliseconds, resolution: resolution), share,
                        Self.millisecondsText(row.totalMilliseconds, resolution: resolution), "\(row.pixelCount)",
                    ], row.title,
                    row.reasons.map(\.text).joined(separator: ", ")))
            // The first reason is the one that is painted first. One line of advice is enough to continue. A fast layer needs none.
            if row.milliseconds > 0, let advice = row.reasons.lazy.compactMap(\.advice).first {
                lines.append(String(repeating: " ", count: 44) + "advice: " + advice)
            }
        }
        if let omission { lines.append(omission) }
        return lines.joined(separator: "\n")
    }

    /// The line that states how many layers and shadows have no row, or nil if all have one.
    private nonisolated var omission: String? {
        let shadows = shadowCount - rows.count(where: \.isShadow)
        let layers = layerCount - rows.count { !$0.isShadow }
        let counts = [(layers, "layer"), (shadows, "shadow")].filter { $0.0 > 0 }.map { "\($0.0) more \($0.1)\($0.0 == 1 ? "" : "s")" }
        return counts.isEmpty ? nil : counts.joined(separator: " and ") + " paint\(layers + shadows == 1 ? "s" : "") in less time"
    }

    /// The line about the frame.
    package nonisolated var headline: String {
        Self.headline(frame: frame, time: time, milliseconds: milliseconds, width: width, height: height, threads: threads)
    }

    nonisolated static func headline(
        frame: Int, time: Double, milliseconds: Double, width: Int, height: Int, threads: Int
    ) -> String {
        "frame \(frame) at \(NumberText.rounded(time)) s: \(NumberText.fixed(milliseconds, decimals: 2)) ms to paint "
            + "\(width)×\(height) pixels with \(threads) thread\(threads == 1 ? "" : "s")"
    }

    /// Returns a time, or the resolution for a time below it, such as `<0.05`.
    nonisolated static func millisecondsText(_ value: Double, resolution: Double) -> String {
        value > 0 ? NumberText.fixed(value, decimals: 2) : "<" + NumberText.fixed(resolution, decimals: 2)
    }

    nonisolated static func rightAligned(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(width - text.count, 1)) + text
    }

    /// Returns the profile as JSON.
    ///
    /// - Parameters:
    ///   - scene: The name of the scene.
    ///   - playsTour: Whether the scene's tour was played up to the frame.
    ///   - comparison: The comparison of this profile with an earlier one, or nil. It adds keys with the earlier times.
    package nonisolated func json(
        scene: String, playsTour: Bool = false, _ comparison: PaintProfileComparison? = nil
    ) -> String {
        let layers = rows.enumerated().map { index, row in
            let entries: [(String, JSONText)] = [
                ("layer", .integer(row.layer)), ("name", .string(row.name)), ("part", .string(row.isShadow ? "shadow" : "layer")),
                ("milliseconds", .number(row.milliseconds)), ("millisecondsWithSublayers", .number(row.totalMilliseconds)),
                ("share", .number(share(of: row))), ("pixels", .integer(row.pixelCount)),
                ("reasons", .array(row.reasons.map { .string($0.text) })),
                ("advice", .array(row.reasons.compactMap(\.advice).map { .string($0) })),
            ]
            return JSONText.object(entries + (comparison?.jsonEntries(ofRow: index) ?? []))
        }
        let entries: [(String, JSONText)] = [
            ("scene", .string(scene)), ("tour", .bool(playsTour)), ("frame", .integer(frame)), ("time", .number(time)),
            ("milliseconds", .number(milliseconds)), ("resolution", .number(resolution)), ("width", .integer(width)),
            ("height", .integer(height)), ("threads", .integer(threads)), ("layerCount", .integer(layerCount)),
            ("shadowCount", .integer(shadowCount)), ("layers", .lines(layers)), ("others", .array(others.map { .string($0) })),
        ]
        return JSONText.object(entries + (comparison?.jsonEntries ?? [])).text
    }
}
