import Foundation

/// A profile that was written as JSON earlier, as far as another profile is compared with it.
package nonisolated struct EarlierProfile: Equatable, Sendable, Decodable {
    /// A measured layer without its shadow, or the shadow of a layer.
    nonisolated package struct Row: Equatable, Sendable, Decodable {
        /// The serial number of the layer.
        var layer: Int
        var name: String
        var part: String
        /// The time in milliseconds, or 0 if it is below the resolution.
        var milliseconds: Double

        nonisolated var title: String { PaintProfile.title(name, isShadow: part == "shadow") }
    }

    package var scene: String
    /// Whether the scene's tour was played up to the frame. Nil if the file does not say it.
    package var tour: Bool?
    package var frame: Int
    var time: Double
    var milliseconds: Double
    var resolution: Double
    var width: Int
    var height: Int
    var threads: Int
    var layers: [Row]
    /// The titles of the layers and shadows that were not among the slowest.
    var others: [String]

    /// The last frame that can be compared: a day at 60 frames per second.
    private static let lastFrame = 86_400 * 60

    /// Reads a profile, or returns nil if the data is not the JSON of a profile.
    package init?(json: Data) {
        guard let profile = try? JSONDecoder().decode(EarlierProfile.self, from: json), (0...Self.lastFrame).contains(profile.frame) else {
            return nil
        }
        self = profile
    }

    /// The titles of the measured layers and shadows.
    package var titles: Set<String> { Set(layers.map(\.title)) }
}
