import FlipbookPlayback
import Stage
import Testing
import UIKit

/// Traces that are compared with accepted ones, also of earlier versions.
@MainActor @Suite struct GoldenTraceTests {
    /// Returns a trace of a card that moves for 0.4 s, and changes its color if `red` is not nil.
    private func trace(red: CGFloat?, keyPaths: [LayerKeyPath]? = nil, name: String = "card") -> Trace {
        let stage = Stage(size: CGSize(width: 90, height: 120), scale: 1, framesPerSecond: 50)
        let card = UIView(frame: CGRect(x: 11, y: 23, width: 30, height: 40))
        card.accessibilityIdentifier = name
        card.backgroundColor = UIColor(red: 0.9, green: 0.1, blue: 0.3, alpha: 1)
        stage.window.addSubview(card)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            card.center.x += 30
            if let red { card.backgroundColor = UIColor(red: red, green: 0.1, blue: 0.3, alpha: 1) }
        }
        return Trace(at: [0, 0.2, 0.4], keyPaths: keyPaths) { time in
            stage.advance(frames: Int((time * 50).rounded()) - stage.frame)
            return stage
        }
    }

    /// A file as earlier versions wrote it, of the card with or without a change of its color.
    private static let old = """
        time,view,key path,value
        0.000000,card,position.x,26.000000
        0.200000,card,position.x,41.000000
        0.400000,card,position.x,56.000000

        """

    @Test func goldenOfAnEarlierVersionIsComparedWithItsOwnKeyPaths() throws {
        let golden = try GoldenTrace(Self.old)
        #expect(golden.contents == .legacy && golden.difference(from: trace(red: 0.5)) == nil)
        #expect(golden.missingKeyPaths(in: trace(red: 0.5)) == "backgroundColor.red of \"card\"")
        #expect(golden.difference(from: trace(red: nil)) == nil && golden.missingKeyPaths(in: trace(red: nil)) == nil)
        #expect(golden.tableOfDifferences(from: trace(red: 0.5)) == "frame,time,view,key path,expected,actual\n")
        let moved = try GoldenTrace(Self.old.replacing("41.0", with: "40.0"))
        #expect(
            moved.difference(from: trace(red: 0.5), framesPerSecond: 50)?.hasPrefix("frame 10 (0.200 s): position.x of \"card\" is 41")
                == true)
    }

    @Test func newGoldenContainsEveryKeyPathThatChanges() throws {
        let text = GoldenTrace.text(trace(red: 0.5), keyPaths: nil)
        #expect(
            text.hasPrefix(
                "# key paths: all\ntime,view,key path,value\n0.000000,card,position.x,26.000000\n0.000000,card,backgroundColor.red,0.9"))
        let golden = try GoldenTrace(text)
        #expect(golden.contents == .all && golden.keyPaths == nil && golden.difference(from: trace(red: 0.5)) == nil)
        let difference = golden.difference(from: trace(red: 0.6), framesPerSecond: 50)
        #expect(
            difference
                == "frame 10 (0.200 s): backgroundColor.red of \"card\" is 0.750000, but 0.700000 in the golden trace: a difference of 0.050000"
        )
    }

    /// The file contains radians, and people think in degrees, so a message contains both.
    @Test func anglesAreShownInDegreesAndRadians() throws {
        func trace(_ angle: Double) -> Trace {
            var trace = Trace(at: [], keyPaths: []) { _ in Stage(size: CGSize(width: 90, height: 120)) }
            trace.add(Trace.Row(time: 0.4, view: "card", keyPath: "transform.rotation.y", value: angle))
            return trace
        }
        let golden = try GoldenTrace(GoldenTrace.text(trace(0.25), keyPaths: nil))
        #expect(
            golden.difference(from: trace(-0.5), framesPerSecond: 50)
                == "frame 20 (0.400 s): transform.rotation.y of \"card\" is -28.6479° (-0.500000), but 14.3239° (0.250000) in the golden trace: "
                + "a difference of 42.9718° (0.750000)")
        #expect(golden.difference(from: trace(0.25002))?.contains("14.3251° (0.250020), but 14.3239° (0.250000)") == true)
        #expect(golden.tableOfDifferences(from: trace(-0.5)).hasSuffix("transform.rotation.y,0.250000,-0.500000\n"))
    }

    /// After a turn about y by more than 90°, the key paths for x and z are 180°, and the one for y is less than 90°.
    @Test func turnAboutYIsNamed() throws {
        func trace(_ x: Double, _ y: Double, _ z: Double) -> Trace {
            var trace = Trace(at: [], keyPaths: []) { _ in Stage(size: CGSize(width: 90, height: 120)) }
            for (axis, degrees) in [("z", z), ("x", x), ("y", y)] {
                trace.add(Trace.Row(time: 0.4, view: "card", keyPath: "transform.rotation.\(axis)", value: degrees * .pi / 180))
            }
            return trace
        }
        func difference(_ golden: Trace, _ run: Trace) throws -> String {
            try GoldenTrace(GoldenTrace.text(golden, keyPaths: nil)).difference(from: run, framesPerSecond: 50) ?? ""
        }
        let (front, back, mixed) = (trace(0, 70, 0), trace(180, 50, 180), trace(20, 50, 10))
        let start = "frame 20 (0.400 s): transform.rotation.z of \"card\" is 180.0000° (3.141593), but "
        #expect(
            try difference(front, back)
                == start + "0.0000° (0.000000) in the golden trace: a difference of 180.0000° (3.141593); "
                + "these are turns about y alone: by 130° in this run, and by 70° in the golden trace")
        #expect(try difference(back, trace(180, 40, 180)).hasSuffix("by 140° in this run, and by 130° in the golden trace"))
        #expect(try difference(mixed, back).hasSuffix("; in this run, it is a turn about y alone by 130°"))
        #expect(try difference(back, mixed).hasSuffix("; in the golden trace, it is a turn about y alone by 130°"))
        #expect(try !difference(front, trace(0, 60, 0)).contains("alone") && !difference(front, mixed).contains("alone"))
    }

    /// An animation that is new since the golden was accepted is a difference.
    @Test func newAnimationDiffersFromANewGolden() throws {
        let golden = try GoldenTrace(GoldenTrace.text(trace(red: nil), keyPaths: nil))
        #expect(golden.difference(from: trace(red: nil)) == nil)
        #expect(golden.difference(from: trace(red: 0.5))?.contains("backgroundColor.red of \"card\"") == true)
        #expect(golden.missingKeyPaths(in: trace(red: 0.5)) == nil)
        #expect(golden.tableOfDifferences(from: trace(red: 0.5)).split(separator: "\n").count == 4)
    }

    @Test func goldenNamesItsKeyPaths() throws {
        let keyPaths = try ["opacity", "backgroundColor"].map { try #require(LayerKeyPath($0)) }
        let text = GoldenTrace.text(trace(red: 0.5, keyPaths: keyPaths), keyPaths: keyPaths)
        #expect(text.hasPrefix("# key paths: opacity, backgroundColor\n") && text.split(separator: "\n").count == 2 + 3 * 5)
        let golden = try GoldenTrace(text)
        #expect(golden.keyPaths == keyPaths)
        #expect(golden.difference(from: trace(red: 0.5, keyPaths: golden.keyPaths)) == nil)
        #expect(golden.difference(from: trace(red: 0.6, keyPaths: golden.keyPaths)) != nil)
    }

    /// A file can have other ends of lines after a checkout.
    @Test func linesMayEndAsOnWindows() throws {
        let golden = try GoldenTrace(GoldenTrace.text(trace(red: 0.5), keyPaths: nil).replacing("\n", with: "\r\n"))
        #expect(golden.contents == .all && golden.difference(from: trace(red: 0.5)) == nil)
        #expect(golden.difference(from: trace(red: 0.6)) != nil)
        let old = try GoldenTrace(Self.old.replacing("\n", with: "\r\n"))
        #expect(old.contents == .legacy && old.difference(from: trace(red: nil)) == nil)
    }

    /// Spreadsheets write a byte order mark, and most of them the ends of lines of Windows.
    @Test(arguments: ["\n", "\r\n"]) func fileMayBeginWithAByteOrderMark(_ lineEnd: String) throws {
        let golden = try GoldenTrace("\u{FEFF}" + GoldenTrace.text(trace(red: 0.5), keyPaths: nil).replacing("\n", with: lineEnd))
        #expect(golden.contents == .all && golden.difference(from: trace(red: 0.5)) == nil)
        let old = try GoldenTrace("\u{FEFF}" + Self.old.replacing("\n", with: lineEnd))
        #expect(old.contents == .legacy && old.difference(from: trace(red: nil)) == nil)
        #expect(old.difference(from: trace(red: 0.5)) == nil && golden.difference(from: trace(red: 0.6)) != nil)
    }

    @Test(arguments: ["Total\n\n1,5 \"net\"", "\"", "\n,\"a\",\n", "a\r\nb"])
    func nameCanHaveLineBreaksAndQuotationMarks(name: String) throws {
        let text = GoldenTrace.text(trace(red: 0.5, name: name), keyPaths: nil)
        let golden = try GoldenTrace(text)
        #expect(golden.difference(from: trace(red: 0.5, name: name)) == nil)
        #expect(golden.difference(from: trace(red: 0.6, name: name)) != nil)
        #expect(golden.difference(from: trace(red: 0.5, name: name + "x")) != nil)
    }

    @Test func valuesThatOnlyTheRunOrOnlyTheGoldenHasAreNamed() throws {
        func difference(_ change: (String) -> String) throws -> String? {
            try GoldenTrace(change(Self.old)).difference(from: trace(red: nil), framesPerSecond: 50)
        }
        let (first, second) = ("0.000000,card,position.x,26.000000\n", "0.200000,card,position.x,41.000000\n")
        let end = ", then both continue with position.x of \"card\" in frame 20 (0.400 s)"
        #expect(
            try difference { $0.replacing(second, with: "") }
                == "frame 10 (0.200 s): position.x of \"card\" is 41.000000 in this run, but the golden trace has no value there"
                + "; 1 value is only in this run" + end)
        #expect(
            try difference { $0.replacing(first + second, with: "") }
                == "frame 0 (0.000 s): position.x of \"card\" is 26.000000 in this run, but the golden trace has no value there"
                + "; 2 values are only in this run" + end)
        #expect(
            try difference { $0.replacing(second, with: second + "0.300000,card,position.x,48.5\n") }
                == "frame 15 (0.300 s): position.x of \"card\" is 48.500000 in the golden trace, but this run has no value there"
                + "; 1 value is only in the golden trace" + end)
        #expect(
            try difference { $0.replacing(second, with: "0.200000,card,position.y,41.000000\n") }
                == "frame 10 (0.200 s): position.y of \"card\" is 41.000000 in the golden trace, but this run has no such value; "
                + "it has position.x of \"card\" in frame 10 (0.200 s) instead")
    }

    /// Editors and terminals open a file at a line. The first line that differs is the fourth, or the one after the last one.
    @Test func differenceBeginsWithTheFileAndTheLine() throws {
        let text = GoldenTrace.text(trace(red: nil), keyPaths: nil)
        func difference(_ text: String) throws -> String? {
            try GoldenTrace(text, file: "Goldens/card.csv").difference(from: trace(red: nil), framesPerSecond: 50)
        }
        #expect(try difference(text) == nil)
        #expect(
            try difference(text.replacing(",41.0", with: ",40.0"))
                == "Goldens/card.csv:4: frame 10 (0.200 s): position.x of \"card\" is 41.000000, but 40.000000 in the golden trace: "
                + "a difference of 1.000000")
        #expect(try difference(text + "0.6,card,opacity,0.5\n")?.hasPrefix("Goldens/card.csv:6: frame 30") == true)
        #expect(try difference(text.replacing("0.400000,card,position.x,56.000000\n", with: ""))?.hasPrefix("Goldens/card.csv:5: ") == true)
    }

    /// Without this check, the first value of a file without its first lines would be read as the header, or the message would name the
    /// next line.
    @Test(arguments: [
        ("# key path: all\ntime,view,key path,value\n0.2,card,opacity,0.5", "'# key paths: all' or 'time,view,key path,value'", 1),
        ("0.2,card,opacity,0.5\n0.4,card,opacity,0.7", "'# key paths: all' or 'time,view,key path,value'", 1),
        ("# key paths: all\n<<<<<<< HEAD\n0.2,card,opacity,0.5", "'time,view,key path,value'", 2),
    ]) func missingHeaderIsNamed(_ text: String, _ expected: String, _ line: Int) {
        let error = #expect(throws: (any Error).self) { try GoldenTrace(text, file: "a/b.csv") }
        let found = text.split(separator: "\n")[line - 1]
        #expect(error.map { "\($0)" } == "a/b.csv:\(line): expected the line \(expected), found \"\(found)\"")
    }

    @Test func faultyFilesAreRefusedWithTheirLine() {
        func message(_ text: String) -> String {
            do { _ = try GoldenTrace(text) } catch { return "\(error)" }
            return ""
        }
        let rows = "time,view,key path,value\n0.0,card,opacity,1\n0.1,card\n"
        let problem = ": expected a time, a view, a key path and a value with commas between them, found \"0.1,card\""
        #expect(message(rows) == "line 3 of the golden trace" + problem)
        #expect(message("# key paths: all\n" + rows).hasPrefix("line 4 of the golden trace"))
        #expect(message("# key paths: all\n\n" + rows).hasPrefix("line 5 of the golden trace"))
        #expect(message(rows.replacing("card,", with: "\"two\nlines\",")).hasPrefix("line 4 of the golden trace"))
        #expect(
            message("# key paths: opasity\n" + rows).contains(
                "line 1 of the golden trace: there is no key path 'opasity' (did you mean opacity?)"))
        #expect(message(rows.replacing("0.1,card", with: "0.1,card,opacity,1.5x")).hasSuffix("the value \"1.5x\" is not a number"))
        #expect(message(rows.replacing("0.1,card", with: "soon,card,opacity,1")).hasSuffix("the time \"soon\" is not a number"))
        #expect(message("# key paths: all\ntime,view,key path,value\n").contains("has no values"))
        #expect(message("").contains("has no values"))
    }
}
