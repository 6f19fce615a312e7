import CoreGraphics
import FlipbookPlayback
import Stage
import Testing
import UIKit

/// The times below the frames of a filmstrip, and the touches that its frames do not show.
@MainActor @Suite struct FilmstripCaptionTests {
    @Test func captionIsBelowTheUnchangedFrame() {
        let frame = Bitmap(width: 91, height: 7, words: (0..<637).map { UInt32($0) | 0xFF00_0000 })
        let (early, late) = (Filmstrip.captioned(frame, time: 0.25, scale: 2), Filmstrip.captioned(frame, time: 1.5, scale: 2))
        #expect(early.width == 91 && early.height == 7 + 48)
        #expect(early.cropped(x: 0, y: 0, width: 91, height: 7) == frame)
        let captions = [early, late].map { $0.cropped(x: 0, y: 7, width: 91, height: 48) }
        #expect(captions[0] != captions[1])
        #expect(captions[0][0, 0] == captions[1][90, 47], "the background of the strip is beside the text")
    }

    private func makeTake(_ script: String) throws -> Take {
        try Take(script: Script(script, file: "a.script")) { Stage(size: CGSize(width: 300, height: 200), scale: 1) }
    }

    @Test func touchIsHiddenIfNoFrameIsBetweenItsStartAndTheEndOfItsFade() throws {
        // The finger is down from frame 18 to 24, and its indicator has faded out in frame 39. Another finger is down from frame 84 on.
        let take = try makeTake("wait 0.3\ntap (40, 50)\nwait 1\ndown (70, 30)\nwait 0.4\n")
        try take.advance(frames: 120)
        let cases: [(frames: [Int], count: Int)] = [
            ([17, 39], 1), ([17, 18, 39], 0), ([17, 24, 39], 0), ([17, 38], 0), ([3, 17], 0), ([17, 39, 83, 110], 1), ([39], 1), ([], 0),
        ]
        for (frames, count) in cases {
            #expect(take.hiddenTouchCount(inFrames: frames) == count, "\(frames)")
        }
    }
}
