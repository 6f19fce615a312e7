import FlipbookKit
import Foundation
import Testing
import UIKit

// MARK: - Sources/Shop/LikeViewController.swift

final class LikeViewController: UIViewController {
    private let card = UIView(frame: CGRect(x: 40, y: 120, width: 200, height: 120))
    private let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        card.accessibilityIdentifier = "card"
        card.backgroundColor = UIColor(white: 0.5, alpha: 1)
        button.frame = CGRect(x: 40, y: 400, width: 120, height: 44)
        button.setTitle("Like", for: .normal)
        button.addAction(UIAction { [unowned self] _ in like() }, for: .touchUpInside)
        view.addSubview(card)
        view.addSubview(button)
    }

    private func like() {
        button.setTitle("Liked", for: .normal)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { [card] in
            card.center.y += 80
            card.backgroundColor = UIColor(red: 1, green: 0.2, blue: 0.4, alpha: 1)
        }
    }
}

// MARK: - The program

private struct Shop: FlipbookApp {
    var scenes: [Scene] { Scene("like", tour: .steps((try? Article.block(3)) ?? "")) { LikeViewController() } }
}

// MARK: - Tests/ShopTests/LikeTests.swift

@MainActor @Suite struct LikeTests {
    @Test func cardMovesDownAndTurnsRed() throws {
        let stage = try Shop.scene(named: "like").makeStage()
        let card = try stage.view("card")
        #expect(stage.trace(card.layer, "position.y") == 180)
        stage.tap(try stage.view("Like"))
        stage.advance(by: 0.2)  // half of the animation
        #expect(abs(stage.trace(card.layer, "position.y") - 220) < 0.01)
        #expect(abs(stage.trace(card.layer, "backgroundColor.red") - 0.75) < 0.01)
        stage.advance(by: 0.3)
        #expect(card.center.y == 260)
        #expect(try stage.view("Liked", as: UIButton.self).isEnabled)
    }
}

// MARK: - The article

/// The example of the article "Testing with Stage": its code is the code of this file, and its tour passes.
@MainActor @Suite struct TestingArticleTests {
    /// Returns the code of this file below a comment such as `// MARK: - The program`.
    private func code(_ name: String) throws -> String {
        let source = try String(contentsOfFile: #filePath, encoding: .utf8)
        let sections = source.components(separatedBy: "\n// MARK: - ").filter { $0.hasPrefix(name + "\n") }
        return try #require(sections.first).dropFirst(name.count).trimmingCharacters(in: .newlines)
    }

    @Test func codeOfTheArticleIsThatOfThisFile() throws {
        #expect(try Article.block(0).contains(code("Sources/Shop/LikeViewController.swift")))
        let test = try code("Tests/ShopTests/LikeTests.swift").dropLast("\n}".count)
        #expect(try Article.block(2).contains(test))
        #expect(try Article.block(2).contains("try Shop.checkTour(of: \"like\")"))
    }

    private func makeTake() throws -> Take {
        let scene = try Shop.scene(named: "like")
        return try Take(script: scene.script()) { scene.makeStage() }
    }

    /// Returns the trace of the tour, as `checkTour` makes it.
    private func makeTrace() throws -> Trace {
        let take = try makeTake()
        while !(take.isScriptFinished && take.stage.isIdle) { try take.advance() }
        return try Trace(makeTake(), at: (0...take.frame / 6).map { Double($0) / 10 })
    }

    /// Compares the tour with a golden, and returns the lines on standard error.
    private func linesOfChecking(_ golden: String) throws -> [String] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(UUID().uuidString).csv")
        defer { try? FileManager.default.removeItem(at: file) }
        try golden.write(to: file, atomically: true, encoding: .utf8)
        return try Diagnostics.recorded { try Shop.checkTour(of: "like", golden: file.path) }.map(\.description)
    }

    @Test func tourOfTheArticleIsComparedWithItsGolden() throws {
        let trace = try makeTrace()
        #expect(Set(trace.rows.map(\.keyPath)) == ["position.y", "backgroundColor.red", "backgroundColor.green", "backgroundColor.blue"])
        let golden = GoldenTrace.text(trace, keyPaths: nil)
        #expect(try linesOfChecking(golden).isEmpty)
        #expect(throws: (any Error).self) {
            try linesOfChecking(golden.replacing("backgroundColor.red,0.5", with: "backgroundColor.red,0.4"))
        }
    }

    /// A golden of an earlier version, without colors, is still compared. One line says what it lacks, and how to accept the new values.
    @Test func missingKeyPathsOfAnEarlierGoldenAreReportedInOneLine() throws {
        let old = try makeTrace().csv.split(separator: "\n").filter { !$0.contains("backgroundColor") }.joined(separator: "\n") + "\n"
        let lines = try linesOfChecking(old)
        #expect(lines.count == 1 && lines[0].contains("lacks backgroundColor.red of \"card\" and 2 more key paths"), "\(lines)")
        #expect(lines[0].hasSuffix("To compare everything: FLIPBOOK_GOLDENS=make swift test"))
        #expect(throws: (any Error).self) { try linesOfChecking(old.replacing(",position.y,260", with: ",position.y,261")) }
    }

    @Test func missingSceneIsNamedWithASimilarOne() {
        let error = #expect(throws: (any Error).self) { try Shop.scene(named: "lik") }
        #expect("\(error.map { "\($0)" } ?? "")" == "Shop has no scene 'lik' (did you mean like?)")
    }
}

private enum Article {
    /// Returns one of the blocks of the section "Test a scene of your own".
    static func block(_ index: Int) throws -> String {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let path = root.appending(path: "Sources/Stage/Stage.docc/TestingWithStage.md")
        let text = try String(contentsOf: path, encoding: .utf8)
        let section = try #require(text.components(separatedBy: "\n### Test a scene of your own\n").last)
        let parts = section.components(separatedBy: "\n```")
        let block = try #require(parts.indices.contains(2 * index + 1) ? parts[2 * index + 1] : nil)
        return block.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().joined(separator: "\n")
    }
}
