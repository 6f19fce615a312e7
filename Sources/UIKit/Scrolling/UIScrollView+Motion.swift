import CoreGraphics
import Motion
import QuartzCore

extension UIScrollView {
    /// What moves the content: nothing, a finger, or a course in each direction.
    enum Life {
        case resting
        /// A finger is down and has not moved far enough for a drag.
        case held
        case dragging(ScrollDrag)
        case gliding(Reason, Glide)
    }

    /// `settling` is on its way to a page, or to where the delegate wants it.
    enum Reason { case decelerating, settling, animating, toTop, wheel }

    /// Two courses that began together.
    struct Glide {
        let begin: Double
        var x: ScrollCourse
        var y: ScrollCourse

        func offset(at time: Double) -> CGPoint { CGPoint(x: x.offset(at: time - begin), y: y.offset(at: time - begin)) }
        func isOver(at time: Double) -> Bool { time - begin >= max(x.duration, y.duration) - 1e-9 }
        func velocity(at time: Double) -> (x: Double, y: Double) { (x.velocity(at: time - begin), y.velocity(at: time - begin)) }
    }

    // MARK: - Looking

    /// Whether a finger is on the content.
    public var isTracking: Bool {
        switch life {
        case .held, .dragging: true
        case .resting, .gliding: false
        }
    }

    /// Whether a finger moves the content.
    public var isDragging: Bool {
        if case .dragging = life { return true }
        return false
    }

    /// Whether the content runs on after a finger has let go.
    public var isDecelerating: Bool {
        switch life {
        case .gliding(.decelerating, _), .gliding(.settling, _): true
        default: false
        }
    }

    var isAtRest: Bool {
        if case .resting = life { return true }
        return false
    }

    // MARK: - Courses

    /// Begins to move along two courses now.
    func glide(_ reason: Reason, _ x: ScrollCourse, _ y: ScrollCourse) {
        life = .gliding(reason, Glide(begin: layer.now, x: x, y: y))
        guard link == nil, let tree = layer.tree else { return }
        let link = CADisplayLink { [weak self] _ in self?.tick() }
        link.add(to: tree)
        self.link = link
    }

    private func tick() {
        guard case .gliding(let reason, let glide) = life else { return endLink() }
        let now = layer.now
        let isOver = glide.isOver(at: now)
        if isOver { life = .resting }
        drive(to: glide.offset(at: now))
        // A delegate may have stopped it, or sent it elsewhere.
        if isOver, case .resting = life { arrive(reason) }
    }

    /// Moves the content on behalf of a finger or a course.
    func drive(to offset: CGPoint) {
        isDriving = true
        if offset != contentOffset { contentOffset = offset }
        isDriving = false
    }

    /// Stands still, as at the end of a course.
    private func arrive(_ reason: Reason) {
        endLink()
        fadeIndicators()
        switch reason {
        case .decelerating, .settling: listener?.scrollViewDidEndDecelerating(self)
        case .animating, .wheel: listener?.scrollViewDidEndScrollingAnimation(self)
        case .toTop: listener?.scrollViewDidScrollToTop(self)
        }
    }

    private func endLink() {
        link?.invalidate()
        link = nil
    }

    /// Stops where it is and tells whoever waits for the end.
    func halt() {
        guard case .gliding(let reason, _) = life else { return }
        life = .resting
        arrive(reason)
    }

    /// The content has grown or shrunk above what is seen: all is moved along with it, and nothing is seen to move.
    func slide(by step: CGVector) {
        isDriving = true
        contentOffset = CGPoint(x: contentOffset.x + step.dx, y: contentOffset.y + step.dy)
        isDriving = false
        switch life {
        case .gliding(.decelerating, _), .dragging: goOnFromHere()
        case .gliding(let reason, let glide):
            let moved = Glide(begin: glide.begin, x: glide.x.moved(by: Double(step.dx)), y: glide.y.moved(by: Double(step.dy)))
            life = .gliding(reason, moved)
        case .resting, .held: break
        }
    }

