import DemoScenes
import FlipbookPlayback
import Foundation
import Stage
import UIKit

/// Long runs that must not need more and more memory: many frames of one stage, many stages one after another, and many different texts.
enum Endurance {
    /// The memory of a run, in bytes: the maximum of the allocated memory in the second fifth (`early`) and in the last fifth (`late`), and
    /// the resident memory at the end. The first fifth is not measured, because it fills caches.
    struct Result {
        var count: Int
        var early: Int
        var late: Int
        var resident: Int

        /// Whether the memory does not grow, except for 512 KiB by which a cache may still grow.
        var isFlat: Bool { late <= early + 512 << 10 }
        var text: String {
            String(
                format: "allocated %.2f MB after two fifths, %.2f MB in the last fifth, resident %.1f MB", mega(early), mega(late),
                mega(resident))
        }
        private func mega(_ bytes: Int) -> Double { Double(bytes) / 1e6 }
    }

    /// Plays and paints a scene that never ends: one in which it snows and views change every few seconds.
    static func frames(_ count: Int) throws -> Result {
        guard let scene = Scene.demo(named: "flight") else { throw FuzzFailure("there is no scene 'flight'") }
        let stage = scene.makeStage(scale: 0.5, threads: 1)
        return measure(count) { _ in
            stage.advance(frames: 1)
            _ = stage.render()
        }
    }

    /// Opens the scenes one after another, touches each of them, plays a second, and closes it.
    static func scenes(_ count: Int, named name: String?) throws -> Result {
        let scenes = Scene.demos.filter { name == nil || $0.name == name }
        guard !scenes.isEmpty else { throw FuzzFailure("there is no scene '\(name ?? "")'") }
        return measure(count) { index in
            let scene = scenes[index % scenes.count]
            let stage = scene.makeStage(scale: 0.5, threads: 1)
            stage.advance(frames: 20)
            stage.tap(at: CGPoint(x: stage.size.width * 0.4, y: stage.size.height * 0.6))
            stage.advance(frames: 40)
            _ = stage.render()
        }
    }

    /// Shows texts that have never been shown, with words of several scripts, in changing fonts and widths.
    static func texts(_ count: Int) -> Result {
        let stage = Stage(size: CGSize(width: 180, height: 120), scale: 1, framesPerSecond: 60, threads: 1)
        let label = UILabel(frame: CGRect(x: 7, y: 9, width: 160, height: 100))
        label.numberOfLines = 0
        stage.window.addSubview(label)
        let words = ["window", "Straße", "город", "κύμα", "שלום", "ملف", "動画", "🎈", "affine", "e\u{301}tude"]
        return measure(count) { index in
            let shown = (0..<5).map { words[(index / ($0 + 1) + $0 * 3) % words.count] }
            label.font = .systemFont(ofSize: CGFloat(11 + index % 7), weight: index % 2 == 0 ? .regular : .bold)
            label.text = shown.joined(separator: " ") + " \(index)"
            label.frame.size.width = CGFloat(90 + index % 71)
            stage.advance(frames: 1)
            _ = stage.render()
        }
    }

    private static func measure(_ count: Int, _ body: (Int) -> Void) -> Result {
        var result = Result(count: count, early: 0, late: 0, resident: 0)
        for index in 0..<count {
            body(index)
            guard let bytes = ProcessLimits.usedMemory() else { continue }
            if index * 5 >= count, index * 5 < count * 2 { result.early = max(result.early, bytes) }
            if index * 5 >= count * 4 { result.late = max(result.late, bytes) }
        }
        result.resident = residentByteCount
        return result
    }

    /// The resident memory of the process.
    private static var residentByteCount: Int {
        let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
        return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * Int(getpagesize())
    }
}
