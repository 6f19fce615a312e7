import FlipbookImages
import FlipbookPlayback
import Foundation
import Stage

extension FlipbookApp {
    /// Plays the tour of a scene, and compares the animated values with the accepted values in the file `Goldens/NAME.csv` beside the test.
    ///
    ///     @MainActor @Test func menuPlaysItsTour() throws { try Talk.checkTour(of: "menu") }
    ///
    /// The function throws an error if an expectation of the tour is not met, if the scene does not become idle, or if a value differs. The
    /// compared values are those of `trace`: all views with an accessibility identifier, ten times per second. The function works in Swift
    /// Testing and in XCTest.
    ///
    /// To accept the current values, run the tests with the environment variable `FLIPBOOK_GOLDENS=make`. For each golden, a line is printed
    /// that says whether the file was made, was changed and where, or is unchanged. A file whose values agree is not written.
    ///
    /// - Parameters:
    ///   - name: The name of the scene.
    ///   - golden: The path of the accepted values, or nil for `Goldens/NAME.csv` in the folder of the test.
    ///   - filePath: The file of the test.
    public static func checkTour(of name: String, golden: String? = nil, filePath: StaticString = #filePath) throws {
        guard let scene = Self().scenes.first(where: { $0.name == name }) else {
            throw StageError("\(title) has no scene '\(name)'\(SpellingSuggestion.hint(for: name, among: Self().scenes.map(\.name)))")
        }
        let path = golden ?? FilePath.join(FilePath.folder("\(filePath)"), "Goldens/\(name).csv")
        let script = try scene.script()
        let makeTake = { try Take(script: script) { scene.makeStage() } }
        let frameCount = try ReplayCommand.frameCount(of: makeTake(), path: "the tour of \(name)")
        let trace = try ReplayCommand.makeTrace(makeTake(), frameCount: frameCount)
        guard !trace.rows.isEmpty else {
            throw StageError("nothing moves in \(name) that has an accessibilityIdentifier, so there is nothing to compare")
        }
        let golden = GoldenFile(path: path)
        guard GoldenFile.accepts else { return try golden.check(trace) }
        StandardOutput.print(try golden.accept(trace))
    }
}
