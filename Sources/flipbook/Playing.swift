import Foundation
import Scenes
import Stage
import Typography
import UIKit

/// What the commands that play a scene have in common.
extension Command {
    /// The script that was asked for; else the scene's tour, where one is wanted.
    static func script(_ arguments: Arguments, tour: Bool) throws -> Script? {
        if let path = arguments["--script"] { return try Script(contentsOf: path) }
        return tour ? try Tour.script(for: scene(arguments).name) : nil
    }

    /// Plays a scene by a script on a new stage, from the beginning.
    static func take(_ scene: Scene, _ arguments: Arguments, framesPerSecond: Int, tour: Bool) throws -> Take {
        let script = try script(arguments, tour: tour)
        let make = try maker(scene, arguments, framesPerSecond: framesPerSecond)
        return try Take(script: script, onPicture: { path, stage in try stage.render().writePNG(to: path) }, makeStage: make)
    }

    static func stage(_ scene: Scene, _ arguments: Arguments, framesPerSecond: Int) throws -> Stage {
        try maker(scene, arguments, framesPerSecond: framesPerSecond)()
    }

    private static func maker(_ scene: Scene, _ arguments: Arguments, framesPerSecond: Int) throws -> () -> Stage {
        let scale = try arguments.number("--scale", in: 0.1...8) ?? 2
        let size = try arguments.size("--size") ?? scene.size
        let threads = try arguments.whole("--threads", in: 1...256)
        let slowness = arguments.has("--slow") ? 10 : 1
        try FontBook.installed.requireSystemFont()
        return {
            let stage = Stage(size: size, scale: CGFloat(scale), framesPerSecond: framesPerSecond, threads: threads)
            stage.slowness = slowness
            stage.window.rootViewController = scene.makeController()
            return stage
        }
    }
}
