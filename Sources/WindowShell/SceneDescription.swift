import Stage
import UIKit

/// A scene that the window can show.
package struct SceneDescription {
    /// The name of the scene on the command line and in file names.
    package let name: String
    /// The title shown in the window.
    package let title: String
    /// One sentence about the scene.
    package let summary: String
    /// The size of the scene's screen, in points.
    package let size: CGSize
    /// Creates the scene's root view controller.
    package let makeController: () -> UIViewController
    /// Whether the scene is about performance, so that frame statistics are shown by default.
    package let showsFrameStatistics: Bool
    /// Returns the scene's default script. Nil if the scene has none. Throws if the script cannot be read.
    package let tour: () throws -> Script?

    package init(
        name: String, title: String, summary: String, size: CGSize, showsFrameStatistics: Bool = false,
        tour: @escaping () throws -> Script? = { nil }, makeController: @escaping () -> UIViewController
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.size = size
        self.showsFrameStatistics = showsFrameStatistics
        self.tour = tour
        self.makeController = makeController
    }

    /// Whether each word of `query` is the beginning of a word of the name, the title or the summary.
    package func matches(_ query: String) -> Bool {
        let sceneWords = "\(title) \(name) \(summary)".lowercased().split { !$0.isLetter && !$0.isNumber }
        return query.lowercased().split(separator: " ").allSatisfy { queryWord in sceneWords.contains { $0.hasPrefix(queryWord) } }
    }
}

extension SceneDescription {
    /// The time in seconds of the poster frame if the tour does not specify one.
    private static let defaultPosterTime = 0.8
    /// The time in seconds after which a tour without a poster frame is abandoned.
    private static let maximumTourTime = 60.0

    /// Returns the scene's image for the gallery, and a warning if the tour cannot be read or fails.
    ///
    /// The image is the poster frame of the tour. If the tour fails, it is the frame that was reached. If there is no readable tour, it
    /// is the frame at the default time.
    ///
    /// - Parameter pixelWidth: The width of the image in pixels.
    func poster(pixelWidth: CGFloat) -> (image: UIImage, warning: String?) {
        let stage = Stage(
            showing: makeController, size: size, scale: pixelWidth / size.width, framesPerSecond: Presentation.framesPerSecond)
        var warning: String?
        func runTour(_ tour: Script?) throws {
            let take = try Take(script: tour) { stage }
            while take.posterFrame == nil {
                let isFinished =
                    tour == nil ? stage.time >= Self.defaultPosterTime : take.isScriptFinished || stage.time > Self.maximumTourTime
                guard !isFinished else { break }
                try take.advance()
            }
        }
        var script: Script?
        do { script = try tour() } catch { warning = "\(error)" }
        do { try runTour(script?.hasPoster == true ? script : nil) } catch { warning = "\(error)" }
        return (UIImage(cgImage: CGImage(stage.render())), warning)
    }
}
