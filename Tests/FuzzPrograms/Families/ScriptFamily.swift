import DemoScenes
import FlipbookPlayback
import Foundation
import Stage
import UIKit

/// Tours with changed lines. They are parsed and, if they are still valid scripts, played on the scene of the first tour.
final class ScriptFamily: FuzzFamily {
    enum Operation: String, CaseIterable {
        case deleteLine, repeatLine, swapLines, changeNumber, changeWord, insertText, deleteCharacters, joinTours, addStep, changeDevice
        case parse, play
    }

    static let name = "scripts"
    static let comparesMemory = false

    private let stage: Stage
    private var scene: Scene
    private var lines: [String]

    init(stage: Stage, values: inout FuzzValues) {
        self.stage = stage
        scene = values.pick(Scene.demos)
        lines = Self.lines(of: scene)
    }

    private static func lines(of scene: Scene) -> [String] {
        guard let path = try? scene.tour.path(forScene: scene.name), let data = FileManager.default.contents(atPath: path) else {
            return []
        }
        return String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    func perform(_ operation: Operation, _ values: inout FuzzValues) throws {
        guard !lines.isEmpty else { return }
        let (index, other) = (values.integer(0...lines.count - 1), values.integer(0...lines.count - 1))
        switch operation {
        case .deleteLine: lines.remove(at: index)
        case .repeatLine: lines.insert(lines[index], at: other)
        case .swapLines: lines.swapAt(index, other)
        case .changeNumber: changeWord(index, { Double($0.filter { $0 != "%" && $0 != "," }) != nil }, Self.number(&values), &values)
        case .changeWord:
            let words = ["tap", "drag", "wait", "repeat", "{", "}", "\"", "expect", "#", "until", "to", "for", "50%", "finger", "2", "key"]
            changeWord(index, { _ in true }, values.pick(words), &values)
        case .insertText: insertText(index, values.text(maximumPieces: 2), &values)
        case .deleteCharacters: lines[index] = String(lines[index].dropLast(values.integer(0...6)).dropFirst(values.integer(0...3)))
        case .joinTours: lines += Self.lines(of: values.pick(Scene.demos)).prefix(values.integer(1...9))
        case .addStep: lines.insert(values.pick(Self.steps), at: index)
        case .changeDevice: if let device = values.any(Device.models) { scene = scene.with(device) }
        case .parse: _ = try? Script(lines.joined(separator: "\n"))
        case .play: try play(&values)
        }
    }

    /// Steps that few tours contain.
    private static let steps = [
        "cue \"a\"", "cue \"b\"", "say \"Hello\"", "say \"Hello\" for 0.2", "say \"\"", "chapter \"One\"", "chapter \"Two\"",
        "tilt (0.5, -1)",
        "tilt (-9, 9)", "appearance dark", "appearance light", "text-size accessibility-large", "text-size small",
        "direction right-to-left", "contrast increased", "bold-text on", "motion reduced", "transparency reduced", "slow on",
        "slow fiftieth",
        "slow off", "rotate landscape", "rotate portrait", "right-click (40%, 50%)", "compose \"にほん\" at 1 to 3", "commit \"é\"", "key tab",
        "cancel", "down (50%, 50%)", "release", "poster", "pinch by 2 over 0.3", "scroll by (0, 200)", "swipe up",
    ]

    private static func number(_ values: inout FuzzValues) -> String {
        let ordinary = ["0", "-1", "0.001", "3", "2.5", "07", "1e1", "50%", "1,2"]
        let hostile = ["1e30", "nan", "inf", "-inf", "99999999999999999999", "9223372036854775807", "1e-400", "0x10", "2147483648"]
        return values.pick(values.isHostile ? ordinary + hostile : ordinary)
    }

    /// Replaces one of the words that satisfy a condition in a line.
    private func changeWord(_ index: Int, _ condition: (String) -> Bool, _ replacement: String, _ values: inout FuzzValues) {
        var words = lines[index].split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard let word = values.any(words.indices.filter { condition(words[$0]) }) else { return }
        words[word] = replacement
        lines[index] = words.joined(separator: " ")
    }

    private func insertText(_ index: Int, _ text: String, _ values: inout FuzzValues) {
        var characters = Array(lines[index])
        characters.insert(contentsOf: text, at: values.integer(0...characters.count))
        lines[index] = String(characters)
    }

    /// Plays the script for at most two seconds, and checks that everything that it shows is released at the end.
    private func play(_ values: inout FuzzValues) throws {
        guard let script = try? Script(lines.joined(separator: "\n")) else { return }
        let released = take(script, frames: values.integer(1...120))
        stage.makeCurrent()
        if !values.isHostile { try released?.check() }
    }

    private func take(_ script: Script, frames: Int) -> ReleasedStage? {
        let scene = scene
        let take = try? Take(script: script, onFailedExpectation: { _ in }) {
            Stage(showing: scene.makeController, size: scene.size, scale: 1, threads: 1)
        }
        try? take?.advance(frames: frames)
        return take.map { ReleasedStage($0.stage) }
    }
}
