import Foundation
import Stage
import Testing
import UIKit

@testable import FlipbookKit

/// The lines about a golden that is accepted, and the error of one that differs.
@MainActor @Suite struct GoldenFileTests {
    /// Returns the trace of a box whose center moves to `x` in 0.2 s.
    private func trace(to x: CGFloat) -> Trace {
        let stage = Stage(size: CGSize(width: 200, height: 100), scale: 1, framesPerSecond: 60)
        let box = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
        box.accessibilityIdentifier = "box"
        stage.window.addSubview(box)
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) { box.center.x = x }
        return Trace(stage, at: [0, 0.1, 0.2])
    }

    @Test func eachGoldenHasALine() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "flipbook-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let golden = GoldenFile(path: folder.appending(path: "Goldens/box.csv").path)
        func text() throws -> String { try String(contentsOfFile: golden.path, encoding: .utf8) }
        func message(_ body: () throws -> Void) -> String {
            do { try body() } catch { return "\(error)" }
            return ""
        }
        let (first, second) = (trace(to: 90), trace(to: 130))
        let command = "FLIPBOOK_GOLDENS=make swift test"
        #expect(
            message { try golden.check(source: "Talk") { _ in first } }
                == "there are no accepted values \(golden.path); accept those of this run with: \(command)")
        #expect(try golden.accept(source: "Talk", { _ in first }) == "golden made: \(golden.path), \(first.rows.count) values")
        #expect(try text() == GoldenTrace.text(first, keyPaths: nil) && message { try golden.check(source: "Talk") { _ in first } }.isEmpty)
        // A file of an earlier version, which names no key paths, is not written again if nothing is missing in it.
        try (first.csv + "\n").write(toFile: golden.path, atomically: true, encoding: .utf8)
        #expect(try golden.accept(source: "Talk", { _ in first }) == "golden unchanged: \(golden.path)")
        #expect(try text() == first.csv + "\n")
        let difference =
            "frame 6 (0.100 s): position.x of \"box\" is 77.500000, but 57.500000 in the golden trace: a difference of 20.000000"
        #expect(
            message { try golden.check(source: "Talk") { _ in second } }
                == "\(golden.path):3: \(difference); if the change is intended, accept it with: \(command)")
        #expect(try golden.accept(source: "Talk", { _ in second }) == "golden changed: \(golden.path): \(difference)")
        #expect(try text() == GoldenTrace.text(second, keyPaths: nil))
        try "time,view,key path,value\n".write(toFile: golden.path, atomically: true, encoding: .utf8)
        #expect(message { try golden.check(source: "Talk") { _ in second } }.contains("the golden trace has no values"))
        #expect(try golden.accept(source: "Talk", { _ in second }).contains("changed") && text() == GoldenTrace.text(second, keyPaths: nil))
    }

    @Test func goldenOfAFailedRunIsNotWritten() {
        let golden = GoldenFile(path: "Goldens/box.csv")
        let error = golden.refusal(of: StageError("box.script:3:1: opacity of \"box\" is 0.3, not 0.7"))
        #expect(
            "\(error)" == "box.script:3:1: opacity of \"box\" is 0.3, not 0.7; the golden Goldens/box.csv was not written, "
                + "because only a run without errors is accepted")
    }

    @Test func acceptedGoldenIsReportedInOneLine() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "flipbook-\(UUID().uuidString).csv").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let trace = trace(to: 90)
        let lines = GoldenTrace.text(trace, keyPaths: nil).split(separator: "\n")
        // The value at 0.1 s is missing.
        try (lines.filter { !$0.hasPrefix("0.1") }.joined(separator: "\n") + "\n").write(toFile: path, atomically: true, encoding: .utf8)
        let line = try GoldenFile(path: path).accept(source: "Talk") { _ in trace }
        #expect(
            line.hasPrefix("golden changed: ") && line.contains("but the golden trace has no value there; 1 value") && !line.contains("\n"))
    }

    /// By default, `flipbook replay` plays at another scale than the tests.
    @Test func acceptedFileStatesTheScale() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "flipbook-\(UUID().uuidString).csv").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let trace = trace(to: 90)
        #expect(GoldenTrace.scale(ofFile: path) == nil)
        _ = try GoldenFile(path: path).accept(source: "Talk", scale: 1.5) { _ in trace }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "# key paths: all\n# scale: 1.5\n" + trace.csv)
        #expect(GoldenTrace.scale(ofFile: path) == 1.5)
        try GoldenFile(path: path).check(source: "Talk") { _ in trace }
    }

    /// Files of earlier versions contain `-0.000000`.
    @Test func signOfZeroDoesNotChangeAGolden() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "flipbook-\(UUID().uuidString).csv").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let zero = Trace.Row(time: 0.3, view: "box", keyPath: "opacity", value: -4e-9)
        var (first, second) = (trace(to: 90), trace(to: 130))
        first.add(zero)
        second.add(zero)
        let text = GoldenTrace.text(first, keyPaths: nil)
        let old = text.replacing(",opacity,0.000000\n", with: ",opacity,-0.000000\n")
        #expect(old != text && !text.contains("-0.000000"))
        #expect(try GoldenTrace(old).difference(from: first) == nil)
        try old.write(toFile: path, atomically: true, encoding: .utf8)
        func acceptedText(_ trace: Trace) throws -> String {
            try GoldenTrace.accepted(replacing: path, nil, source: "Talk", { _ in trace }).text
        }
        #expect(try acceptedText(first) == old)
        #expect(try acceptedText(second) == GoldenTrace.text(second, keyPaths: nil))
    }
}
