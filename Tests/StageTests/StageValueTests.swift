import Stage
import Testing
import UIKit

/// Sizes and durations that no stage can have.
@MainActor @Suite struct StageValueTests {
    @Test func durationsOutOfRangeDoNotAdvance() {
        let stage = Stage(size: CGSize(width: 33, height: 44), scale: 1, framesPerSecond: 50)
        stage.advance(by: 0.3)
        let lines = Diagnostics.recorded {
            for seconds in [Double.nan, .infinity, -.infinity, 1e30, 1e12] { stage.advance(by: seconds) }
        }
        #expect(lines.count == 1 && stage.frame == 15)
        stage.advance(by: -4)
        #expect(stage.frame == 15)
    }

    @Test func sizesAndScalesOutOfRangeAreReplaced() {
        _ = Diagnostics.recorded {
            for number in [CGFloat.nan, .infinity, -.infinity, 0, -3, 1e30] {
                let stages = [
                    Stage(size: CGSize(width: number, height: 40), scale: 1), Stage(size: CGSize(width: 30, height: number), scale: 1),
                    Stage(size: CGSize(width: 30, height: 40), scale: number),
                ]
                for stage in stages { #expect(stage.size == CGSize(width: 375, height: 667) && stage.scale == 2) }
            }
            #expect(Stage(size: CGSize(width: 30, height: 40), scale: 1, framesPerSecond: 0).framesPerSecond == 60)
        }
        let stage = Stage(size: CGSize(width: 30, height: 40), scale: 3)
        #expect(stage.size == CGSize(width: 30, height: 40) && stage.scale == 3)
    }
}
