import CoreGraphics
import FlipbookPlayback
import Stage
import Testing
import UIKit

/// The steps `say` and `chapter`.
@MainActor @Suite struct TakeCaptionsTests {
    private func makeTake(_ script: String) throws -> Take {
        try Take(script: Script(script, file: "a.script")) {
            Stage(showing: { UIViewController() }, size: CGSize(width: 300, height: 400), scale: 1, threads: 1)
        }
    }

    private func play(_ script: String, frames: Int = 600) throws -> Take {
        let take = try makeTake(script)
        try take.advance(frames: frames)
        return take
    }

    private func errorMessage(_ script: String) -> String {
        do { _ = try Script(script, file: "a.script") } catch { return "\(error)" }
        return ""
    }

    // MARK: - Time

    @Test func durationDependsOnTheWords() throws {
        #expect(Subtitle.defaultDuration(of: "One two three") == 1.5)
        #expect(abs(Subtitle.defaultDuration(of: "one two three  four five six\nseven") - 2.45) < 1e-9)
        #expect(abs(Subtitle.defaultDuration(of: String(repeating: "字", count: 36)) - 4.2) < 1e-9)
        let take = try play("wait 0.25\nsay \"one two three four five six seven\"\nwait 5")
        #expect(take.captions.subtitles.map(\.frames) == [15..<162])
    }

    @Test func subtitleDoesNotDelayTheScript() throws {
        let take = try play("say \"a\" for 3\nchapter \"b\"", frames: 0)
        #expect(take.isScriptFinished)
    }

    @Test func subtitleFadesForTwelveFrames() throws {
        let take = try play("wait 0.05\nsay \"a\" for 1\nwait 2")
        func opacity(_ frame: Int) -> CGFloat { take.captions.subtitle(at: frame)?.opacity ?? 0 }
        #expect(opacity(2) == 0)
        #expect((3..<15).map(opacity) == (1...12).map { CGFloat(Double($0) / 12) })
        #expect(opacity(62) == 1 && opacity(68) == 0.5 && opacity(75) == 0)
        #expect(take.captions.framesUntilChange(at: 3) == 1)
        #expect(take.captions.framesUntilChange(at: 20) == 10, "the page of a long text is checked every ten frames")
        #expect(take.captions.framesUntilChange(at: 59) == 4)
        #expect(take.captions.framesUntilChange(at: 80) == nil)
    }

    @Test func newSubtitleReplacesTheLastOne() throws {
        let take = try play("say \"a\" for 3\nwait 0.5\nsay \"b\" for 3\nwait 0.5\nsay \"\"\nwait 0.1\nsay \"c\"\nsay \"d\"\nwait 1")
        let subtitles = take.captions.subtitles
        #expect(subtitles.map(\.text) == ["a", "b", "d"], "a text that is never shown is left out")
        #expect(subtitles.map(\.frames) == [0..<30, 30..<60, 66..<156])
        #expect(subtitles.map(\.fadesIn) == [true, false, true] && subtitles.map(\.fadesOut) == [false, true, true])
        #expect(take.captions.subtitle(at: 29)?.opacity == 1 && take.captions.subtitle(at: 30)?.opacity == 1)
    }

    @Test func subtitleThatIsCutShortIsNoted() throws {
        let take = try play("wait 0.25\nsay \"a\" for 3\nwait 0.5\nsay \"b\" for 0.5\nwait 0.4\nsay \"c\"\nwait 0.5\nsay \"\"\nwait 1")
        let start = "the subtitle \"a\" at 0.25 s is shown for 0.5 s instead of 3 s, because the next one replaces it"
        #expect(take.captions.cutNote(includesCues: true) == start, "b is cut by less than a fade, and c is removed by the script")
        try take.seek(to: 30)
        #expect(take.captions.cutNote(includesCues: true) == nil)
        let two = try play("wait 0.25\nsay \"a\" for 3\nwait 0.5\nsay \"b\" for 2\nsay \"c\"")
        #expect(two.captions.cutNote(includesCues: true) == start + ", and 1 other is cut short too")
        #expect(two.captions.cuts.map(\.endFrame) == [45, 45] && two.captions.cuts.map(\.plannedFrames) == [15..<195, 45..<165])
        // A recorded chapter reports only the subtitles in its frames. "a" is shown in 15..<45, and "b" is replaced in its first frame.
        let reported = [0..<15, 0..<16, 44..<45, 45..<90].map { two.captions.cutNote(includesCues: true, in: $0) }
        #expect(reported[0] == nil && reported[1] == start && reported[2] == start)
        #expect(reported[3]?.hasPrefix("the subtitle \"b\" at 0.75 s is shown for 0 s instead of 2 s") == true, "\(reported)")
        // Frame 49 is at 0.8167 s.
        let odd = try play("wait 0.8166\nsay \"a\" for 3\nwait 0.5\nsay \"b\"")
        #expect(odd.captions.cuts.first?.plannedFrames.lowerBound == 49)
        #expect(odd.captions.cutNote(includesCues: true)?.hasPrefix("the subtitle \"a\" at 0.82 s is shown for ") == true)
        // The speaker of a talk waits at a cue, but a video continues.
        let talk = try play("wait 0.25\nsay \"a\" for 3\ncue \"d\"\nwait 0.5\nsay \"b\"")
        #expect(talk.captions.cutNote(includesCues: true) == start && talk.captions.cutNote(includesCues: false) == nil)
    }

