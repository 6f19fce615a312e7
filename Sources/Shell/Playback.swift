import Stage
import UIKit

/// The scene that is on: its take, and how its time goes.
final class Playback {
    let exhibit: Exhibit
    private(set) var take: Take
    var isPaused = false
    /// What a script found wrong; told once.
    private(set) var complaint: String?

    private let script: Script?
    private let slowness: Int

    init(_ exhibit: Exhibit, script: Script?, slowness: Int) throws {
        self.exhibit = exhibit
        self.script = script
        self.slowness = slowness
        take = try Self.take(exhibit, script, slowness)
    }

    private static func take(_ exhibit: Exhibit, _ script: Script?, _ slowness: Int) throws -> Take {
        // The scale of `record` and `snapshot`: what was done here is to be the same there.
        let take = try Take(script: script, onPicture: { path, stage in try stage.render().writePNG(to: path) }) {
            let stage = Stage(size: exhibit.size, scale: 2, framesPerSecond: Presentation.framesPerSecond)
            stage.window.rootViewController = exhibit.makeController()
            return stage
        }
        take.setSlowness(slowness)
        return take
    }

    var stage: Stage { take.stage }

    /// Frames until something happens or looks different; nil if nothing will unless it is touched.
    var framesUntilChange: Int? {
        guard !isPaused else { return nil }
        if !take.isScriptOver || take.isReplaying { return 1 }
        return stage.framesUntilChange
    }

    func goOn() { watch { try take.advance() } }

    /// To the frame before or after, and stays there.
    func step(_ count: Int) {
        isPaused = true
        watch { try take.go(to: max(take.frame + count, 0)) }
    }

    /// The same from the beginning; what was done is forgotten, a script is played again.
    func restart() {
        isPaused = false
        watch { take = try Self.take(exhibit, script, stage.slowness) }
    }

    private func watch(_ body: () throws -> Void) {
        do {
            try body()
        } catch {
            complaint = "\(error)"
            take.dropScript()
        }
    }

    func takeComplaint() -> String? {
        defer { complaint = nil }
        return complaint
    }

    var orientation: Orientation {
        let turns = take.log.prefix { $0.frame <= take.frame }.reversed().lazy.compactMap { entry -> Orientation? in
            if case .rotate(let orientation) = entry.input { orientation } else { nil }
        }
        return turns.first ?? .portrait
    }
}

extension Stage {
    /// Frames until something happens or looks different; nil if nothing will.
    var framesUntilChange: Int? {
        nextChange.map { change in max(Int(((change - time) * Double(framesPerSecond * slowness)).rounded(.up)), 1) }
    }
}
