import Foundation
import Scenes
import Shell
import Stage
import Typography
import UIKit

extension Command {
    static let all = [list, play, record, snapshot, trace, filmstrip, replay, smoke, bench, doctor]

    private static let threads = Option(name: "--threads", value: "N", help: "paint with so many threads; the pixels are the same")
    private static let scale = Option(name: "--scale", value: "X", help: "pixels a point")
    private static let size = Option(name: "--size", value: "WxH", help: "the screen's size in points")
    private static let slow = Option(name: "--slow", help: "a tenth of the speed")
    private static let script = Option(name: "--script", value: "FILE", help: "what to do to the scene; see docs/SCRIPT.md")
    private static let fps = Option(name: "--fps", value: "N", help: "frames a second (60)")

    /// What stands in for a command when there is none.
    static let gallery = Command(
        name: "", summary: "open the gallery",
        options: [
            slow, Option(name: "--demo", help: "play all tours in turn"), Option(name: "--fullscreen", help: "fill the screen"),
            Option(name: "--seconds", value: "S", help: "quit after so long"),
        ]
    ) { arguments in
        try FontBook.installed.requireSystemFont()
        var options = try windowOptions(arguments)
        options.isDemo = arguments.has("--demo")
        try Player(gallery: Scene.all.map { Exhibit($0) }, options).run()
    }

    private static let list = Command(
        name: "list", summary: "the scenes, one a line: name, tab, what it shows",
        options: [Option(name: "--names", help: "only the names")]
    ) { arguments in
        let wide = Scene.all.map(\.name.count).max() ?? 0
        let tab = Scene.all.map(\.title.count).max() ?? 0
        for scene in Scene.all {
            print(
                arguments.has("--names")
                    ? scene.name
                    : scene.name.padding(toLength: wide + 2, withPad: " ", startingAt: 0)
                        + scene.title.padding(toLength: tab + 2, withPad: " ", startingAt: 0) + scene.summary)
        }
    }

    private static let play = Command(
        name: "run", summary: "open a window with one scene", operand: "SCENE",
        options: [
            slow, scale, script, Option(name: "--touches", help: "a dot where a finger is"),
            Option(name: "--fullscreen", help: "fill the screen"), Option(name: "--seconds", value: "S", help: "quit after so long"),
        ]
    ) { arguments in
        let scene = try scene(arguments)
        var options = try windowOptions(arguments)
        options.scale = try arguments.number("--scale", in: 0.1...8).map { CGFloat($0) }
        try FontBook.installed.requireSystemFont()
        options.presentation.script = try script(arguments, tour: false)
        if arguments.has("--touches") { options.presentation.settings.showsTouches = true }
        let exhibits = Scene.all.map { Exhibit($0) }
        try Player(exhibits, alone: exhibits.firstIndex { $0.name == scene.name } ?? 0, options).run()
    }

    private static let record = Command(
        name: "record", summary: "write a scene as a film or as a folder of pictures", operand: "SCENE",
        options: [
            Option(name: "-o", value: "FILE", help: "where to: .mp4, .webm, .gif, .apng, or a folder/ for one PNG a frame (SCENE.mp4)"),
            Option(name: "--script", value: "FILE", help: "what to do to the scene (its tour, if it has one); see docs/SCRIPT.md"),
            Option(name: "--seconds", value: "S", help: "how long (until the script is over and the scene rests)"),
            Option(name: "--range", value: "A..B", help: "only the frames from A up to B"), fps, scale, size, slow,
            Option(name: "--touches", help: "a dot where a finger is"), Option(name: "--bezel", help: "a phone around the screen"),
            Option(name: "--background", value: "COLOUR", help: "what is around the screen: #F4F2EE, white, black, dark"),
            Option(name: "--jobs", value: "N", help: "paint with so many processes; the film is the same"), threads,
            Option(name: "--share", value: "K/N", help: "only every N-th frame, from K on"),
            Option(name: "--verbose", help: "say where the time went"),
        ], run: Recording.run)

    private static let snapshot = Command(
        name: "snapshot", summary: "write one frame as a PNG", operand: "SCENE",
        options: [
            Option(name: "--at", value: "T", help: "seconds from the start"),
            Option(name: "-o", value: "FILE.png", help: "where to (SCENE.png)"), script, scale, size, slow, threads,
        ]
    ) { arguments in
        let scene = try scene(arguments)
        let times = try arguments.times("--at") ?? [0]
        guard times.count == 1 else { throw UsageError("--at takes one time here; flipbook filmstrip takes several") }
        let path = try pngPath(arguments, scene)
        let take = try take(scene, arguments, framesPerSecond: 60, tour: false)
        try take.go(to: Int((times[0] * 60).rounded()))
        try take.stage.render().writePNG(to: path)
    }

