import CoreGraphics
import QuartzCore

/// The motion of the wheel: it comes to rest only with a row in the middle.
extension PickerColumn: UIScrollViewDelegate {
    func setUpScrolling() {
        scrollView.delegate = self
        scrollView.contentInsetAdjustmentBehavior = .never
        (scrollView.showsVerticalScrollIndicator, scrollView.showsHorizontalScrollIndicator) = (false, false)
        scrollView.decelerationRate = UIScrollView.DecelerationRate(rawValue: 0.995)
        scrollView.alwaysBounceVertical = true
        scrollView.touchDidEndAtRest = { [weak self] in self?.touchDidEnd() }
        let tap = UITapGestureRecognizer()
        tap.addAction { [weak self] tap in self?.wasTapped(at: tap.location(in: self)) }
        addGestureRecognizer(tap)
    }

    /// Selects a row because the app has called a method. The delegate is not notified.
    func select(_ row: Int, animated: Bool) {
        selectedRow = min(max(row, 0), max(rowCount - 1, 0))
        (isUserMotion, keyTarget) = (false, nil)
        scrollView.setContentOffset(CGPoint(x: 0, y: CGFloat(selectedRow) * rowHeight), animated: animated)
    }

    /// Moves to a row because of an action of the user. The delegate is notified at the end of the motion.
    private func move(to row: Int) {
        isUserMotion = true
        scrollView.setContentOffset(CGPoint(x: 0, y: CGFloat(row) * rowHeight), animated: true)
        if window == nil { motionDidEnd() }
    }

    /// Moves by a number of rows. The motion begins with the velocity of the current motion, so that a held key turns the wheel evenly.
    func moveByKey(_ rows: Int) {
        let row = min(max((keyTarget ?? nearestRow) + rows, 0), max(rowCount - 1, 0))
        (isUserMotion, keyTarget) = (true, row)
        scrollView.scrollSmoothly(to: CGPoint(x: 0, y: CGFloat(row) * rowHeight))
    }

    private func wasTapped(at point: CGPoint) {
        // A tap on a turning wheel only stops it.
        guard rowCount > 0, !wasStoppedByTouch else { return }
        let distance = cylinder.distance(atVisibleHeight: point.y - bounds.midY)
        let target = row(at: scrollView.contentOffset.y + distance)
        if target != nearestRow { move(to: target) }
    }

    /// Continues to the nearest row after a touch that has stopped the wheel.
    private func touchDidEnd() {
        guard wasStoppedByTouch else { return }
        wasStoppedByTouch = false
        motionDidEnd()
    }

    /// Moves the wheel to the nearest row if it is between two rows. Otherwise, notifies the picker of the row that the user has selected.
    private func motionDidEnd() {
        let row = nearestRow
        if abs(scrollView.contentOffset.y - CGFloat(row) * rowHeight) > 0.01 { return move(to: row) }
        keyTarget = nil
        guard isUserMotion else { return }
        isUserMotion = false
        selectedRow = row
        if rowCount > 0 { picker?.userDidSelect(row, in: self) }
    }

    /// Whether a finger is on the wheel.
    private var isTouched: Bool { scrollView.panGestureRecognizer.numberOfTouches > 0 }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        updateRows()
        let row = nearestRow
        guard row != middleRow else { return }
        middleRow = row
        if isUserMotion { picker?.userDidTurn(self) }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        (isUserMotion, wasStoppedByTouch, keyTarget) = (true, false, nil)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        targetContentOffset.pointee.y = CGFloat(row(at: targetContentOffset.pointee.y)) * rowHeight
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { motionDidEnd() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { stop() }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { stop() }

    private func stop() {
        if isTouched {
            (wasStoppedByTouch, isUserMotion) = (true, true)
        } else if keyTarget == nil || keyTarget == nearestRow {
            if window != nil { motionDidEnd() }
        }
    }
}