    /// Somebody has written the offset: what moves the content goes on from there, as fast as it was.
    func goOnFromHere() {
        let (x, y) = (Double(contentOffset.x), Double(contentOffset.y))
        switch life {
        case .resting, .held: break
        case .dragging(var drag):
            drag.anchor(x, y, rangeX, rangeY)
            life = .dragging(drag)
        case .gliding(.decelerating, let glide):
            let now = layer.now
            let velocity = glide.velocity(at: now)
            life = .gliding(
                .decelerating,
                Glide(begin: now, x: course(x, velocity.x, rangeX), y: course(y, velocity.y, rangeY)))
        case .gliding: halt()
        }
    }

    /// What a flick with so many points a second does.
    func course(_ start: Double, _ velocity: Double, _ range: ScrollRange) -> ScrollCourse {
        ScrollCourse.flick(from: start, velocity: velocity, in: range, decay: Decay(rate: Double(decelerationRate.rawValue)), pixel: pixel)
    }

    // MARK: - The wheel

    /// Moves the content by so many points, softly, and never beyond its edges. Turns of a wheel add up while it moves.
    package func scroll(by step: CGVector) {
        var goal = contentOffset
        if case .gliding(.wheel, let glide) = life { goal = CGPoint(x: glide.x.goal, y: glide.y.goal) }
        glide(to: isPagingEnabled ? page(beyond: goal, step) : clamped(CGPoint(x: goal.x + step.dx, y: goal.y + step.dy)))
    }

    /// On softly to another goal, from where it is and as fast as it is.
    func glide(to goal: CGPoint) {
        if isDecelerating { halt() }
        var velocity = (x: 0.0, y: 0.0)
        if case .gliding(.wheel, let glide) = life { velocity = glide.velocity(at: layer.now) }
        let here = contentOffset
        glide(
            .wheel,
            ScrollCourse.pull(from: Double(here.x), to: Double(goal.x), velocity: velocity.x, weakest: 24, pixel: pixel),
            ScrollCourse.pull(from: Double(here.y), to: Double(goal.y), velocity: velocity.y, weakest: 24, pixel: pixel))
        showIndicators()
    }

    /// One turn of the wheel is one page.
    private func page(beyond goal: CGPoint, _ step: CGVector) -> CGPoint {
        func next(_ place: CGFloat, _ step: CGFloat, _ length: CGFloat) -> CGFloat {
            guard step != 0, length > 0 else { return place }
            return ((place / length).rounded() + (step > 0 ? 1 : -1)) * length
        }
        return clamped(CGPoint(x: next(goal.x, step.dx, bounds.width), y: next(goal.y, step.dy, bounds.height)))
    }

    /// Whether there is content left in the direction of a turn of the wheel.
    package func canScroll(by step: CGVector) -> Bool {
        guard isScrollEnabled else { return false }
        func has(_ step: CGFloat, _ place: CGFloat, _ range: ScrollRange) -> Bool {
            step > 0 ? Double(place) < range.rest.upperBound - 0.01 : step < 0 && Double(place) > range.rest.lowerBound + 0.01
        }
        return has(step.dy, contentOffset.y, rangeY) || has(step.dx, contentOffset.x, rangeX)
    }
}

extension UIApplication {
    /// The wheel turns over a point of the screen: the innermost scroll view there that has content left in that direction moves. Positive
    /// steps lead to what lies further down and to the right.
    package func scroll(at place: CGPoint, by step: CGVector) {
        guard let window = windows.last(where: { !$0.isHidden }) else { return }
        keyboard.guide.stopAiming()
        var next = window.hitTest(place, with: nil)
        while let view = next {
            if let scroll = view as? UIScrollView, scroll.canScroll(by: step) || scroll.isWheeled { return scroll.scroll(by: step) }
            next = view.superview
        }
    }
}

extension UIScrollView {
    /// One that the wheel still moves keeps it, so that a long turn does not run over into the next one outside.
    fileprivate var isWheeled: Bool {
        if case .gliding(.wheel, _) = life { return true }
        return false
    }
}
