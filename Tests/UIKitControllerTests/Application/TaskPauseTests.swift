import Stage
import Testing

@testable import UIKit

/// Tasks in an application that was opened from an Xcode project.
@MainActor @Suite struct TaskPauseTests {
    private let stage = Stage(size: CGSize(width: 300, height: 200), scale: 1, framesPerSecond: 60)

    private final class Delegate: UIResponder, UIApplicationDelegate {}

    private func launch() {
        var launch = UIApplication.Launch()
        launch.performsMainQueueWork = true
        stage.launch(Delegate(), launch, info: ApplicationInfo([:]))
    }

    /// Yields 20 times, so that the tasks of the main actor run until all of them wait.
    private func yield() async {
        for _ in 0..<20 { await Task.yield() }
    }

    @Test func pauseEndsOnAFrameOfTheStage() async throws {
        launch()
        var isOver = false
        let task = Task { @MainActor in
            // During the wait, other tests may make their stages current.
            stage.makeCurrent()
            try await Task.sleep(for: .milliseconds(1500))
            isOver = true
        }
        await yield()
        #expect(!stage.isIdle)
        stage.advance(frames: 89)
        await yield()
        #expect(!isOver)
        stage.advance(frames: 1)
        try await task.value
        #expect(isOver && stage.frame == 90)
    }

    @Test func cancelledPauseThrows() async {
        launch()
        let task = Task { @MainActor in
            stage.makeCurrent()
            try await Task.sleep(nanoseconds: 7_000_000_000)
        }
        await yield()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func otherProgramsPauseOnTheWallClock() async throws {
        stage.makeCurrent()
        try await Task.sleep(for: .milliseconds(3))
        #expect(stage.frame == 0)
    }

    @Test func workOfABusyMainQueueWaitsAndTheFramesContinue() async {
        launch()
        #expect(UIApplication.shared.performsMainQueueWork)
        var isDone = false
        let task = Task { @MainActor in isDone = true }
        // The main queue runs this test, so it cannot perform the work at the same time. The call returns nevertheless.
        stage.advance(frames: 2)
        #expect(!isDone && stage.frame == 2)
        await task.value
        #expect(isDone && stage.frame == 2)
    }
}
