import CoreGraphics
import QuartzCore

/// A sheet that is being turned, by a finger or by an animation.
///
/// `finger` is the position at which the point `grabbed` of the sheet is displayed. For a sheet at rest, both are equal. For a sheet that
/// is turned over, `finger` is on the other side of the spine.
@MainActor final class PageTurn {
    let transition: PageTransition
    private let sheet: PaperSheet
    private let placement: PaperSheetPlacement
    /// Called at the end, with whether the transition was completed.
    private let didEnd: (PageTurn, Bool) -> Void
    private var curlView: PageCurlView?
    private var link: CADisplayLink?

    private(set) var grabbed: CGPoint
    private(set) var finger: CGPoint
    /// The value of `finger` at the beginning of the drag.
    private var dragStart = CGPoint.zero
    /// The horizontal distance that `finger` moves per point of the touch.
    private var dragGain: CGFloat = 1

    private static let wholeTurnDuration = 0.6
    /// The velocity in points per second above which only the direction of a flick determines the final side.
    private static let flickVelocity: CGFloat = 300

    init(_ transition: PageTransition, _ sheet: PaperSheet, _ placement: PaperSheetPlacement, _ didEnd: @escaping (PageTurn, Bool) -> Void)
    {
        (self.transition, self.sheet, self.placement, self.didEnd) = (transition, sheet, placement, didEnd)
        grabbed = CGPoint(x: placement.sheetSize.width, y: placement.sheetSize.height * 0.8)
        finger = grabbed
        if transition.direction == .reverse { finger = turnedFinger }
    }

    /// The position of the grabbed point if the sheet is turned over.
    private var turnedFinger: CGPoint { CGPoint(x: -grabbed.x, y: grabbed.y) }

    // MARK: - Views

    /// Adds the pages that become visible, and the sheet with the images of its sides.
    func addViews(to view: UIView, below spineView: UIView) {
        let added = placement.hasTwoPages ? transition.addedPages : Array(transition.newPages.prefix(1))
        for page in added + [sheet.back].compactMap({ $0 }) where page.view.superview !== view {
            view.insertSubview(page.view, at: 0)
            page.view.layoutIfNeeded()
        }
        if let back = sheet.back, !placement.hasTwoPages { back.view.setUntransformedFrame(placement.area) }
        let new = PageCurlView(
            frame: view.bounds, front: image(of: sheet.front), back: sheet.back.flatMap(image), imageSize: sheet.front.view.bounds.size,
            imageTransform: placement.imageTransform, sheetTransform: placement.sheetTransform)
        // During the turn, the sides of the sheet are images, so their views are hidden. The pages before and after the turn are
        // visible below the sheet.
        for page in [sheet.front, sheet.back].compactMap({ $0 }) { page.view.isHidden = true }
        view.insertSubview(new, belowSubview: spineView)
        curlView = new
        show()
    }

