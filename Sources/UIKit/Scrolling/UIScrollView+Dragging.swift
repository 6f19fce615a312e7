import CoreGraphics
import Motion

extension UIScrollView {
    /// A finger has come down: what runs on stands still.
    func touchDown() {
        halt()
        if case .resting = life { life = .held }
    }

    /// The finger has gone without a drag. Content that was caught beyond its edge goes back.
    func letGo() {
        guard case .held = life else { return }
        life = .resting
        // Fingers that zoom look after it themselves.
        guard !zoom.isZooming else { return }
        let (x, y) = (Double(contentOffset.x), Double(contentOffset.y))
        if !rangeX.contains(x) || !rangeY.contains(y) {
            run(
                .decelerating, .bounce(from: x, velocity: 0, in: rangeX, pixel: pixel),
                .bounce(from: y, velocity: 0, in: rangeY, pixel: pixel))
        } else if isPagingEnabled {
            let goal = pageGoal(home: contentOffset, (0, 0))
            run(.settling, pull(x, Double(goal.x), 0, 10), pull(y, Double(goal.y), 0, 10))
        }
    }

    /// The content can be moved along the axis in which the finger goes most.
    func mayDrag(along way: CGPoint) -> Bool {
        guard isScrollEnabled else { return false }
        return abs(way.y) >= abs(way.x) ? scrollsY : scrollsX
    }

    /// From here on the content follows the finger, which goes in the direction of `heading`.
    func beginDrag(heading: CGPoint) {
        halt()
        var follows = (x: scrollsX, y: scrollsY)
        if isDirectionalLockEnabled, follows.x, follows.y {
            if abs(heading.x) > abs(heading.y) * 1.5 {
                follows.y = false
            } else if abs(heading.y) > abs(heading.x) * 1.5 {
                follows.x = false
            }
        }
        dragWillBegin()
        life = .dragging(ScrollDrag(from: contentOffset, rangeX, rangeY, follows: follows))
        if keyboardDismissMode == .onDrag { window?.endEditing(false) }
        showIndicators()
        listener?.scrollViewWillBeginDragging(self)
    }

    /// The finger has come so far since then.
    func drag(to way: CGPoint) {
        guard case .dragging(var drag) = life else { return }
        let offset = drag.move(way, from: contentOffset, rangeX, rangeY)
        life = .dragging(drag)
        drive(to: offset)
        if keyboardDismissMode == .interactive { keyboard?.pull(to: panGestureRecognizer.location(in: nil).y) }
    }

    private var keyboard: SoftKeyboard? { window?.screen.application?.keyboard.soft }

    /// The finger lets go with a velocity in points a second.
    func endDrag(fingerVelocity: CGPoint) {
        guard case .dragging(let drag) = life else { return }
        refresher?.dragWillEnd()
        keyboard?.letGo(velocity: fingerVelocity.y)
        let (x, y) = (Double(contentOffset.x), Double(contentOffset.y))
        let velocity = (
            x: drag.follows.x ? -Double(fingerVelocity.x) * rangeX.follow(at: x) : 0,
            y: drag.follows.y ? -Double(fingerVelocity.y) * rangeY.follow(at: y) : 0
        )
        var (courseX, courseY) = (course(x, velocity.x, rangeX), course(y, velocity.y, rangeY))
        let natural = CGPoint(x: courseX.goal, y: courseY.goal)
        let offered = isPagingEnabled ? pageGoal(home: drag.home, velocity) : natural
        var target = offered
        let speed = CGPoint(
            x: drag.follows.x ? -fingerVelocity.x / 1000 : 0, y: drag.follows.y ? -fingerVelocity.y / 1000 : 0)
        withUnsafeMutablePointer(to: &target) {
            listener?.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: $0)
        }
        let goal = clamped(target)
        let weakest = isPagingEnabled ? 10 : Decay(rate: Double(decelerationRate.rawValue)).decay / 2
        if isPagingEnabled || target.x != natural.x { courseX = pull(x, Double(goal.x), velocity.x, weakest) }
        if isPagingEnabled || target.y != natural.y { courseY = pull(y, Double(goal.y), velocity.y, weakest) }
        finishDrag(isPagingEnabled || target != natural ? .settling : .decelerating, courseX, courseY)
    }

    /// Taken away, as by another recognizer: no flick.
    func cancelDrag() { endDrag(fingerVelocity: .zero) }

    private func finishDrag(_ reason: Reason, _ x: ScrollCourse, _ y: ScrollCourse) {
        let goesOn = x.duration > 0 || y.duration > 0
        listener?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
        // Who was told may have sent it elsewhere.
        guard case .dragging = life else { return }
        life = .resting
        if goesOn { run(reason, x, y) } else { fadeIndicators() }
    }

    private func run(_ reason: Reason, _ x: ScrollCourse, _ y: ScrollCourse) {
        guard x.duration > 0 || y.duration > 0 else { return }
        glide(reason, x, y)
        listener?.scrollViewWillBeginDecelerating(self)
    }

    private func pull(_ start: Double, _ goal: Double, _ velocity: Double, _ weakest: Double) -> ScrollCourse {
        ScrollCourse.pull(from: start, to: goal, velocity: velocity, weakest: weakest, pixel: pixel)
    }

    private func pageGoal(home: CGPoint, _ velocity: (x: Double, y: Double)) -> CGPoint {
        let page = ScrollCourse.page
        return CGPoint(
            x: page(Double(contentOffset.x), velocity.x, Double(home.x), Double(bounds.width), rangeX),
            y: page(Double(contentOffset.y), velocity.y, Double(home.y), Double(bounds.height), rangeY))
    }
}
