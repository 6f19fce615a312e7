import XCTest
import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite final class FoundationBeforeUIKitTests {
    @Test func scheduledCallsRunOnTheStage() {
        let stage = Stage(size: CGSize(width: 30, height: 40), scale: 1, framesPerSecond: 60)
        stage.advance(frames: 9)
        var frames: [Int] = []
        stage.perform {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { frames.append(stage.frame) }
            DispatchQueue.main.async { frames.append(stage.frame) }
            Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in frames.append(stage.frame) }
            RunLoop.main.perform { frames.append(stage.frame) }
        }
        stage.advance(frames: 60)
        #expect(frames == [10, 10, 24, 39])
    }
}
