import QuartzCore
import Stage
import Testing
import UIKit
import UIKitTestSupport

/// Pages that curl, turned by fingers and by code.
@MainActor @Suite struct PageTurnTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 100)
    let book = LoggingPageSource(count: 6)
    let log = LoggingViewController.Log()
    let controller: UIPageViewController

    init() {
        stage.makeCurrent()
        controller = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)
        book.attach(to: controller, log)
        controller.setViewControllers([book.pages[2]], direction: .forward, animated: false)
        stage.window.rootViewController = controller
        stage.advance(frames: 2)
        (log.lines, book.events) = ([], [])
    }

    private func drag(from start: CGFloat, to end: CGFloat, frames: Int = 20, lifts: Bool = true) {
        stage.touchDown(at: CGPoint(x: start, y: 400))
        for step in 1...frames {
            stage.advance(frames: 1)
            stage.touchMove(to: CGPoint(x: start + (end - start) * CGFloat(step) / CGFloat(frames), y: 400))
        }
        if lifts { stage.touchUp() }
    }

    @Test func dragTowardsTheSpineTurnsThePage() {
        drag(from: 350, to: 200, lifts: false)
        #expect(book.events == ["will 3"] && log.lines == ["2.willDisappear", "3.willAppear"])
        #expect(book.pages[3].view.window != nil && book.pages[2].view.isHidden)
        #expect(controller.viewControllers == [book.pages[2]])
        drag(from: 200, to: 90)
        stage.advance(by: 2)
        #expect(controller.viewControllers == [book.pages[3]] && book.events == ["will 3", "did true [2]"])
        #expect(log.lines.suffix(2) == ["2.didDisappear", "3.didAppear"])
        #expect(!book.pages[2].view.isHidden && book.pages[2].view.window == nil && controller.children == [book.pages[3]])
    }

    @Test func turnThatCannotBeginCallsItsCompletion() {
        var results: [String] = []
        controller.setViewControllers([book.pages[3]], direction: .forward, animated: true) { [controller, book] _ in
            controller.setViewControllers([book.pages[4]], direction: .forward, animated: true) { results.append("inner \($0)") }
        }
        stage.advance(frames: 20)
        controller.setViewControllers([book.pages[1]], direction: .reverse, animated: true) { results.append("outer \($0)") }
        #expect(results == ["outer false"])
        stage.advance(by: 2)
        #expect(results == ["outer false", "inner true"] && controller.viewControllers == [book.pages[4]])
    }

    @Test func shortSlowDragFallsBack() {
        drag(from: 350, to: 290, lifts: false)
        stage.advance(by: 0.3)
        stage.touchUp()
        stage.advance(by: 2)
        #expect(controller.viewControllers == [book.pages[2]] && book.events == ["will 3", "did false [2]"])
        #expect(!book.pages[2].view.isHidden && book.pages[3].view.window == nil)
    }

    @Test func dragAwayFromTheSpineTurnsBack() {
        drag(from: 40, to: 330)
        stage.advance(by: 2)
        #expect(controller.viewControllers == [book.pages[1]] && book.events == ["will 1", "did true [2]"])
    }

    @Test func tapAtAnEdgeTurnsThePage() {
        stage.tap(at: CGPoint(x: 360, y: 300))
        stage.advance(frames: 20)
        #expect(book.events == ["will 3"])
        stage.advance(by: 1)
        #expect(controller.viewControllers == [book.pages[3]])
        stage.tap(at: CGPoint(x: 180, y: 300))
        stage.advance(by: 1)
        #expect(controller.viewControllers == [book.pages[3]], "taps in the middle belong to the page")
        stage.tap(at: CGPoint(x: 12, y: 300))
        stage.advance(by: 1)
        #expect(controller.viewControllers == [book.pages[2]])
    }

    @Test func turningPageCanBeCaughtAndTurnedBack() {
        stage.tap(at: CGPoint(x: 360, y: 300))
        stage.advance(frames: 15)
        drag(from: 150, to: 350, frames: 10)
        stage.advance(by: 2)
        #expect(controller.viewControllers == [book.pages[2]] && book.events == ["will 3", "did false [2]"])
    }

    @Test(arguments: [UIPageViewController.NavigationDirection.forward, .reverse])
    func codeTurnsThePage(direction: UIPageViewController.NavigationDirection) {
        var completions: [Bool] = []
        controller.setViewControllers([book.pages[5]], direction: direction, animated: true) { completions.append($0) }
        #expect(controller.viewControllers == [book.pages[5]])
        stage.advance(frames: 30)
        #expect(completions == [])
        stage.advance(by: 1)
        #expect(completions == [true] && book.events == [] && book.pages[2].view.window == nil && !book.pages[5].view.isHidden)
    }

    @Test func lastPageCannotBeTurned() {
        controller.setViewControllers([book.pages[5]], direction: .forward, animated: false)
        drag(from: 350, to: 100)
        stage.advance(by: 1)
        #expect(controller.viewControllers == [book.pages[5]] && book.events == [])
    }

    @Test func spineInTheMiddleHasTwoPages() {
        let pair = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
        let other = LoggingPageSource(count: 6)
        other.attach(to: pair, log)
        pair.setViewControllers([other.pages[2], other.pages[3]], direction: .forward, animated: false)
        stage.window.rootViewController = pair
        stage.advance(frames: 2)
        #expect(pair.isDoubleSided && pair.spineLocation == .mid)
        #expect(other.pages[2].view.frame == CGRect(x: 0, y: 0, width: 188, height: 667))
        #expect(other.pages[3].view.frame == CGRect(x: 188, y: 0, width: 187, height: 667))
        drag(from: 350, to: 40)
        stage.advance(by: 2)
        #expect(pair.viewControllers == [other.pages[4], other.pages[5]] && other.events == ["will 4 5", "did true [2, 3]"])
        drag(from: 40, to: 340)
        stage.advance(by: 2)
        #expect(pair.viewControllers == [other.pages[2], other.pages[3]])
        #expect(other.pages[2].view.frame.minX == 0 && other.pages[3].view.window != nil && other.pages[4].view.window == nil)
    }

    @Test func delegateChoosesTheSpineBeforeARotation() {
        book.landscapePages = [2, 3]
        stage.rotate(to: .landscapeLeft)
        stage.advance(by: 1)
        #expect(controller.spineLocation == .mid && controller.viewControllers == [book.pages[2], book.pages[3]])
        #expect(book.pages[3].view.frame == CGRect(x: 334, y: 0, width: 333, height: 375))
        stage.rotate(to: .portrait)
        stage.advance(by: 1)
        #expect(controller.spineLocation == .min && controller.viewControllers == [book.pages[2]])
        #expect(book.pages[2].view.frame == CGRect(x: 0, y: 0, width: 375, height: 667) && book.pages[3].view.window == nil)
    }

    @Test func turnOfADoubleSidedSheetSkipsThePageOnItsBack() {
        controller.isDoubleSided = true
        drag(from: 350, to: 60)
        stage.advance(by: 2)
        #expect(controller.viewControllers == [book.pages[4]] && book.pages[3].view.window == nil)
    }

    @Test(arguments: [(UIPageViewController.SpineLocation.max, CGPoint(x: 20, y: 300), CGPoint(x: 330, y: 300))])
    func spineAtTheRightTurnsTheOtherWay(spine: UIPageViewController.SpineLocation, start: CGPoint, end: CGPoint) {
        let other = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: [.spineLocation: spine])
        let pages = LoggingPageSource(count: 3)
        pages.attach(to: other, log)
        other.setViewControllers([pages.pages[0]], direction: .forward, animated: false)
        stage.window.rootViewController = other
        stage.advance(frames: 2)
        stage.drag(from: start, to: end, duration: 0.2)
        stage.advance(by: 2)
        #expect(other.viewControllers == [pages.pages[1]])
    }

    /// The time of a layer stops outside of a window, so the turn cannot continue and must end.
    @Test func turnEndsWhenTheControllerLeavesTheWindow() {
        var completions: [Bool] = []
        controller.setViewControllers([book.pages[3]], direction: .forward, animated: true) { completions.append($0) }
        stage.advance(frames: 21)
        #expect(completions.isEmpty && !stage.isIdle)
        stage.window.rootViewController = UIViewController()
        stage.advance(frames: 2)
        #expect(completions == [true] && controller.viewControllers == [book.pages[3]])
        #expect(stage.isIdle && !book.pages[3].view.isHidden)
    }
}
