import Stage
import Testing
@testable import UIKit

/// A size change of a subview marks its superview for layout.
@MainActor @Suite struct SubviewResizeTests {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1, framesPerSecond: 60)
    let parent = CountingView(frame: CGRect(x: 11, y: 23, width: 200, height: 170))
    let child = CountingView(frame: CGRect(x: 7, y: 9, width: 60, height: 40))

    /// A view that counts its layouts, and performs an action in each of them.
    final class CountingView: UIView {
        var layoutCount = 0
        var layOut: () -> Void = {}

        override func layoutSubviews() {
            super.layoutSubviews()
            layoutCount += 1
            layOut()
        }
    }

    init() {
        stage.window.addSubview(parent)
        parent.addSubview(child)
        stage.advance(frames: 1)
        (parent.layoutCount, child.layoutCount) = (0, 0)
    }

    private func layouts(after change: () -> Void) -> [Int] {
        (parent.layoutCount, child.layoutCount) = (0, 0)
        change()
        parent.layoutIfNeeded()
        return [parent.layoutCount, child.layoutCount]
    }

    @Test func sizeChangeLaysOutTheSuperviewOnce() {
        #expect(layouts { child.frame.size.width = 33 } == [1, 1])
        #expect(layouts { child.bounds.size.height = 71 } == [1, 1])
        #expect(layouts { child.layer.bounds.size = CGSize(width: 12, height: 14) } == [1, 1])
        #expect(layouts { child.frame.size = CGSize(width: 12, height: 14) } == [0, 0], "the same size")
        #expect(parent.superview?.needsLayout == false)
    }

    @Test func movingDoesNotLayOutTheSuperview() {
        #expect(layouts { child.frame.origin = CGPoint(x: 31, y: 44) } == [0, 0])
        #expect(layouts { child.center = CGPoint(x: 71, y: 54) } == [0, 0])
        #expect(layouts { child.transform = CGAffineTransform(scaleX: 1.5, y: 3) } == [0, 0])
        #expect(layouts { child.bounds.origin.y = 5 } == [0, 0])
    }

    @Test func superviewThatSizesItsSubviewsIsLaidOutOnce() {
        var width: CGFloat = 20
        parent.layOut = { [parent, child] in
            width += 1
            child.frame = CGRect(x: 3, y: 4, width: width, height: parent.bounds.height / 2)
        }
        let counts = layouts { parent.setNeedsLayout() }
        #expect(counts == [1, 1] && !parent.needsLayout)
        stage.advance(frames: 3)
        #expect(parent.layoutCount == 1 && width == 21 && stage.isIdle)
    }

    @Test func controllerMaySizeViewsBeforeAndAfterItsLayout() {
        final class Controller: UIViewController {
            let (before, after) = (UIView(), UIView())
            var count = 0
            override func viewDidLoad() { for view in [before, after] { view.frame.size.width = 5; self.view.addSubview(view) } }
            override func viewWillLayoutSubviews() {
                count += 1
                before.frame.size.width += 13
            }
            override func viewDidLayoutSubviews() { after.frame.size.width += 17 }
        }
        let controller = Controller()
        stage.window.rootViewController = controller
        let count = controller.count
        stage.advance(frames: 4)
        #expect(controller.count == count && stage.isIdle, "\(controller.count - count) more layouts")
        #expect(controller.after.frame.width == CGFloat(5 + 17 * count))
    }

    @Test func layoutOfASubviewSizesItsOwnSubviewsWithoutTheSuperview() {
        let grandchild = UIView(frame: CGRect(x: 1, y: 2, width: 8, height: 6))
        child.addSubview(grandchild)
        parent.layoutIfNeeded()
        child.layOut = { [child] in grandchild.frame.size.width = child.bounds.width - 9 }
        #expect(layouts { child.frame.size.width = 93 } == [1, 1])
        #expect(grandchild.frame.width == 84)
        #expect(layouts { grandchild.bounds.size.height = 31 } == [0, 1], "only the direct superview is marked")
    }

    @Test func resizingAnAnimatedSubviewLaysOutOnceNotInEveryFrame() {
        UIView.animate(withDuration: 0.5) { [child] in child.frame.size.width = 131 }
        stage.advance(frames: 10)
        #expect(parent.layoutCount == 1)
        stage.advance(frames: 40)
        #expect(parent.layoutCount == 1 && stage.isIdle)
    }

    @Test func frameOfAConstrainedViewIsRestoredAfterItsSizeWasSet() {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 47), view.heightAnchor.constraint(equalToConstant: 29),
            view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 6), view.topAnchor.constraint(equalTo: parent.topAnchor),
        ])
        stage.advance(frames: 1)
        view.bounds.size.width = 90
        stage.advance(frames: 1)
        #expect(view.frame == CGRect(x: 6, y: 0, width: 47, height: 29))
    }
}