    private func image(of page: UIViewController) -> CGImage? {
        guard let view = page.view, !view.bounds.isEmpty else { return nil }
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = view.window?.screen.scale ?? UIScreen.main.scale
        return UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in
            view.drawHierarchy(in: CGRect(origin: .zero, size: view.bounds.size), afterScreenUpdates: true)
        }.cgImage
    }

    func removeViews() {
        stop()
        curlView?.removeFromSuperview()
        for page in [sheet.front, sheet.back].compactMap({ $0 }) { page.view.isHidden = false }
        if let back = sheet.back, !transition.newPages.contains(object: back), !transition.oldPages.contains(object: back) {
            back.view.removeFromSuperview()
        }
    }

    private func show() { curlView?.show(PageCurl(size: placement.sheetSize, grabbed: grabbed, finger: finger)) }

    // MARK: - The finger

    /// Grabs the free edge of the sheet at the height of a touch, at the beginning of a turn.
    ///
    /// If the touch is at the free edge, the edge moves with it. Otherwise the edge moves faster than the touch, so that both arrive
    /// together at the opposite side of the spine. If a single page is turned back, its edge comes from outside of the view, and arrives
    /// together with the touch at its resting position. In this case, it moves at most four times as fast as the touch.
    func grab(at point: CGPoint) {
        stop()
        let width = placement.sheetSize.width
        let comesFromOutside = !placement.hasTwoPages && transition.direction == .reverse
        let touchDistance = comesFromOutside ? max(width - point.x, width / 2) : width + min(abs(point.x), width)
        dragGain = 2 * width / max(touchDistance, 1)
        grabbed = CGPoint(x: width, y: point.y)
        finger = transition.direction == .forward ? grabbed : turnedFinger
        dragStart = finger
    }

    /// Grabs the sheet during its animation.
    func grab() {
        stop()
        dragStart = finger
    }

    func drag(by translation: CGPoint) {
        let x = min(max(dragStart.x + translation.x * dragGain, -grabbed.x), grabbed.x)
        finger = CGPoint(x: x, y: dragStart.y + translation.y)
        show()
    }

    /// Animates the sheet to its final side: after a flick, the side in the direction of the flick, otherwise the side on which `finger`
    /// is. The border between the sides is the spine if two pages are visible, and 0.4 of the page's width if a single page is visible.
    func release(velocity: CGPoint) {
        let speed = velocity.x * dragGain
        let threshold = placement.hasTwoPages ? 0 : grabbed.x * 0.4
        let isTurned = abs(speed) > Self.flickVelocity ? speed < 0 : finger.x < threshold
        let target = isTurned ? turnedFinger : grabbed
        let motionX = ScrollAnimation.approach(
            from: Double(finger.x), to: Double(target.x), velocity: Double(speed), minimumFrequency: 9, pixel: 0.5)
        let motionY = ScrollAnimation.approach(
            from: Double(finger.y), to: Double(target.y), velocity: Double(velocity.y), minimumFrequency: 9, pixel: 0.5)
        play(max(motionX.duration, motionY.duration), isTurned: isTurned) { time in
            CGPoint(x: motionX.offset(at: time), y: motionY.offset(at: time))
        }
    }

    // MARK: - Animation

    /// Turns the sheet with an animation. The sheet is grabbed at the height `y`, such as the height of a tap. If `y` is nil, it is grabbed
    /// near a corner.
    func playWholeTurn(at y: CGFloat? = nil) {
        let size = placement.sheetSize
        let isForward = transition.direction == .forward
        grabbed = CGPoint(x: size.width, y: min(max(y ?? size.height * 0.8, 0), size.height))
        let progress = ScrollAnimation.ease(from: 0, to: 1, duration: Self.wholeTurnDuration)
        let (grabbed, lift) = (grabbed, (grabbed.y > size.height / 2 ? -1 : 1) * min(size.height * 0.12, size.width * 0.25))
        play(Self.wholeTurnDuration, isTurned: isForward) { time in
            let turned = CGFloat(isForward ? progress.offset(at: time) : 1 - progress.offset(at: time))
            return CGPoint(x: grabbed.x * (1 - 2 * turned), y: grabbed.y + lift * sin(.pi * turned))
        }
    }

    private func play(_ duration: Double, isTurned: Bool, _ path: @escaping (Double) -> CGPoint) {
        stop()
        targetIsTurned = isTurned
        guard let tree = curlView?.layer.tree, let start = curlView?.layer.now, duration > 0 else { return finishNow() }
        finger = path(0)
        show()
        let link = CADisplayLink { [weak self] link in
            guard let self, let curlView else { return link.invalidate() }
            let time = curlView.layer.now - start
            finger = path(min(time, duration))
            show()
            // Outside of a window, the time of the layer stops, so the turn ends immediately.
            if time >= duration - 1e-9 || curlView.window == nil { finishNow() }
        }
        link.add(to: tree)
        self.link = link
    }

    /// Whether the animation turns the sheet over rather than back, or nil while a finger holds the sheet.
    private var targetIsTurned: Bool?

    private func stop() {
        link?.invalidate()
        (link, targetIsTurned) = (nil, nil)
    }

    /// Ends the turn at the side to which the animation moves the sheet. Without an animation, this is the nearer side.
    func finishNow() {
        let isTurned = targetIsTurned ?? (finger.x < 0)
        stop()
        didEnd(self, isTurned == (transition.direction == .forward))
    }
}
