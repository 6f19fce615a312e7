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

    @Test func framesAreInRows() throws {
        let frames = (1...5).map { (number: Int) -> Bitmap in
            // The fourth frame is rotated.
            let (width, height) = number == 4 ? (20, 32) : (32, 20)
            return Bitmap(width: width, height: height, words: (0..<640).map { UInt32($0 + number * 1000) | 0xFF00_0000 })
        }
        let strip = Filmstrip.combine(frames, columns: 3)
        let size: (width: Int, height: Int) = (3 * 32 + 4 * 2, 20 + 32 + 3 * 2)
        #expect(strip.width == size.width && strip.height == size.height)
        #expect(strip.cropped(x: 36, y: 2, width: 32, height: 20) == frames[1])
        #expect(strip.cropped(x: 2, y: 24, width: 20, height: 32) == frames[3])
        #expect(strip.cropped(x: 24, y: 24, width: 32, height: 20) == frames[4])
        #expect(strip[103, 57] == strip[0, 0])
        #expect(Filmstrip.combine(frames, columns: 9) == Filmstrip.combine(frames))
        let take = try makeTake("wait 1")
        let rows = try Filmstrip.make(take, at: [0, 0.1, 0.2], columns: 2)
        let sizeOfRows: (width: Int, height: Int) = (2 * 300 + 3 * 18, 2 * 200 + 3 * 18)
        #expect(rows.width == sizeOfRows.width && rows.height == sizeOfRows.height)
    }

    /// One row of four frames has 4 · 300 + 5 · 18 = 1290 pixels.
    @Test(arguments: [(nil, 1289, 2), (nil, 1290, 4), (nil, 653, 1), (nil, 7, 1), (3, 700, 3), (nil, nil, 4)] as [(Int?, Int?, Int)])
    func wideStripHasSeveralRows(columns: Int?, maximumWidth: Int?, rowLength: Int) throws {
        let strip = try Filmstrip.make(makeTake("wait 1"), at: [0, 0.1, 0.2, 0.3], columns: columns, maximumWidth: maximumWidth)
        let rowCount = (4 + rowLength - 1) / rowLength
        #expect(strip.width == rowLength * 300 + (rowLength + 1) * 18)
        #expect(strip.height == rowCount * 200 + (rowCount + 1) * 18)
    }

    /// In floating point, 100 · 0.29 is a little less than 29.
    @Test func errorNamesTheSizeOfThePaintedFrames() throws {
        let take = try Take(script: Script("wait 1", file: "a.script")) { Stage(size: CGSize(width: 100, height: 200), scale: 0.29) }
        #expect(take.stage.render().width == 29 && take.stage.render().height == 58)
        let times = Array(repeating: 0.0, count: 200_000)
        let error = #expect(throws: StageError.self) { try Filmstrip.make(take, at: times) }
        #expect(error?.description.contains("200000 frames of 29×58 pixels") == true, "\(error?.description ?? "")")
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