    /// A subtitle that is removed in its first frame does not replace the previous one.
    @Test(arguments: ["", "say \"c\"\n", "wait 0.5\nsay \"c\"\n"]) func subtitleFadesOutIfItsReplacementIsRemoved(rest: String) throws {
        let take = try play("wait 0.1\nsay \"a\" for 3\nwait 0.5\nsay \"b\"\nsay \"\"\n\(rest)wait 1")
        let subtitles = take.captions.subtitles
        #expect(subtitles.map(\.text) == (rest.isEmpty ? ["a"] : ["a", "c"]))
        #expect(subtitles[0].frames == 6..<36 && subtitles.allSatisfy { $0.fadesIn && $0.fadesOut })
    }

    @Test func seekingShowsTheSameSubtitles() throws {
        let take = try play(
            "wait 0.2\nchapter \"one\"\nsay \"a\"\nwait 1\nslow half\nchapter \"two\"\nsay \"b\" for 1\nwait 1", frames: 300)
        let captions = take.captions
        #expect(captions.chapters == [ChapterMark(name: "one", frame: 12), ChapterMark(name: "two", frame: 72)])
        #expect(captions.subtitles.last?.frames == 72..<132, "seconds of the video, also in slow motion")
        try take.seek(to: 40)
        #expect(take.captions.chapters.map(\.name) == ["one"] && take.captions.subtitle(at: 40)?.subtitle.text == "a")
        try take.seek(to: 300)
        #expect(take.captions == captions)
    }

    // MARK: - Text

    @Test func mistakesAreReported() {
        #expect(errorMessage("say") == "a.script:1:4: expected a text in quotes, found the end of the line")
        #expect(errorMessage("say \"a\" for 0").contains("a.script:1:9: a subtitle must be shown for more than 0 s"))
        #expect(errorMessage("say \"a\" 3").contains("expected the end of the line"))
        #expect(errorMessage("chapter \" \"").contains("a.script:1:9: the name of a chapter must have from 1 to 200 characters"))
        #expect(errorMessage("chapter \"a\\nb\"").contains("in one line"))
        #expect(errorMessage("repeat 2\nsay \"\"\nchapter \"a\"\nend") == "")
    }

    @Test func savedScriptContainsCaptions() throws {
        let take = try play("wait 0.1\nchapter \"a \\\"b\\\"\"\nsay \"x\" for 2.5\nwait 0.3\nsay \"y\"\nwait 0.1", frames: 30)
        let text = ScriptWriter.script(take.recordedInputs, scene: "a", framesPerSecond: 60, until: 30)
        #expect(text.contains("wait 0.1\nchapter \"a \\\"b\\\"\"\nsay \"x\" for 2.5\nwait 0.3\nsay \"y\"\n"))
        let copy = try makeTake(text)
        try copy.advance(frames: 30)
        #expect(copy.captions == take.captions)
    }

    @Test func scriptsStateWhetherTheyHaveSubtitlesAndChapters() throws {
        #expect(try Script("repeat 2\nrepeat 2\nsay \"a\"\nend\nend").hasSubtitles)
        #expect(try !Script("chapter \"a\"\nwait 1").hasSubtitles)
        #expect(try Script("chapter \"a\"\nwait 1").hasChapters && !Script("say \"a\"").hasChapters)
    }

