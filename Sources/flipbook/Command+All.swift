import FlipbookBenchmarks
import DemoScenes
import FlipbookTypography
import Foundation
import Stage
import UIKit
import WindowShell

extension Command {
    /// All subcommands, in the order of the help text.
    static let all = [list, runScene, record, snapshot, trace, filmstrip, replay, smoke, bench, doctor]

    private static let threads = Option(name: "--threads", valueName: "N", help: "paint with so many threads; the pixels are the same")
    private static let scale = Option(name: "--scale", valueName: "X", help: "pixels a point")
    private static let size = Option(name: "--size", valueName: "WxH", help: "the screen's size in points")
    private static let slow = Option(name: "--slow", help: "a tenth of the speed")
    private static let script = Option(name: "--script", valueName: "FILE", help: "what to do to the scene; see docs/SCRIPT.md")
    private static let fps = Option(name: "--fps", valueName: "N", help: "frames a second (60)")

    /// The command that runs if the command line names no subcommand.
    static let gallery = Command(
        name: "", summary: "open the gallery",
        options: [
            slow, Option(name: "--demo", help: "play all tours in turn"), Option(name: "--fullscreen", help: "fill the screen"),
            Option(name: "--seconds", valueName: "S", help: "quit after so long"),
        ]
    ) { arguments in
        try FontSystem.installed.requireSystemFont()
        var options = try windowOptions(arguments)
        options.isDemo = arguments.has("--demo")
        try WindowLoop(gallery: Scene.all.map { SceneDescription($0) }, options).run()
    }

    private static let list = Command(
        name: "list", summary: "the scenes, one a line: name, tab, what it shows",
        options: [Option(name: "--names", help: "only the names")]
    ) { arguments in
        let nameWidth = Scene.all.map(\.name.count).max() ?? 0
        let titleWidth = Scene.all.map(\.title.count).max() ?? 0
        for scene in Scene.all {
            print(
                arguments.has("--names")
                    ? scene.name
                    : scene.name.padding(toLength: nameWidth + 2, withPad: " ", startingAt: 0)
                        + scene.title.padding(toLength: titleWidth + 2, withPad: " ", startingAt: 0) + scene.summary)
        }
    }

    private static let runScene = Command(
        name: "run", summary: "open a window with one scene", operandName: "SCENE",
        options: [
            slow, scale, script, Option(name: "--touches", help: "a dot where a finger is"),
            Option(name: "--fullscreen", help: "fill the screen"), Option(name: "--seconds", valueName: "S", help: "quit after so long"),
        ]
    ) { arguments in
        let scene = try scene(arguments)
        var options = try windowOptions(arguments)
        options.scale = try arguments.number("--scale", in: 0.1...8).map { CGFloat($0) }
        try FontSystem.installed.requireSystemFont()
        options.presentation.script = try script(arguments, defaultsToTour: false)
        if arguments.has("--touches") { options.presentation.settings.showsTouches = true }
        let scenes = Scene.all.map { SceneDescription($0) }
        try WindowLoop(scenes, onlyScene: scenes.firstIndex { $0.name == scene.name } ?? 0, options).run()
    }

    private static let record = Command(
        name: "record", summary: "write a scene as a film or as a folder of pictures", operandName: "SCENE",
        options: [
            Option(name: "-o", valueName: "FILE", help: "where to: .mp4, .webm, .gif, .apng, or a folder/ for one PNG a frame (SCENE.mp4)"),
            Option(name: "--script", valueName: "FILE", help: "what to do to the scene (its tour, if it has one); see docs/SCRIPT.md"),
            Option(name: "--seconds", valueName: "S", help: "how long (until the script is over and the scene rests)"),
            Option(name: "--range", valueName: "A..B", help: "only the frames from A up to B"), fps, scale, size, slow,
            Option(name: "--touches", help: "a dot where a finger is"), Option(name: "--bezel", help: "a phone around the screen"),
            Option(name: "--background", valueName: "COLOUR", help: "what is around the screen: #F4F2EE, white, black, dark"),
            Option(name: "--jobs", valueName: "N", help: "paint with so many processes; the film is the same"), threads,
            Option(name: "--share", valueName: "K/N", help: "only every N-th frame, from K on"),
            Option(name: "--verbose", help: "say where the time went"),
        ], run: RecordCommand.run)

    private static let snapshot = Command(
        name: "snapshot", summary: "write one frame as a PNG", operandName: "SCENE",
        options: [
            Option(name: "--at", valueName: "T", help: "seconds from the start"),
            Option(name: "-o", valueName: "FILE.png", help: "where to (SCENE.png)"), script, scale, size, slow, threads,
        ]
    ) { arguments in
        let scene = try scene(arguments)
        let times = try arguments.times("--at") ?? [0]
        guard times.count == 1 else { throw UsageError("--at takes one time here; flipbook filmstrip takes several") }
        let path = try pngPath(arguments, scene)
        let take = try makeTake(scene, arguments, framesPerSecond: 60, defaultsToTour: false)
        try take.seek(to: Int((times[0] * 60).rounded()))
        try take.stage.render().writePNG(to: path)
    }

