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

    /// The frame that stands for it in the gallery, so many pixels wide, and what is wrong with the tour that should lead there: then it is
    /// the one that the tour has come to, or without a tour that can be read the usual one.
    func poster(pixels: CGFloat) -> (image: UIImage, complaint: String?) {
        let stage = Stage(size: size, scale: pixels / size.width, framesPerSecond: Presentation.framesPerSecond)
        var complaint: String?
        func show(_ tour: Script?) throws {
            let take = try Take(script: tour) {
                stage.window.rootViewController = makeController()
                return stage
            }
            while take.posterFrame == nil {
                let isOver = tour == nil ? stage.time >= Self.usualMoment : take.isScriptOver || stage.time > Self.longest
                guard !isOver else { break }
                try take.advance()
            }
        }
        var script: Script?
        do { script = try tour() } catch { complaint = "\(error)" }
        do { try show(script?.hasPoster == true ? script : nil) } catch { complaint = "\(error)" }
        return (UIImage(cgImage: CGImage(stage.render())), complaint)
    }
}
