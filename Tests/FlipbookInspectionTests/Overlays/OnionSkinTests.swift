import CoreGraphics
import FlipbookDisplayList
import FlipbookInspection
import FlipbookRaster
import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite struct OnionSkinTests {
    private let stage: Stage
    private let controller: MovingController
    private var lists: [DisplayList] = []

    init() {
        (stage, controller) = MovingController.stage()
        for frame in 0..<50 {
            if frame > 0 { stage.advance(frames: 1) }
            lists.append(stage.displayList())
        }
    }

    private func image(_ list: DisplayList, threads: Int = 1) -> Bitmap {
        let painter = Painter(width: 200, height: 240, scale: 1, threads: threads)
        painter.paint(list)
        return painter.surface
    }

    private func onion(_ view: UIView, at frame: Int, _ skin: OnionSkin = OnionSkin()) -> DisplayList {
        let subtree = LayerTreeSample(stage).subtree(of: view.layer.serialNumber)
        return skin.list(lists[frame], at: frame, layers: [subtree]) { lists.indices.contains($0) ? lists[$0] : nil }
    }

    @Test func ghostsAreAtTheirFramesFarthestFirst() {
        #expect(OnionSkin(spacing: 3, before: 2, after: 1).frames(around: 20) == [14, 23, 17])
        #expect(OnionSkin(spacing: 3, before: 2, after: 1).frames(around: 4) == [7, 1])
    }

    @Test func ghostsOfAStillLayerAreInvisible() {
        #expect(onion(controller.stillBox, at: 24) == lists[24])
    }

    @Test func ghostsShowEarlierAndLaterPositions() {
        let (plain, ghosts) = (image(lists[24]), image(onion(controller.movingBox, at: 24)))
        func color(_ image: Bitmap, _ frame: Int) -> Bitmap.Pixel {
            // A point at the left edge of the box. The ghosts of later frames do not cover it, because they are farther to the right.
            image[10 + 2 * frame + 1, 20 + frame + 12]
        }
        // The earliest ghost is that of frame 24 - 20 = 4.
        #expect(color(plain, 4).word == 0xFFFF_FFFF && color(ghosts, 4).word != 0xFFFF_FFFF)
        // The box itself is not covered.
        let inside: (x: Int, y: Int) = (10 + 48 + 20, 20 + 24 + 18)
        #expect(plain[inside.x, inside.y] == ghosts[inside.x, inside.y])
        // A later ghost is at the right of the box.
        let right = (x: 10 + 2 * 36 + 27, y: 20 + 36 + 22)
        #expect(plain[right.x, right.y].word == 0xFFFF_FFFF)
        let later = ghosts[right.x, right.y]
        #expect(later.word != 0xFFFF_FFFF && later.blue > 0)
        // Earlier ghosts are warmer than later ones.
        #expect(Int(color(ghosts, 4).red) - Int(color(ghosts, 4).blue) > Int(later.red) - Int(later.blue))
    }

    @Test func numberOfThreadsDoesNotAffectGhosts() {
        let list = onion(controller.movingBox, at: 30)
        #expect(image(list, threads: 1) == image(list, threads: 4))
    }
}
