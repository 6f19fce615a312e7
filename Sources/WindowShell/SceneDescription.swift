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
    /// Whether the frame statistics are shown by default, because the scene demonstrates performance.
    package let showsFrameStatistics: Bool
    /// Returns the scene's default script, or nil if the scene has none. Throws an error if the script cannot be read.
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

    /// Returns whether each word of `query` is a prefix of a word of the name, the title or the summary.
    package func matches(_ query: String) -> Bool {
        let sceneWords = "\(title) \(name) \(summary)".lowercased().split { !$0.isLetter && !$0.isNumber }
        return query.lowercased().split(separator: " ").allSatisfy { queryWord in sceneWords.contains { $0.hasPrefix(queryWord) } }
    }
}
