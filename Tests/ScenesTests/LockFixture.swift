import CoreGraphics
import Stage
import Testing
import UIKit

@testable import Scenes

/// A lock screen on a stage, and what tests want to know of it.
@MainActor final class LockFixture {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 200)
    let lock = LockScreenViewController()
    private var finger = CGPoint.zero

    /// Past its intro unless told otherwise.
    init(afterIntro: Bool = true) {
        stage.window.rootViewController = lock
        if afterIntro { stage.advance(by: 1.5) }
    }

    nonisolated deinit {}

    func advance(_ seconds: Double) { stage.advance(by: seconds) }

    // MARK: - What is shown

    func shown(_ view: UIView, _ keyPath: String) -> Double { stage.trace(view.layer, keyPath) }
    func scale(_ view: UIView) -> Double { shown(view, "transform.scale.x") }
    func angle(_ view: UIView) -> Double { shown(view, "transform.rotation.z") }
    func alpha(_ view: UIView) -> Double { shown(view, "opacity") }
    func top(_ view: UIView) -> Double { shown(view, "position.y") - shown(view, "bounds.size.height") / 2 }

    /// How far the blur has come, from 0 to 1.
    var blur: Double { shown(lock.blurView, "backdropRadius") / 20 }

    func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: lock.view) }

    func middle(_ view: UIView) -> CGPoint {
        let frame = place(view)
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    /// As it was before anything was touched.
    var isAtRest: Bool {
        blur == 0 && scale(lock.tableView) == 1 && alpha(lock.tableView) == 1 && lock.blurView.effect == nil
            && !lock.blurView.isUserInteractionEnabled && lock.previewView == nil && lock.previewEffectView.superview == nil
            && lock.presentedViewController == nil && transition.animator == nil
    }

    // MARK: - Parts

    func cell(_ row: Int) -> UITableViewCell { lock.tableView.cellForRow(at: IndexPath(row: row, section: 0)) ?? UITableViewCell() }
    var widgetCell: WidgetCell { cell(0) as? WidgetCell ?? WidgetCell(style: .default, reuseIdentifier: nil) }
    var widget: WidgetView { widgetCell.widgetView }

    func app(_ index: Int) -> IconCell {
        widget.collectionView.cellForItem(at: IndexPath(item: index, section: 0)) as? IconCell ?? IconCell(frame: .zero)
    }

    var settings: SettingsViewController? { lock.presentedViewController as? SettingsViewController }
    var transition: PresentTransition { lock.presentTransition }

    // MARK: - Hands

    func down(_ place: CGPoint, force: CGFloat = 1) {
        finger = place
        stage.touchDown(at: place, force: force)
    }

    func move(by way: CGFloat) {
        finger.y += way
        stage.touchMove(to: finger)
    }

    func up() { stage.touchUp() }

    func tap(_ place: CGPoint) {
        down(place)
        advance(0.1)
        up()
        stage.advance(frames: 1)
    }

    func tapShowMore() { tap(middle(widget.header.button)) }
    func tapEdit() { tap(CGPoint(x: 187, y: place(cell(1)).minY + 56)) }

    /// A finger comes down with little force, and presses.
    func press(_ view: UIView, force: CGFloat) {
        down(middle(view), force: 0.01)
        stage.touchMove(to: finger, force: force)
    }

    func press(harder force: CGFloat) { stage.touchMove(to: finger, force: force) }

    /// Pulls the table, taking hold of it first, until it shows an offset above its edge.
    ///
    /// The band gives less and less: d of offset need (dim / (dim - d) - 1) · dim / 0.55 of finger.
    func pull(to offset: Double) {
        let height = Double(lock.tableView.bounds.height)
        func way(_ offset: Double) -> Double { (height / (height - offset) - 1) * height / 0.55 }
        if !lock.isDragging {
            down(CGPoint(x: 60, y: 480))
            // The first points are spent on being told from a tap.
            move(by: 15)
            stage.advance(frames: 1)
        }
        move(by: CGFloat(way(offset) - way(-Double(lock.tableView.contentOffset.y))))
        stage.advance(frames: 1)
    }

    // MARK: - All at once

    /// Everything that there is to see.
    var picture: Bitmap {
        stage.makeCurrent()
        return stage.render()
    }

    func looksLike(_ other: Bitmap) -> Bool {
        let mine = picture
        for y in 0..<mine.height {
            for x in 0..<mine.width where mine[x, y] != other[x, y] { return false }
        }
        return true
    }
}
