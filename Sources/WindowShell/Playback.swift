import Stage
import UIKit

/// The current scene with its take and its speed.
final class Playback {
    let scene: SceneDescription
    private(set) var take: Take
    var isPaused = false
    /// The error of a script that failed, until it is taken.
    private(set) var warning: String?

    private let script: Script?
    private let slowness: Int

    init(_ scene: SceneDescription, script: Script?, slowness: Int) throws {
        self.scene = scene
        self.script = script
        self.slowness = slowness
        take = try Self.makeTake(scene, script, slowness)
    }

    /// Creates a take of a scene from its first frame.
    private static func makeTake(_ scene: SceneDescription, _ script: Script?, _ slowness: Int) throws -> Take {
        // `record` and `snapshot` use the same scale, so that their frames are equal to those in the window.
        let take = try Take(script: script, onSnapshot: { path, stage in try stage.render().writePNG(to: path) }) {
            Stage(showing: scene.makeController, size: scene.size, framesPerSecond: Presentation.framesPerSecond)
        }
        take.setSlowness(slowness)
        return take
    }

    var stage: Stage { take.stage }

    /// The number of frames until something happens or looks different. Nil if nothing will without input.
    var framesUntilChange: Int? {
        guard !isPaused else { return nil }
        if !take.isScriptFinished || take.isReplaying { return 1 }
        return stage.framesUntilChange
    }

    /// Advances by a frame.
    func advance() { catchScriptError { try take.advance() } }

    /// Goes forward or back by a number of frames, and pauses.
    func step(_ count: Int) {
        isPaused = true
        catchScriptError { try take.seek(to: max(take.frame + count, 0)) }
    }

    /// Restarts the scene. Recorded input is discarded, and a script is played again.
    func restart() {
        isPaused = false
        catchScriptError { take = try Self.makeTake(scene, script, stage.slowness) }
    }

    /// Runs `body`. If it throws, the error becomes the warning and the script is dropped.
    private func catchScriptError(_ body: () throws -> Void) {
        do {
            try body()
        } catch {
            warning = "\(error)"
            take.stopScript()
        }
    }

    /// Returns the warning and resets it.
    func takeWarning() -> String? {
        defer { warning = nil }
        return warning
    }

    /// The orientation of the phone at the current frame.
    var orientation: Orientation {
        let orientations = take.recordedInputs.prefix { $0.frame <= take.frame }.reversed().lazy.compactMap { entry -> Orientation? in
            if case .rotate(let orientation) = entry.input { orientation } else { nil }
        }
        return orientations.first ?? .portrait
    }
}
