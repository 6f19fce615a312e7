import Foundation
import Testing
import UIKit

@testable import FlipbookKit

/// A recording of given frames makes its scene only once, so that the encoder starts immediately.
@MainActor @Suite struct RecordingPlaysOnceTests {
    private final class Count { var value = 0 }

    private final class RotatingController: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    }

    /// Records four frames of a script as images. Returns the number of scenes that were made, and the size of the images.
    private func record(_ script: String, range: String) throws -> (sceneCount: Int, width: Int, height: Int) {
        let result = try recordAndCount(script, range: range)
        return (result.sceneCount, result.width, result.height)
    }

    /// Also returns the number of scenes that were made before the encoder is started.
    private func recordAndCount(
        _ script: String, range: String
    ) throws -> (sceneCountAtStart: Int, sceneCount: Int, width: Int, height: Int) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let count = Count()
        let scene = Scene("menu", tour: .steps(script)) {
            count.value += 1
            return RotatingController()
        }
        let program = Program(title: "Talk", command: "talk", version: "2", scenes: [scene])
        let command = try #require(Command.forScenes.first { $0.name == "record" })
        let arguments = try Arguments(
            ["menu", "-o", folder.path + "/", "--range", range, "--size", "30x41", "--scale", "1"], for: command, of: program)
        let options = try RecordingOptions(arguments)
        let countAtStart = count.value
        try RecordCommand.record(options, isVerbose: false)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 4)
        return (countAtStart, count.value, options.width, options.height)
    }

    @Test func sceneIsMadeOnce() throws {
        #expect(try record("wait 1", range: "3..7") == (1, 30, 41))
    }

    @Test func sceneWithChaptersAndSubtitlesIsMadeOnce() throws {
        #expect(try record("chapter \"One\"\nsay \"First\"\nwait 1", range: "3..7") == (1, 30, 41))
    }

    /// The size of the images is that of the screen in the first recorded frame.
    @Test func sceneThatIsRotatedIsMadeOnce() throws {
        #expect(try record("wait 0.1\nrotate landscape\nwait 1", range: "3..7") == (1, 30, 41))
        #expect(try record("wait 0.1\nrotate landscape\nwait 1", range: "10..14") == (1, 41, 30))
    }

    /// The encoder does not wait for the scene if the waits before the first rotation are longer than the frames before the recording.
    @Test(arguments: [
        ("rotate landscape\nwait 1", 1), ("wait 0.1\nrotate landscape\nwait 1", 0), ("wait 0.05\nrotate landscape\nwait 1", 1),
        ("wait 0.03\nrepeat 3 times\nwait 0.01\nend\nrotate landscape\nwait 1", 1),
        ("wait 0.04\nrepeat 2 times\nwait 0.02\nend\nrotate landscape\nwait 1", 0),
        ("repeat 2 times\nwait 0.07\nrotate landscape\nend\nwait 1", 0), ("wait 1\nrotate landscape", 0),
        ("wait for idle\nrotate landscape\nwait 1", 1),
    ])
    func sceneIsMadeAfterTheEncoderIsStarted(script: String, countAtStart: Int) throws {
        let result = try recordAndCount(script, range: "3..7")
        #expect(result.sceneCountAtStart == countAtStart)
        #expect(result.sceneCount == 1)
    }
}