    private static let trace = Command(
        name: "trace", summary: "what moves, as numbers or as a chart: time, view, key path, value", operandName: "SCENE",
        options: [
            Option(name: "--at", valueName: "T,T,…", help: "seconds from the start"),
            Option(name: "--until", valueName: "T", help: "every frame until then, instead of --at"),
            Option(name: "-o", valueName: "FILE", help: "where to: .txt, .csv, .json, or .png for a chart (printed as text)"),
            Option(name: "--only", valueName: "NAME", help: "only this view, or this key path"), script, fps, size, slow,
        ], run: TraceCommand.run)

    private static let filmstrip = Command(
        name: "filmstrip", summary: "write several frames side by side as a PNG", operandName: "SCENE",
        options: [
            Option(name: "--at", valueName: "T,T,…", help: "seconds from the start"),
            Option(name: "-o", valueName: "FILE.png", help: "where to (SCENE.png)"), script, scale, size, slow, threads,
        ]
    ) { arguments in
        let scene = try scene(arguments)
        guard let times = try arguments.times("--at") else { throw UsageError("flipbook filmstrip wants times: --at 0,0.25,0.5") }
        let path = try pngPath(arguments, scene)
        let take = try makeTake(scene, arguments, framesPerSecond: 60, defaultsToTour: false)
        try Filmstrip.make(take, at: times).writePNG(to: path)
    }

    private static let replay = Command(
        name: "replay", summary: "play a script, and compare what is seen with what was accepted before", operandName: "SCRIPT",
        options: [
            Option(name: "--check", valueName: "GOLDEN", help: "compare with a golden film (.mkv) or trace (.csv)"),
            Option(name: "--update", valueName: "GOLDEN", help: "accept what is seen now"),
            Option(name: "-o", valueName: "FILE.png", help: "where the first frame that differs goes (SCRIPT-difference.png)"),
            Option(name: "--scene", valueName: "SCENE", help: "the scene (what the script says, or its name)"), fps, scale, size,
        ], run: ReplayCommand.run)

    private static let smoke = Command(
        name: "smoke", summary: "play every scene's tour headless and say what was checked",
        options: [Option(name: "--junit", valueName: "FILE", help: "write a report for CI servers too")], run: SmokeCommand.run)

    private static let bench = Command(
        name: "bench", summary: "measure and print the performance tables",
        options: [
            Option(name: "--only", valueName: "TABLE", help: "one of \(Benchmarks.names.joined(separator: ", "))"),
            Option(name: "--json", help: "as JSON"),
        ],
        run: BenchCommand.run)

    private static let doctor = Command(
        name: "doctor", summary: "what was found of SDL, fonts and ffmpeg, and how to get what is missing", options: [],
        run: { _ in try DoctorCommand.run() })

    // MARK: - Shared by several commands

    /// Returns the scene that the operand names.
    static func scene(_ arguments: Arguments) throws -> Scene {
        let name = arguments.operand ?? ""
        guard let scene = Scene.named(name) else {
            throw UsageError(
                "there is no scene '\(name)'\(SpellingSuggestion.hint(for: name, among: Scene.all.map(\.name))); 'flipbook list' names them"
            )
        }
        return scene
    }

    /// Returns the path of the PNG file to write.
    private static func pngPath(_ arguments: Arguments, _ scene: Scene) throws -> String {
        let path = arguments["-o"] ?? scene.name + ".png"
        guard path.lowercased().hasSuffix(".png") else { throw UsageError("-o wants the name of a .png file, not '\(path)'") }
        return path
    }

    /// Returns the options that all commands with a window share.
    private static func windowOptions(_ arguments: Arguments) throws -> WindowLoop.Options {
        var options = WindowLoop.Options()
        options.presentation.slowness = arguments.has("--slow") ? 10 : 1
        options.presentation.settingsPath = Settings.path()
        if let path = options.presentation.settingsPath { options.presentation.settings = Settings(contentsOf: path) }
        options.presentation.startVideoProcess = { try RecordCommand.startRecording($0) }
        options.isFullscreen = arguments.has("--fullscreen")
        options.seconds = try arguments.number("--seconds", in: 0...86400)
        return options
    }
}

extension SceneDescription {
    init(_ scene: Scene) {
        self.init(
            name: scene.name, title: scene.title, summary: scene.summary, size: scene.size,
            showsFrameStatistics: scene.showsFrameStatistics,
            tour: { try Tour.script(for: scene.name) }, makeController: scene.makeController)
    }
}
