import Foundation
import Testing

/// The overlays that `--show` adds to videos and pictures.
@Suite struct ShowTests {
    private let testFolder: TestFolder

    init() throws { testFolder = try TestFolder() }

    private func run(_ arguments: String...) async throws -> TestFolder.CommandResult { try await testFolder.runFlipbook(arguments) }

    private func data(_ name: String) throws -> Data { try Data(contentsOf: testFolder.url.appendingPathComponent(name)) }

    @Test func mistakesInTheOptionsAreUsageErrors() async throws {
        testFolder.expectError(try await run("snapshot", "red-square", "--show", "trial"), exitCode: 2, ["--show", "did you mean trail?"])
        testFolder.expectError(try await run("record", "red-square", "--show", "graph:square"), exitCode: 2, ["graph:plane.position.x"])
        testFolder.expectError(try await run("filmstrip", "red-square", "--layer", "square"), exitCode: 2, ["--layer needs --show"])
    }

    /// The touch has no effect on the scene, so the images differ only with `--touches`, which draws the touch.
    @Test func filmstripShowsTouches() async throws {
        for (name, script) in [("touch", "hold (90%, 90%) for 1\n"), ("none", "wait 1\n")] {
            try Data(script.utf8).write(to: testFolder.url.appendingPathComponent("\(name).script"))
        }
        for (options, isShown) in [([], false), (["--touches"], true)] {
            for name in ["touch", "none"] {
                let arguments = ["filmstrip", "red-square", "--script", "\(name).script", "--at", "0.2,0.9", "-o", "\(name).png"]
                let result = try await testFolder.runFlipbook(arguments + ["--scale", "0.5"] + options)
                #expect(result.exitCode == 0, "\(result.errors)")
            }
            #expect(try (data("touch.png") != data("none.png")) == isShown)
        }
    }

    @Test func unknownViewsAreErrors() async throws {
        testFolder.expectError(
            try await run("snapshot", "red-square", "--at", "0.2", "--show", "trail", "--layer", "sqare"), exitCode: 1,
            ["no layer in the scene is called \"sqare\""])
    }

    @Test func eachOverlayChangesThePicture() async throws {
        #expect(try await run("snapshot", "red-square", "--at", "0.4", "-o", "plain.png", "--scale", "0.5").exitCode == 0)
        var pictures: [Data] = try [data("plain.png")]
        for part in ["trail", "onion", "onion,trail", "exploded", "overdraw", "repaint"] {
            let result = try await run("snapshot", "red-square", "--at", "0.4", "-o", "a.png", "--scale", "0.5", "--show", part)
            #expect(result.exitCode == 0, "\(result.errors)")
            let picture = try data("a.png")
            #expect(!pictures.contains(picture), "\(part)")
            pictures.append(picture)
        }
        let strip = ["filmstrip", "red-square", "--at", "0,0.4", "--scale", "0.5"]
        #expect(try await testFolder.runFlipbook(strip + ["-o", "b.png", "--show", "onion"]).exitCode == 0)
        #expect(try await testFolder.runFlipbook(strip + ["-o", "c.png"]).exitCode == 0)
        #expect(try data("b.png") != data("c.png"))
    }

    @Test func parallelRecordingGivesTheSameVideo() async throws {
        for show in ["trail,onion,repaint", "exploded"] {
            let arguments = ["record", "red-square", "--range", "4..21", "--scale", "0.4", "--show", show]
            let one = try await testFolder.runFlipbook(arguments + ["-o", "one.apng", "--threads", "1"])
            #expect(one.exitCode == 0, "\(one.errors)")
            let two = try await testFolder.runFlipbook(arguments + ["-o", "two.apng", "--jobs", "2", "--threads", "4"])
            #expect(two.exitCode == 0, "\(two.errors)")
            #expect(try data("one.apng") == data("two.apng"), "\(show)")
        }
    }
}
