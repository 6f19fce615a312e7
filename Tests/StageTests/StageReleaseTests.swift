import Stage
import Testing
import UIKit

@MainActor @Suite struct StageReleaseTests {
    private final class RunningController: UIViewController {
        var link: CADisplayLink?
        var completionCount = 0

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            let box = UIView(frame: CGRect(x: 3, y: 4, width: 20, height: 10))
            view.addSubview(box)
            UIView.animate(withDuration: 3, animations: { box.center.x += 40 }, completion: { _ in self.completionCount += 1 })
            let link = CADisplayLink(target: self, selector: Selector(RunningController.tick))
            link.add(to: .main, forMode: .common)
            self.link = link
        }
        func tick(_ link: CADisplayLink) {}
    }

    /// The completion and the display link retain the controller, and it retains them.
    @Test func releasedStageReleasesWhatItsAnimationsRetain() {
        weak var controller: RunningController?
        weak var view: UIView?
        do {
            let stage = Stage(size: CGSize(width: 90, height: 70), scale: 1, framesPerSecond: 60)
            let shown = RunningController()
            stage.window.rootViewController = shown
            (controller, view) = (shown, shown.view)
            stage.advance(frames: 30)
            #expect(stage.isIdle == false && shown.completionCount == 0)
        }
        // The last application stays the current one until another stage is used.
        let next = Stage(size: CGSize(width: 30, height: 20), scale: 1, framesPerSecond: 60)
        #expect(controller == nil && view == nil)
        withExtendedLifetime(next) {}
    }
}
