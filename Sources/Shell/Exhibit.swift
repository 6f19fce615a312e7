import Stage
import UIKit

/// Something that the window can show.
package struct Exhibit {
    package let name: String
    package let title: String
    package let summary: String
    /// In points.
    package let size: CGSize
    package let makeController: () -> UIViewController
    /// Whether it is about speed, so that what frames cost is to be seen.
    package let showsFrameCost: Bool
    /// The script that shows what it can do, if it has one.
    package let tour: () throws -> Script?

    package init(
        name: String, title: String, summary: String, size: CGSize, showsFrameCost: Bool = false,
        tour: @escaping () throws -> Script? = { nil }, makeController: @escaping () -> UIViewController
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.size = size
        self.showsFrameCost = showsFrameCost
        self.tour = tour
        self.makeController = makeController
    }

    /// Whether somebody who types this means it: a word of its name, its title or what it shows begins so.
    package func answers(to query: String) -> Bool {
        let words = "\(title) \(name) \(summary)".lowercased().split { !$0.isLetter && !$0.isNumber }
        return query.lowercased().split(separator: " ").allSatisfy { part in words.contains { $0.hasPrefix(part) } }
    }
}

extension Exhibit {
    /// Seconds of a scene without a poster in its tour.
    private static let usualMoment = 0.8
    private static let longest = 60.0

    /// The frame that stands for it in the gallery, so many pixels wide.
    func poster(pixels: CGFloat) -> UIImage? {
        let stage = Stage(size: size, scale: pixels / size.width, framesPerSecond: Presentation.framesPerSecond)
        let tour = (try? tour()) ?? nil
        guard
            let take = try? Take(
                script: tour?.hasPoster == true ? tour : nil,
                makeStage: {
                    stage.window.rootViewController = makeController()
                    return stage
                })
        else { return nil }
        while take.posterFrame == nil {
            let isOver = tour?.hasPoster == true ? take.isScriptOver || stage.time > Self.longest : stage.time >= Self.usualMoment
            guard !isOver, (try? take.advance()) != nil else { break }
        }
        return UIImage(cgImage: CGImage(stage.render()))
    }
}
