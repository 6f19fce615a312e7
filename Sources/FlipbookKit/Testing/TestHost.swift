import FlipbookPlayback
import Foundation
import Stage
import UIKit

/// The application that runs while the unit tests of an Xcode project are executed. `flipbook test` launches it before the first test, as
/// Xcode does.
///
/// Its stage advances by one frame every 1/60 s. While a test waits for an expectation, the stage advances as fast as possible.
@preconcurrency @MainActor public enum TestHost {
    /// The stage of the application, or nil if the process was not started by `flipbook test`.
    public private(set) static var stage: Stage?
    private static var timer: DispatchSourceTimer?

    /// Launches the application of the main bundle. The test program calls it before the first test.
    public static func start() {
        guard stage == nil else { return }
        WarningCheck.writeCountAtExit()
        guard let makeDelegate = UIApplication.makeListedDelegate else {
            return Diagnostics.report(
                .warning, source: "TestHost", "The project has no application delegate, so the tests run without the application.")
        }
        let app = BundledApplication(makeDelegate: makeDelegate, isForTests: true)
        let stage = app.scene.makeStage(scale: app.device.scale ?? 2)
        stage.makeCurrent()
        self.stage = stage
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now(), repeating: 1 / Double(stage.framesPerSecond))
        timer.setEventHandler { MainActor.assumeIsolated { stage.advance(frames: 1) } }
        timer.resume()
        self.timer = timer
    }

    /// Advances the stage frame by frame until a condition is met or a number of seconds has passed on the stage's clock. Between the
    /// frames, the main queue and the run loop run.
    ///
    /// - Returns: Whether the condition is met.
    public static func wait(seconds: TimeInterval, until condition: () -> Bool) -> Bool {
        guard let stage else { return condition() }
        let end = stage.time + max(seconds, 0)
        while !condition() {
            guard stage.time < end else { return false }
            stage.advance(frames: 1)
            // Performs the due work of the run loop, without waiting.
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceReferenceDate: 0))
        }
        return true
    }

    /// Returns an image of the screen, or an empty image without an application.
    public static func screenshot() -> UIImage {
        guard let stage else { return UIImage() }
        return UIImage(cgImage: CGImage(stage.render()), scale: stage.scale, orientation: .up)
    }

    /// Writes an image into the folder of the option `--pictures`. Without the option, nothing is written.
    public static func savePicture(_ image: UIImage, named name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["FLIPBOOK_PICTURES"], !folder.isEmpty else { return }
        guard let bitmap = image.cgImage?.bitmap else { return }
        try SnapshotFolder(folder).write(bitmap, named: name)
    }
}
