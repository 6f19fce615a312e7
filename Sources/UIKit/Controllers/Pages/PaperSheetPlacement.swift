import CoreGraphics

/// The placement of sheets in the area of the pages: the side of the spine, and the axis along which pages are turned.
nonisolated struct PaperSheetPlacement {
    let area: CGRect
    private let isHorizontal: Bool
    private let spine: UIPageViewController.SpineLocation
    /// Whether the free edge of a sheet that is not turned is on the left, or at the top.
    private let isReflected: Bool

    /// Creates a placement. In a right-to-left layout, the spine `min` is the right edge, and the first of two pages is on the
    /// right.
    init(
        area: CGRect, _ orientation: UIPageViewController.NavigationOrientation, _ spine: UIPageViewController.SpineLocation,
        isRightToLeft: Bool = false
    ) {
        (self.area, isHorizontal, self.spine) = (area, orientation == .horizontal, spine)
        isReflected = (spine == .max) != (isRightToLeft && orientation == .horizontal)
    }

    /// Whether two pages are visible.
    var hasTwoPages: Bool { spine == .mid }

    /// The size of a sheet: its width is the distance from the spine to the free edge.
    var sheetSize: CGSize {
        let size = isHorizontal ? area.size : CGSize(width: area.height, height: area.width)
        return spine == .mid ? CGSize(width: size.width / 2, height: size.height) : size
    }

    /// Returns the frame of a visible page.
    func frame(ofPage index: Int) -> CGRect {
        guard spine == .mid else { return area }
        let half = ((isHorizontal ? area.width : area.height) / 2).rounded()
        let parts = area.divided(atDistance: half, from: isHorizontal ? .minXEdge : .minYEdge)
        return (index == 0) != isReflected ? parts.slice : parts.remainder
    }

    /// The frame of the shade along a spine in the middle.
    var spineFrame: CGRect {
        let width: CGFloat = 48
        return isHorizontal
            ? CGRect(x: area.midX - width / 2, y: area.minY, width: width, height: area.height)
            : CGRect(x: area.minX, y: area.midY - width / 2, width: area.width, height: width)
    }

    /// The transform from the image of a page to the sheet.
    var imageTransform: CGAffineTransform {
        let turned = isHorizontal ? CGAffineTransform.identity : Self.transposition
        return isReflected ? turned.concatenating(reflection) : turned
    }

    /// The transform that exchanges the spine and the free edge of a sheet.
    private var reflection: CGAffineTransform { CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: sheetSize.width, ty: 0) }

    /// The transform from the sheet to the view of the pages.
    var sheetTransform: CGAffineTransform {
        var transform = CGAffineTransform.identity
        if isReflected {
            transform = reflection
        } else if spine == .mid {
            transform = CGAffineTransform(translationX: sheetSize.width, y: 0)
        }
        if !isHorizontal { transform = transform.concatenating(Self.transposition) }
        return transform.concatenating(CGAffineTransform(translationX: area.minX, y: area.minY))
    }

    /// The transform that exchanges x and y.
    private static let transposition = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)

    /// Converts a point from the view of the pages to the sheet.
    func sheetPoint(_ point: CGPoint) -> CGPoint { point.applying(sheetTransform.inverted()) }

    /// Converts a vector from the view of the pages to the sheet.
    func sheetVector(_ vector: CGPoint) -> CGPoint {
        let (end, start) = (sheetPoint(vector), sheetPoint(.zero))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
}
