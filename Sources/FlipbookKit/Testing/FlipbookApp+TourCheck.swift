import FlipbookImages
import FlipbookPlayback
import Foundation
import QuartzCore
import Stage

extension FlipbookApp {
    /// Returns the scene with a name, for a test that taps and measures itself.
    ///
    ///     let stage = try Talk.scene(named: "menu").makeStage()
    ///     stage.tap(try stage.view("start"))
    ///
    /// - Throws: An error whose description names a similar scene, if there is no such scene.
    public static func scene(named name: String) throws -> Scene {
        let scenes = Self().scenes
        if let scene = scenes.first(where: { $0.name == name }) { return scene }
        throw StageError("\(title) has no scene '\(name)'\(SpellingSuggestion.hint(for: name, among: scenes.map(\.name)))")
    }

    /// Plays the tour of a scene, and compares the animated values with the accepted values in the file `Goldens/NAME.csv` beside the test.
    ///
    ///     @MainActor @Test func menuPlaysItsTour() throws { try Talk.checkTour(of: "menu") }
    ///
    /// The function throws an error if an expectation of the tour is not met, if the scene does not become idle, or if a value differs. If
    /// expectations are not met, the values are compared too, and the error has a line for each problem. The compared values are those of
    /// `trace`: all numbers that change in views with an accessibility identifier, ten times per second. The function works in Swift Testing
    /// and in XCTest.
    ///
    /// Layouts round to pixels, so the golden states the number of pixels per point. It is 2 for a new golden. If a golden states another
    /// number, the tour is played with that number, as `flipbook replay --check` does.
    ///
    /// To accept the current values, run the tests with the environment variable `FLIPBOOK_GOLDENS=make`. For each golden, a line is printed
    /// that says whether the file was made, was changed and where, or is unchanged. A file whose values agree is not written.
    ///
    /// - Parameters:
    ///   - name: The name of the scene.
    ///   - golden: The path of the accepted values, or nil for `Goldens/NAME.csv` in the folder of the test.
    ///   - filePath: The file of the test.
    public static func checkTour(of name: String, golden: String? = nil, filePath: StaticString = #filePath) throws {
        let scene = try scene(named: name)
        let path = golden ?? FilePath.join(FilePath.folder("\(filePath)"), "Goldens/\(name).csv")
        let script = try scene.script()
        let file = GoldenFile(path: path)
        let scale = GoldenTrace.scale(ofFile: path) ?? 2
        let failures = ScriptFailures()
        // The values of a tour whose expectations are not met are compared, but not accepted.
        let onFailedExpectation: ((ScriptError) -> Void)? = GoldenFile.accepts ? nil : { failures.append($0) }
        func check() throws {
            let take = try Take(script: script, onFailedExpectation: onFailedExpectation) { scene.makeStage(scale: CGFloat(scale)) }
            let frameCount = try ReplayCommand.frameCount(of: take, path: "the tour of \(name)")
            let makeTrace: ([LayerKeyPath]?) throws -> Trace = { keyPaths in
                let take = try Take(script: script, onFailedExpectation: { _ in }) { scene.makeStage(scale: CGFloat(scale)) }
                let trace = try ReplayCommand.makeTrace(take, frameCount: frameCount, keyPaths: keyPaths)
                guard !trace.rows.isEmpty else {
                    throw StageError("nothing moves in \(name) that has an accessibilityIdentifier, so there is nothing to compare")
                }
                return trace
            }
            if GoldenFile.accepts {
                StandardOutput.print(try file.accept(source: title, scale: scale, makeTrace))
            } else {
                try file.check(source: title, makeTrace)
            }
        }
        do {
            try failures.reported { try check() }
        } catch {
            guard GoldenFile.accepts else { throw error }
            throw file.refusal(of: error)
        }
    }
}
