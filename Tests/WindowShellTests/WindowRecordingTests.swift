import CoreGraphics
import FlipbookPlayback
import Stage
import Testing
import UIKit

@testable import WindowShell

/// Recordings that the window starts.
@MainActor @Suite struct WindowRecordingTests {
    /// A saved state of the window can contain any frame rate.
    @Test func runningTimeChangesInEachFrameAtALowFrameRate() throws {
        let scene = Scene("desk", device: .phone(300, 400), tour: .none) { UIViewController() }
        let content = try WindowContent([scene], onlyScene: 0, size: CGSize(width: 900, height: 700), scale: 1)
        content.setFrameRate(7)
        content.startRecording()
        content.advance(frames: 3)
        #expect(content.framesUntilRecordingTimeChange == 1 && content.recordingTime == "0:00.4")
    }
}
