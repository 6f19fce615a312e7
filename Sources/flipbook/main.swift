import DemoScenes
import FlipbookKit
import FlipbookPlayback
import Foundation

let flipbook = Program(
    title: "Flipbook", command: "flipbook", version: Program.flipbookVersion, scenes: Scene.demos, hasDemoScenes: true,
    moreCommands: [OpenCommand.command, TestCommand.command, NewCommand.command, BenchCommand.command])
exit(flipbook.run(Array(CommandLine.arguments.dropFirst())))
