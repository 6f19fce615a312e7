import CoreGraphics
import FlipbookDisplayList
import FlipbookRaster
import Foundation

/// One image that is composed of several stages: a back stage, insets in the back stage, and optionally a front stage over all of them.
///
/// The display lists of the stages are combined before they are painted. So each stage is as sharp as if it were painted alone.
package final class Collage {
    /// A stage or a list that is shown in a part of the back stage.
    package struct Inset {
        /// The size of the stage or the list in its own points.
        package var size: CGSize
        /// The stage, or nil if only a list is shown.
        package var stage: Stage?
        /// The area of the back stage in which the inset is shown, in points. The width determines the scale. Content that is too tall is
        /// clipped.
        package var frame: CGRect
        package var cornerRadius: CGFloat
        /// The list that is shown, or nil for the current list of `stage`.
        package var list: DisplayList?
        /// A list that is shown over the inset, in the points of the inset, such as the notch of a phone, or nil.
        package var cover: DisplayList?

        package init(_ stage: Stage, frame: CGRect, cornerRadius: CGFloat = 0, list: DisplayList? = nil) {
            (self.stage, size) = (stage, stage.size)
            self.frame = frame
            self.cornerRadius = cornerRadius
            self.list = list
        }

        /// Creates an inset that shows a list.
        package init(_ list: DisplayList, size: CGSize, frame: CGRect, cornerRadius: CGFloat = 0) {
            (self.list, self.size, self.frame, self.cornerRadius) = (list, size, frame, cornerRadius)
        }

        /// The list that is shown.
        package var shownList: DisplayList { list ?? stage?.displayList() ?? DisplayList() }

        /// Returns the size of the visible part of the inset, in its own points. A difference of the heights that is too small to be
        /// visible is ignored.
        func visibleSize(atScale scale: CGFloat) -> CGSize {
            let height = frame.height / scale
            return CGSize(width: size.width, height: height < size.height - 0.05 ? height : size.height)
        }
    }

    /// A list that is shown over the insets, in points of the back stage.
    package struct Overlay {
        package var list: DisplayList
        /// The area to which the list is clipped.
        package var frame: CGRect

        package init(_ list: DisplayList, frame: CGRect) { (self.list, self.frame) = (list, frame) }
    }

    package let width: Int
    package let height: Int
    private let isTransparent: Bool
    private let painter: Painter
    /// The combined lists of the current frame and of the previous frame, which the painter compares. They are exchanged before each
    /// painting, so that their memory is reused.
    private var list = DisplayList()
    private var previousList = DisplayList()

    /// Creates a collage with a size in pixels. `scale` is the number of pixels per point. If `isTransparent` is true, the image is
    /// transparent where no stage paints. If `pixels` is not nil, frames are painted in this memory. It must have `width * height` words
    /// and exist as long as the collage, and no other code may change it.
    package init(width: Int, height: Int, scale: CGFloat, isTransparent: Bool = false, pixels: UnsafeMutablePointer<UInt32>? = nil) {
        self.width = width
        self.height = height
        self.isTransparent = isTransparent
        painter = Painter(width: width, height: height, scale: scale, pixels: pixels)
    }

    /// Paints the stages. Returns the areas whose pixels may have changed.
    ///
    /// - Parameter zoom: A transform of the back stage, the insets and the overlay, but not of the front stage, or nil for no transform.
    @discardableResult
    package func paint(_ back: Stage, _ insets: [Inset], overlay: Overlay? = nil, zoom: CGAffineTransform? = nil, front: Stage? = nil)
        -> [PixelRect]
    {
        swap(&list, &previousList)
        list.removeAll()
        let backList = back.displayList()
        list.background = backList.background
        if let zoom {
            list.embed(backList, zoom, clippedTo: RoundedRect(CGRect(origin: .zero, size: back.size)))
        } else {
            list.items.append(contentsOf: backList.items)
            list.clips.append(contentsOf: backList.clips)
        }
        if isTransparent { list.background = .clear }
        for inset in insets {
            let scale = inset.frame.width / inset.size.width
            let transform = CGAffineTransform(scaleX: scale, y: scale)
                .concatenating(CGAffineTransform(translationX: inset.frame.minX, y: inset.frame.minY))
                .concatenating(zoom ?? .identity)
            let clip = RoundedRect(
                CGRect(origin: .zero, size: inset.visibleSize(atScale: scale)), radius: inset.cornerRadius / scale)
            list.embed(inset.shownList, transform, clippedTo: clip)
            if let cover = inset.cover { list.embed(cover, transform, clippedTo: clip) }
        }
        if let overlay { list.embed(overlay.list, zoom ?? .identity, clippedTo: RoundedRect(overlay.frame)) }
        if let front {
            var frontList = front.displayList()
            frontList.background = .clear
            list.embed(frontList, .identity, clippedTo: RoundedRect(CGRect(origin: .zero, size: front.size)))
        }
        return painter.paint(list)
    }

    /// Calls `body` with the painted image. The image is copied only if the collage paints in the memory of its caller.
    package func withImage<R>(_ body: (borrowing Bitmap) throws -> R) rethrows -> R { try body(painter.surface) }
    /// A copy of the painted image.
    package var image: Bitmap { painter.surface }
}
