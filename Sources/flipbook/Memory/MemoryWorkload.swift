import DemoScenes
import FlipbookPlayback
import Stage
import UIKit
import WindowShell

/// A task whose memory is measured, in a separate process.
struct MemoryWorkload {
    /// The name on the command line.
    let name: String
    let title: String
    /// The limit of the peak in megabytes.
    let goal: Double
    /// The limit of the growth in bytes per frame.
    let growthGoal: Double
    /// Performs the task for a number of frames.
    let run: @MainActor (_ frameCount: Int) throws -> MemorySample

    /// All workloads, in the order of the table.
    static var all: [MemoryWorkload] { [gallery, demo, take] + Scene.demos.flatMap { [tours(of: $0), open($0)] } }

    /// The default number of frames between the two measurements of a workload.
    static let frameCount = 20_000

    // MARK: - The window

    private static let windowSize = CGSize(width: 1180, height: 860)

    /// The content of a window, and the image in which it is painted. No window is opened.
    private struct MemoryWindow {
        let content: WindowContent
        let collage = Collage(width: Int(windowSize.width), height: Int(windowSize.height), scale: 1)

        init(onlyScene: Int? = nil) throws { content = try WindowContent(Scene.demos, onlyScene: onlyScene, size: windowSize, scale: 1) }

        /// Advances by a frame, and paints every eighth frame.
        func advance() {
            content.advance(frames: 1)
            if content.frame % 8 == 0 { _ = content.paint(collage) }
        }

        /// Points at each card of the gallery in turn, for two seconds.
        func pointAtCards(frames: Int) {
            for _ in 0..<frames {
                let step = content.frame / 120
                content.pointerMoved(to: CGPoint(x: 120 + step % 4 * 260, y: 200 + step / 4 % 3 * 220))
                advance()
            }
        }

        /// Touches the scene once in a second, at changing points.
        func touchScene(frames: Int) {
            for _ in 0..<frames {
                let (step, part) = content.frame.quotientAndRemainder(dividingBy: 60)
                let point = content.pointInWindow(of: CGPoint(x: 60 + step * 37 % 250, y: 120 + step * 91 % 480)) ?? .zero
                if part == 10 { content.pointerDown(at: point) }
                if part == 20 { content.pointerUp() }
                advance()
            }
        }

        /// Plays the demo until it shows the first scene again. Returns the number of frames.
        func playRoundOfDemo() -> Int {
            let start = content.frame
            while content.currentSceneName == Scene.demos[0].name { advance() }
            while content.currentSceneName != Scene.demos[0].name { advance() }
            return content.frame - start
        }
    }

    /// The gallery, while the mouse points at each card in turn, so that the cards play their tours.
    private static let gallery = MemoryWorkload(name: "gallery", title: "gallery", goal: 200, growthGoal: 16) { frameCount in
        let window = try MemoryWindow()
        while window.content.hasMissingPosters { window.content.makeNextPoster() }
        let round = 120 * 12
        window.pointAtCards(frames: round)
        var recorder = MemoryRecorder()
        let roundCount = max((frameCount + round - 1) / round, 2)
        for _ in 0..<roundCount {
            window.pointAtCards(frames: round)
            recorder.record()
        }
        return recorder.sample(frameCount: roundCount * round)
    }

    /// The tours of all scenes in the window, in several rounds.
    private static let demo = MemoryWorkload(
        name: "demo", title: "tours of all scenes in the window", goal: 300, growthGoal: 64
    ) { frameCount in
        let window = try MemoryWindow()
        window.content.perform(.demo)
        _ = window.playRoundOfDemo()
        var recorder = MemoryRecorder()
        var (frames, roundCount) = (0, 0)
        while frames < frameCount || roundCount < 6 {
            frames += window.playRoundOfDemo()
            roundCount += 1
            recorder.record()
        }
        return recorder.sample(frameCount: frames)
    }

    /// A take of ten minutes in the window with the timeline. Its first minute is not measured. The number of frames on the command line
    /// has no effect.
    private static let take = MemoryWorkload(
        name: "take", title: "take of ten minutes with the timeline", goal: 250, growthGoal: 2000
    ) { _ in
        let window = try MemoryWindow(onlyScene: Scene.demos.firstIndex { $0.name == "components" })
        window.content.perform(.timeline)
        window.touchScene(frames: 3600)
        var recorder = MemoryRecorder()
        for _ in 0..<18 {
            window.touchScene(frames: 1800)
            recorder.record()
        }
        return recorder.sample(frameCount: 18 * 1800)
    }

    // MARK: - Scenes

    /// The limit of the peak of a scene in megabytes. The pages of `collections` show 18 pictures, which have 39 MB.
    private static func goal(of scene: Scene) -> Double { scene.name == "collections" ? 110 : 100 }

    /// A scene that plays its tour again and again, each time from the start.
    private static func tours(of scene: Scene) -> MemoryWorkload {
        MemoryWorkload(
            name: "\(scene.name)-tours", title: "\(scene.name): its tour repeated", goal: goal(of: scene), growthGoal: 16
        ) { frameCount in
            let take = try makeTake(scene)
            let length = try playTour(take)
            try repeatTour(take, frames: length)
            var recorder = MemoryRecorder()
            let repetitionCount = max((frameCount + length - 1) / max(length, 1), 1)
            for _ in 0..<repetitionCount {
                try repeatTour(take, frames: length)
                recorder.record()
            }
            return recorder.sample(frameCount: repetitionCount * length)
        }
    }

    /// A scene that plays its tour and then stays open.
    private static func open(_ scene: Scene) -> MemoryWorkload {
        MemoryWorkload(name: "\(scene.name)-open", title: "\(scene.name): left open", goal: goal(of: scene), growthGoal: 1) { frameCount in
            let take = try makeTake(scene)
            try playTour(take)
            try advance(take, frames: 600)
            var recorder = MemoryRecorder()
            for part in 0..<20 {
                try advance(take, frames: frameCount * (part + 1) / 20 - frameCount * part / 20)
                recorder.record()
            }
            return recorder.sample(frameCount: frameCount)
        }
    }

    private static func makeTake(_ scene: Scene) throws -> Take {
        try Take(script: scene.script(), onFailedExpectation: { _ in }) { scene.makeStage(scale: 1, threads: 1) }
    }

    /// Plays the tour of a new take, for two minutes at most, and returns the number of frames.
    @discardableResult
    private static func playTour(_ take: Take) throws -> Int {
        while !(take.isScriptFinished && take.stage.isIdle), take.frame < 7200 { try advance(take, frames: 1) }
        return take.frame
    }

    /// Plays a take again. Its script has already ended, so the number of frames is given.
    private static func repeatTour(_ take: Take, frames: Int) throws {
        try take.seek(to: 0)
        try advance(take, frames: frames)
    }

    private static func advance(_ take: Take, frames: Int) throws {
        for _ in 0..<frames {
            try take.advance()
            take.stage.paint()
        }
    }
}
