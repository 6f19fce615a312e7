import DemoScenes
import FlipbookPlayback
import Stage
import Testing
import UIKit

/// Playing a talk without a speaker.
@MainActor @Suite struct TalkRehearsalTests {
    private var scenes: [Scene] { ["red-square", "animations"].compactMap { Scene.demo(named: $0) } }

    private func talk(_ text: String, _ script: String) throws -> Talk {
        try Talk(text, file: "t.toml", scenes: scenes) { _ in script }
    }

    private static let two = """
        [[scenes]]
        scene = "red-square"
        script = "a.script"
        [[scenes]]
        scene = "animations"
        script = "a.script"
        start = "b"
        """
    private static let script = "wait 0.5\ncue \"a\"\nwait 0.25\ncue \"b\"\nwait 0.25"

    @Test func cuesArePassedInAFixedPace() throws {
        var frames = [0, 0]
        let starts = try TalkRehearsal(talk(Self.two, Self.script)).play(pace: 1.5) { index, take in
            frames[index] += 1
            #expect(take.waitsAtCues)
        }
        #expect(starts.map(\.scene) == [0, 0, 0, 1, 1] && starts.map(\.step) == [0, 1, 2, 1, 2])
        let waitingCues: [String?] = [nil, nil, nil, "b", nil]
        #expect(starts.map(\.waitingCue) == waitingCues)
        // The first cue is reached in frame 30, and the rehearsal waits for 90 frames there.
        #expect(starts[0].frame == 0 && starts[1].frame == 120 && starts[3].frame == frames[0])
        #expect(starts[2].frame > starts[1].frame + 90 && frames[1] > 90)
    }

    /// A cue is passed in the frame in which the script has reached it, and not earlier.
    @Test func paceOfZeroPlaysTheScripts() throws {
        let starts = try TalkRehearsal(talk(Self.two, Self.script)).play(pace: 0) { _, _ in }
        #expect(starts.map(\.step) == [0, 1, 2, 1, 2])
        #expect(starts[1].frame == 31 && starts[2].frame > starts[1].frame + 10 && starts[3].frame > starts[2].frame + 10)
    }

    @Test func twoVideosAreEqual() throws {
        func images() throws -> [UInt64] {
            var hashes: [UInt64] = []
            try TalkRehearsal(talk(Self.two, Self.script)).play(pace: 0.1) { _, take in
                if take.frame.isMultiple(of: 11) { hashes.append(take.stage.render().pixelHash) }
            }
            return hashes
        }
        let first = try images()
        #expect(try images() == first && first.count > 5)
    }

    @Test func checkFindsFailingSteps() throws {
        #expect(TalkRehearsal(try talk(Self.two, Self.script)).check().isEmpty)
        let errors = TalkRehearsal(try talk(Self.two, Self.script + "\ntap \"nowhere\"")).check()
        #expect(errors.count == 2 && errors.allSatisfy { "\($0)".contains("a.script:6:5: nothing on the screen is called \"nowhere\"") })
    }

    @Test func checkFindsSubtitlesThatAreCutShort() throws {
        let script = "say \"a\"\ncue \"b\"\nsay \"c\"\nwait 0.3\nsay \"d\""
        let talk = try talk("[[scenes]]\nscene = \"red-square\"\nscript = \"a.script\"", script)
        var notes: [String] = []
        let errors = TalkRehearsal(talk).check { notes.append($0) }
        #expect(errors.isEmpty)
        #expect(notes.count == 1 && notes[0].hasPrefix("Red Square: the subtitle \"c\" at "), "\(notes)")
        #expect(notes.first?.hasSuffix(" is shown for 0.3 s instead of 1.5 s, because the next one replaces it") == true, "\(notes)")
    }

    @Test func checkFindsScriptsWithoutEnd() throws {
        let talk = try talk("[[scenes]]\nscene = \"red-square\"\nscript = \"a.script\"", "wait 3000")
        #expect(TalkRehearsal(talk).check().map { "\($0)" } == ["the script of Red Square does not end"])
    }

    @Test func startIsPlayedAtOnce() throws {
        for (start, step, time) in [("0.6", 1, 0.6), ("\"b\"", 1, nil), ("\"a\"", 0, nil)] as [(String, Int, Double?)] {
            let talk = try talk("[[scenes]]\nscene = \"red-square\"\nscript = \"a.script\"\nstart = \(start)", Self.script)
            let take = try talk.scenes[0].makeTake(framesPerSecond: 60)
            #expect(take.passedCueCount == step)
            if let time { #expect(abs(take.stage.time - time) < 1e-9) } else { #expect(take.waitingCue == (step == 1 ? "b" : "a")) }
        }
    }
}
