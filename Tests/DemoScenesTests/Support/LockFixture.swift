import CoreGraphics
import Stage
import Testing
import UIKit

@testable import DemoScenes

/// A lock screen on a stage, with methods to read its presented state and to touch it.
@MainActor final class LockFixture {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 200)
    let lock = LockScreenViewController()
    private var fingerPosition = CGPoint.zero

    /// Creates a lock screen and, by default, waits until its intro is over.
    init(afterIntro: Bool = true) {
        stage.window.rootViewController = lock
        if afterIntro { stage.advance(by: 1.5) }
    }

    nonisolated deinit {}

    func advance(_ seconds: Double) { stage.advance(by: seconds) }

    // MARK: - Presented state

    func presentedValue(_ view: UIView, _ keyPath: String) -> Double { stage.trace(view.layer, keyPath) }
    func scale(_ view: UIView) -> Double { presentedValue(view, "transform.scale.x") }
    func angle(_ view: UIView) -> Double { presentedValue(view, "transform.rotation.z") }
    func alpha(_ view: UIView) -> Double { presentedValue(view, "opacity") }
    func top(_ view: UIView) -> Double { presentedValue(view, "position.y") - presentedValue(view, "bounds.size.height") / 2 }

    /// The progress of the blur, 0…1.
    var blurProgress: Double { presentedValue(lock.blurView, "backdropRadius") / 20 }

    func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: lock.view) }

    func center(_ view: UIView) -> CGPoint {
        let frame = frame(view)
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    /// Whether the screen is in its initial state after the intro.
    var isInInitialState: Bool {
        blurProgress == 0 && scale(lock.tableView) == 1 && alpha(lock.tableView) == 1 && lock.blurView.effect == nil
            && !lock.blurView.isUserInteractionEnabled && lock.previewView == nil && lock.previewEffectView.superview == nil
            && lock.presentedViewController == nil && transition.animator == nil
    }

    // MARK: - Parts

    func cell(_ row: Int) throws -> UITableViewCell {
        try #require(lock.tableView.cellForRow(at: IndexPath(row: row, section: 0)), "row \(row) is not visible")
    }

    var widgetCell: WidgetCell { get throws { try #require(cell(0) as? WidgetCell) } }
    var widget: WidgetView { get throws { try widgetCell.widgetView } }

    func iconCell(_ index: Int) throws -> IconCell {
        let cell = try widget.collectionView.cellForItem(at: IndexPath(item: index, section: 0))
        return try #require(cell as? IconCell, "icon \(index) is not visible")
    }

    var settings: SettingsViewController? { lock.presentedViewController as? SettingsViewController }
    var transition: PresentTransition { lock.presentTransition }

    // MARK: - Touches

    func touchDown(_ point: CGPoint, force: CGFloat = 1) {
        fingerPosition = point
        stage.touchDown(at: point, force: force)
    }

    func moveFinger(by distance: CGFloat) {
        fingerPosition.y += distance
        stage.touchMove(to: fingerPosition)
    }

    func touchUp() { stage.touchUp() }

    func tap(_ point: CGPoint) {
        touchDown(point)
        advance(0.1)
        touchUp()
        stage.advance(frames: 1)
    }

    func tapShowMore() throws { tap(center(try widget.header.button)) }
    func tapEdit() throws { tap(CGPoint(x: 187, y: frame(try cell(1)).minY + 56)) }

    /// Touches the center of a view with little force, then increases the force.
    func press(_ view: UIView, force: CGFloat) {
        touchDown(center(view), force: 0.01)
        stage.touchMove(to: fingerPosition, force: force)
    }

    func changeForce(to force: CGFloat) { stage.touchMove(to: fingerPosition, force: force) }

    /// Pulls the table down until its offset above the top edge is `offset`. Starts the drag if necessary.
    ///
    /// The table resists like a rubber band: an offset d needs a finger movement of (h / (h - d) - 1) · h / 0.55 for a table of height h.
    func pull(to offset: Double) {
        let height = Double(lock.tableView.bounds.height)
        func fingerDistance(_ offset: Double) -> Double { (height / (height - offset) - 1) * height / 0.55 }
        if !lock.isDragging {
            touchDown(CGPoint(x: 60, y: 480))
            // The first points are used to recognize the drag.
            moveFinger(by: 15)
            stage.advance(frames: 1)
        }
        moveFinger(by: CGFloat(fingerDistance(offset) - fingerDistance(-Double(lock.tableView.contentOffset.y))))
        stage.advance(frames: 1)
    }

    // MARK: - Rendered frames

    /// The current frame of the whole screen.
    var image: Bitmap {
        stage.makeCurrent()
        return stage.render()
    }

    func matches(_ other: Bitmap) -> Bool {
        let current = image
        for y in 0..<current.height {
            for x in 0..<current.width where current[x, y] != other[x, y] { return false }
        }
        return true
    }
}
