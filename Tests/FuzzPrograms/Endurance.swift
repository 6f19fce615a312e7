import DemoScenes
import FlipbookPlayback
import Foundation
import Stage

/// Long runs that must not need more and more memory: many frames of one stage, and many stages one after another.
enum Endurance {
    /// The allocated memory of a run, in bytes: the maxima of its second fifth and of its last fifth. The first fifth fills caches.
    struct Result {
        var count: Int
        var early: Int
        var late: Int
        var resident: Int

        /// A cache may still grow a little.
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
