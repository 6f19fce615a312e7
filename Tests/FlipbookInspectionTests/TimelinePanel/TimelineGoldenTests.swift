import CoreGraphics
import FlipbookImages
import FlipbookInspection
import FlipbookPlayback
import Foundation
import Stage
import Testing
import UIKit

/// Compares pictures of the timeline with recorded pictures, which are checked by eye before they are committed. Texts are hidden, because
/// other versions of the fonts have other glyphs. `make goldens` records the pictures again.
@MainActor @Suite struct TimelineGoldenTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Goldens").standardized

    private func hideTexts(in view: UIView) {
        if view is UILabel { view.alpha = 0 }
        for subview in view.subviews { hideTexts(in: subview) }
    }

    private func image(height: CGFloat, _ change: (TimelineView) -> Void) -> Bitmap {
        let stage = Stage(size: CGSize(width: 1000, height: height), scale: 1)
        let view = TimelineView(frame: CGRect(origin: .zero, size: stage.size))
        view.timeline = .sample
        stage.perform { stage.window.addSubview(view) }
        change(view)
        stage.advance(frames: 1)
        hideTexts(in: view)
        return stage.render()
    }

    private func expectEqual(_ image: Bitmap, _ name: String) throws {
        let path = Self.folder.appending(path: name + ".png").path
        if ProcessInfo.processInfo.environment["FLIPBOOK_GOLDENS"] == "make" { try ImageFile.writePNG(image, to: path) }
        let expected = try ImageFile.bitmap(atPath: path)
        try #require(expected.width == image.width && expected.height == image.height)
        // With other fonts, texts have other widths, so the edge of a key cap or of the playhead's label can move by a pixel.
        let difference = BitmapDifference(expected, image, tolerance: 16)
        #expect(difference?.pixelCount ?? 0 <= image.width * image.height / 2000, "\(name)")
    }

    @Test func wholeTakeEqualsTheRecordedPicture() throws {
        try expectEqual(
            image(height: 640) { view in
                view.playheadFrame = 200
                view.scroll(to: 0)
            }, "timeline-whole")
    }

    @Test func zoomedLoopEqualsTheRecordedPicture() throws {
        try expectEqual(
            image(height: 260) { view in
                view.visibleTimeRange = 1.4...2.6
                view.loopRange = 92...132
                view.playheadFrame = 107
                view.selectedAnimation = 2
                view.scroll(to: 150)
            }, "timeline-loop")
    }

    @Test func everyRecordedPictureHasATest() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.hasPrefix("timeline-") }
        #expect(files.sorted() == ["timeline-loop.png", "timeline-whole.png"])
    }
}