    @Test func subtitleFileHasExactTimes() throws {
        let take = try play("wait 0.2\nsay \"One\\n--> two\" for 1.5\nwait 61.1\nsay \"Three\" for 0.05\nwait 1", frames: 4000)
        func text(_ range: Range<Int>) -> String {
            SubtitleFile.text(take.captions.subtitles, in: range, framesPerSecond: 60) { $0 - range.lowerBound }
        }
        #expect(text(0..<5000) == "1\n00:00:00,200 --> 00:00:01,700\nOne → two\n\n2\n00:01:01,300 --> 00:01:01,350\nThree\n\n")
        #expect(text(31..<60) == "1\n00:00:00,000 --> 00:00:00,483\nOne → two\n\n")
        #expect(text(102..<200) == "")
    }

    /// The chapter before the first mark, which remains if a video ends before that mark.
    private func opening(_ count: Int) -> String { ";FFMETADATA1\n[CHAPTER]\nTIMEBASE=1/50\nSTART=0\nEND=\(count)\ntitle=Start\n" }

    @Test func chaptersAreFramesOfTheVideo() throws {
        let marks = [ChapterMark(name: "a=b;#\\", frame: 12), ChapterMark(name: "c", frame: 72), ChapterMark(name: "d", frame: 90)]
        func metadata(_ range: Range<Int>) -> String? {
            VideoChapters.metadata(marks, opening: "Start", in: range, frameCount: range.count, framesPerSecond: 50) {
                $0 - range.lowerBound
            }
        }
        #expect(
            metadata(10..<80)
                == ";FFMETADATA1\n[CHAPTER]\nTIMEBASE=1/50\nSTART=0\nEND=2\ntitle=Start\n[CHAPTER]\nTIMEBASE=1/50\nSTART=2\nEND=62\ntitle=a\\=b\\;\\#\\\\\n"
                + "[CHAPTER]\nTIMEBASE=1/50\nSTART=62\nEND=70\ntitle=c\n")
        #expect(metadata(13..<72) == nil)
        let whole = try #require(metadata(10..<110))
        for count in [1, 2, 3, 62, 63, 80, 81, 99] {
            #expect(VideoChapters.shortened(whole, toFrameCount: count) == metadata(10..<10 + count) ?? opening(count))
        }
        #expect(VideoChapters.shortened(whole, toFrameCount: 110) == whole)
        #expect((0...2).map { VideoChapters.frames(of: $0, in: marks, frameCount: 110) } == [12..<72, 72..<90, 90..<110])
    }

    // MARK: - View

    private func makeView(_ text: String, width: CGFloat = 375, frame: Int = 30) throws -> SubtitleView {
        let take = try play("say \"\(text)\"\nwait 3", frames: 1)
        let stage = Stage(size: CGSize(width: width, height: 667), scale: 1)
        return stage.perform {
            let view = SubtitleView()
            stage.window.addSubview(view)
            view.update(take.captions.subtitle(at: frame), at: frame, in: CGRect(x: 0, y: 0, width: width, height: 667))
            return view
        }
    }

    @Test func linesAreBalanced() throws {
        let view = try makeView("A subtitle that is too long for a single line of it")
        #expect(view.subtitlePages == ["A subtitle that is too\nlong for a single line of it"])
        #expect(view.frame.midX == 187.5 || view.frame.midX == 188)
        #expect(view.frame.maxY == 651 && view.frame.minX >= 16 && view.frame.maxX <= 359)
        #expect(try makeView("Short").subtitlePages == ["Short"])
    }

    @Test func longTextHasPages() throws {
        let words = (1...40).map { "word\($0)" }
        let view = try makeView(words.joined(separator: " "))
        #expect(view.subtitlePages.count > 2)
        #expect(view.subtitlePages.allSatisfy { $0.split(separator: "\n").count == 2 || $0 == view.subtitlePages.last })
        #expect(view.subtitlePages.joined(separator: " ").split(whereSeparator: \.isWhitespace).map(String.init) == words)
        #expect(view.shownText == view.subtitlePages[0])
        #expect(try makeView(words.joined(separator: " "), frame: 830).shownText == view.subtitlePages.last, "of 840 frames")
    }

    @Test func wordWithoutSpacesIsBroken() throws {
        let view = try makeView(String(repeating: "m", count: 60))
        #expect(view.subtitlePages.joined().filter { $0 == "m" }.count == 60)
        #expect(view.frame.minX >= 0 && view.frame.maxX <= 375)
    }

    @Test func viewIsHiddenWithoutASubtitle() throws {
        let view = try makeView("Short")
        #expect(view.shownText == "Short")
        view.update(nil, at: 0, in: CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(view.shownText == nil && view.isHidden)
    }
}
