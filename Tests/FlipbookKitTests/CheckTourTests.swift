import FlipbookKit
import Foundation
import Testing
import UIKit

/// The function `checkTour`, which clients call in their tests.
@MainActor @Suite struct CheckTourTests {
    private struct Clock: FlipbookApp {
        var scenes: [Scene] {
            Scene("hand", device: .phone(120, 200), tour: .steps("wait 0.3\nexpect \"hand\" opacity is 0.5 ± 0.2\nwait for idle")) {
                HandController(duration: 0.7, isNamed: true)
            }
            Scene("slow-hand", tour: .steps("wait for idle")) { HandController(duration: 0.9, isNamed: true) }
            Scene("nameless", tour: .steps("wait for idle")) { HandController(duration: 0.5, isNamed: false) }
            Scene("early", tour: .steps("wait 0.3\nexpect \"hand\" opacity is 0.9 ± 0.001\nwait for idle")) {
                HandController(duration: 0.7, isNamed: true)
            }
            Scene("wrong", tour: .steps("expect \"foot\"")) { HandController(duration: 0.5, isNamed: true) }
            Scene("pixel", tour: .steps("wait for idle")) { HandController(duration: 0.5, isNamed: true, movesByOnePixel: true) }
        }
    }

    private final class HandController: UIViewController {
        private let hand = UIView(frame: CGRect(x: 20, y: 30, width: 7, height: 90))
        private let duration: Double
        private let movesByOnePixel: Bool

        init(duration: Double, isNamed: Bool, movesByOnePixel: Bool = false) {
            self.duration = duration
            self.movesByOnePixel = movesByOnePixel
            super.init(nibName: nil, bundle: nil)
            hand.accessibilityIdentifier = isNamed ? "hand" : nil
        }

        required init?(coder: NSCoder) { return nil }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            view.addSubview(hand)
            UIView.animate(withDuration: duration) {
                self.hand.alpha = 0.1
                if self.movesByOnePixel { self.hand.center.x += 1 / self.traitCollection.displayScale }
            }
        }
    }

    private func message(_ body: () throws -> Void) -> String {
        do { try body() } catch { return "\(error)" }
        return ""
    }

    @Test func tourIsComparedWithItsGolden() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let golden = folder.appendingPathComponent("hand.csv").path
        #expect(message { try Clock.checkTour(of: "hand", golden: golden) }.contains("FLIPBOOK_GOLDENS=make"))
        let stage = try #require(Clock().scenes.first).makeStage()
        try Trace(stage, at: (0...7).map { Double($0) / 10 }).csv.write(toFile: golden, atomically: true, encoding: .utf8)
        #expect(message { try Clock.checkTour(of: "hand", golden: golden) } == "")
        // The values of this tour agree, but not its expectation.
        let failure = message { try Clock.checkTour(of: "early", golden: golden) }
        #expect(failure.hasPrefix("early.script:2:1: ") && !failure.contains("\n"), "\(failure)")
        let difference = message { try Clock.checkTour(of: "slow-hand", golden: golden) }
        #expect(difference.contains("opacity") && difference.contains("hand") && difference.contains("0.1"))
        #expect(difference.hasSuffix("; if the change is intended, accept it with: FLIPBOOK_GOLDENS=make swift test"))
        let slowStage = try #require(Clock().scenes.dropFirst().first).makeStage()
        try Trace(slowStage, at: (0...9).map { Double($0) / 10 }).csv.write(toFile: golden, atomically: true, encoding: .utf8)
        let lines = message { try Clock.checkTour(of: "early", golden: golden) }.split(separator: "\n")
        #expect(lines.count == 2 && lines.first?.hasPrefix("early.script:2:1: ") == true, "\(lines)")
        #expect(lines.last?.hasSuffix("; if the change is intended, accept it with: FLIPBOOK_GOLDENS=make swift test") == true)
    }

    /// The golden of `flipbook replay`, which plays with a scale of 1, passes too.
    @Test func tourIsPlayedWithTheScaleOfItsGolden() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "flipbook-\(UUID().uuidString).csv").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let scene = try Clock.scene(named: "pixel")
        let times: [Double] = (0...5).map { Double($0) / 10 }
        func check(_ line: String, _ scale: CGFloat) throws -> String {
            let text = "# key paths: all\n" + line + Trace(scene.makeStage(scale: scale), at: times).csv
            try text.write(toFile: path, atomically: true, encoding: .utf8)
            return message { try Clock.checkTour(of: "pixel", golden: path) }
        }
        for scale in ["1", "2", "3"] { #expect(try check("# scale: \(scale)\n", CGFloat(Double(scale) ?? 0)) == "") }
        #expect(try check("", 2) == "")
        #expect(try check("", 1).contains("position.x of \"hand\""))
        #expect(try check("# scale: 1\n", 2).contains("position.x of \"hand\""))
        #expect(try check("# scale: two\n", 2).contains(".csv:2: the scale must be a number from 0.1 to 8, not \"two\""))
    }

    @Test func problemsAreNamed() {
        #expect(message { try Clock.checkTour(of: "hands") }.contains("did you mean hand?"))
        #expect(message { try Clock.checkTour(of: "nameless") }.contains("accessibilityIdentifier"))
        #expect(message { try Clock.checkTour(of: "wrong") }.contains("foot"))
    }

    @Test func scenesHaveDefaults() throws {
        let scenes = Clock().scenes
        #expect(scenes.map(\.name) == ["hand", "slow-hand", "nameless", "early", "wrong", "pixel"] && Clock.title == "Clock")
        #expect(scenes[1].title == "Slow hand" && scenes[1].size == CGSize(width: 375, height: 667) && scenes[0].size.height == 200)
    }
}
