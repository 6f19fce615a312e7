import CoreGraphics
import FlipbookDisplayList
import FlipbookRaster
import Foundation

/// One image of several stages: a stage at the back, others as insets in it, and optionally one in front of all.
///
/// The display lists are combined before anything is painted. So each stage is as sharp as alone, at any scale.
package final class Collage {
    /// A stage that is shown in a part of the back stage.
    package struct Inset {
        package var stage: Stage
        /// The area of the back stage that shows it, in points. The width sets the scale; content that is too high is clipped.
        package var frame: CGRect
        package var cornerRadius: CGFloat

        package init(_ stage: Stage, frame: CGRect, cornerRadius: CGFloat = 0) {
            self.stage = stage
            self.frame = frame
            self.cornerRadius = cornerRadius
        }

        /// The visible part of the inset stage, in its own points. A height difference that is too small to see is ignored.
        func visibleSize(atScale scale: CGFloat) -> CGSize {
            let height = frame.height / scale
            return CGSize(width: stage.size.width, height: height < stage.size.height - 0.05 ? height : stage.size.height)
        }
    }

    package let width: Int
    package let height: Int
    private let painter: Painter
    private var list = DisplayList()

    /// Creates a collage for images of a size in pixels. `scale` is in pixels per point.
    package init(width: Int, height: Int, scale: CGFloat) {
        self.width = width
        self.height = height
        painter = Painter(width: width, height: height, scale: scale)
    }

    /// Paints the stages. Returns the areas whose pixels may have changed.
    @discardableResult
    package func paint(_ back: Stage, _ insets: [Inset], front: Stage? = nil) -> [PixelRect] {
        list = back.displayList()
        for inset in insets {
            let scale = inset.frame.width / inset.stage.size.width
            let transform = CGAffineTransform(scaleX: scale, y: scale)
                .concatenating(CGAffineTransform(translationX: inset.frame.minX, y: inset.frame.minY))
            list.embed(
                inset.stage.displayList(), transform,
                clippedTo: RoundedRect(CGRect(origin: .zero, size: inset.visibleSize(atScale: scale)), radius: inset.cornerRadius / scale))
        }
        if let front {
            var frontList = front.displayList()
            frontList.background = .clear
            list.embed(frontList, .identity, clippedTo: RoundedRect(CGRect(origin: .zero, size: front.size)))
        }
        return painter.paint(list)
    }

    /// Calls `body` with the painted image, without copying it.
    package func withImage<R>(_ body: (borrowing Bitmap) throws -> R) rethrows -> R { try body(painter.surface) }
    /// A copy of the painted image.
    package var image: Bitmap { painter.surface }
}
