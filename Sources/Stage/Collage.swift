import CoreGraphics
import Display
import Foundation
import Raster

/// Several stages in one picture: one in the back, others seen through round windows in it, and one that lies over all.
///
/// Their display lists are put together before anything is painted, so each is as sharp as if it were alone, at any scale.
package final class Collage {
    package struct Inset {
        package var stage: Stage
        /// Where it is shown, in points of the back: as wide as this, and cut off below if it is higher.
        package var frame: CGRect
        package var radius: CGFloat

        package init(_ stage: Stage, frame: CGRect, radius: CGFloat = 0) {
            self.stage = stage
            self.frame = frame
            self.radius = radius
        }

        /// What can be seen of it, in its own points. What is cut off by less than can be seen is not cut.
        func part(_ scale: CGFloat) -> CGSize {
            let height = frame.height / scale
            return CGSize(width: stage.size.width, height: height < stage.size.height - 0.05 ? height : stage.size.height)
        }
    }

    package let width: Int
    package let height: Int
    private let painter: Painter
    private var list = DisplayList()

    package init(width: Int, height: Int, scale: CGFloat) {
        self.width = width
        self.height = height
        painter = Painter(width: width, height: height, scale: scale)
    }

    @discardableResult
    package func paint(_ back: Stage, _ insets: [Inset], front: Stage? = nil) -> [PixelRect] {
        list = back.displayList()
        for inset in insets {
            let scale = inset.frame.width / inset.stage.size.width
            let place = CGAffineTransform(scaleX: scale, y: scale)
                .concatenating(CGAffineTransform(translationX: inset.frame.minX, y: inset.frame.minY))
            list.embed(
                inset.stage.displayList(), place,
                through: RoundedRect(CGRect(origin: .zero, size: inset.part(scale)), radius: inset.radius / scale))
        }
        if let front {
            var over = front.displayList()
            over.background = .clear
            list.embed(over, .identity, through: RoundedRect(CGRect(origin: .zero, size: front.size)))
        }
        return painter.paint(list)
    }

    package func withPicture<R>(_ body: (borrowing Bitmap) throws -> R) rethrows -> R { try body(painter.surface) }
    package var picture: Bitmap { painter.surface }
}