    private static let trace = Command(
        name: "trace", summary: "what moves, as numbers or as a chart: time, view, key path, value", operand: "SCENE",
        options: [
            Option(name: "--at", value: "T,T,…", help: "seconds from the start"),
            Option(name: "--until", value: "T", help: "every frame until then, instead of --at"),
            Option(name: "-o", value: "FILE", help: "where to: .txt, .csv, .json, or .png for a chart (printed as text)"),
            Option(name: "--only", value: "NAME", help: "only this view, or this key path"), script, fps, size, slow,
        ], run: Tracing.run)

    private static let filmstrip = Command(
        name: "filmstrip", summary: "write several frames side by side as a PNG", operand: "SCENE",
        options: [
            Option(name: "--at", value: "T,T,…", help: "seconds from the start"),
            Option(name: "-o", value: "FILE.png", help: "where to (SCENE.png)"), script, scale, size, slow, threads,
        ]
    ) { arguments in
        let scene = try scene(arguments)
        guard let times = try arguments.times("--at") else { throw UsageError("flipbook filmstrip wants times: --at 0,0.25,0.5") }
        let path = try pngPath(arguments, scene)
        let take = try take(scene, arguments, framesPerSecond: 60, tour: false)
        try Filmstrip.make(take, at: times).writePNG(to: path)
    }

    private static let replay = Command(
        name: "replay", summary: "play a script, and compare what is seen with what was accepted before", operand: "SCRIPT",
        options: [
            Option(name: "--check", value: "GOLDEN", help: "compare with a golden film (.mkv) or trace (.csv)"),
            Option(name: "--update", value: "GOLDEN", help: "accept what is seen now"),
            Option(name: "-o", value: "FILE.png", help: "where the first frame that differs goes (SCRIPT-difference.png)"),
            Option(name: "--scene", value: "SCENE", help: "the scene (what the script says, or its name)"), fps, scale, size,
        ], run: Replaying.run)

    private static let smoke = Command(
        name: "smoke", summary: "play every scene's tour headless and say what was checked",
        options: [Option(name: "--junit", value: "FILE", help: "write a report for CI servers too")], run: Smoke.run)

    private static let bench = Command(
        name: "bench", summary: "measure and print the performance tables",
        options: [
            Option(name: "--only", value: "TABLE", help: "one of \(Bench.names.joined(separator: ", "))"),
            Option(name: "--json", help: "as JSON"),
        ],
        run: Bench.run)

    private static let doctor = Command(
        name: "doctor", summary: "what was found of SDL, fonts and ffmpeg, and how to get what is missing", options: [],
        run: { _ in try Doctor.run() })

    // MARK: - What several take

    static func scene(_ arguments: Arguments) throws -> Scene {
        let name = arguments.operand ?? ""
        guard let scene = Scene.named(name) else {
            throw UsageError("there is no scene '\(name)'\(Nearest.hint(name, Scene.all.map(\.name))); 'flipbook list' names them")
        }
        return scene
    }

    private static func pngPath(_ arguments: Arguments, _ scene: Scene) throws -> String {
        let path = arguments["-o"] ?? scene.name + ".png"
        guard path.lowercased().hasSuffix(".png") else { throw UsageError("-o wants the name of a .png file, not '\(path)'") }
        return path
    }

    private static func windowOptions(_ arguments: Arguments) throws -> Player.Options {
        var options = Player.Options()
        options.presentation.slowness = arguments.has("--slow") ? 10 : 1
        options.presentation.settingsPath = Settings.path()
        if let path = options.presentation.settingsPath { options.presentation.settings = Settings(contentsOf: path) }
        options.presentation.makeFilm = { try Recording.begin($0) }
        options.isFullscreen = arguments.has("--fullscreen")
        options.seconds = try arguments.number("--seconds", in: 0...86400)
        return options
    }
}

extension Exhibit {
    init(_ scene: Scene) {
        self.init(
            name: scene.name, title: scene.title, summary: scene.summary, size: scene.size, showsFrameCost: scene.showsFrameCost,
            tour: { try Tour.script(for: scene.name) }, makeController: scene.makeController)
    }
}
