import QuartzCore
import Stage
import Testing
import UIKit
import UIKitTestSupport

/// Page view controllers with the transition style `scroll`.
@MainActor @Suite struct PageViewControllerTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 100)
    let book = LoggingPageSource(count: 5)
    let log = LoggingViewController.Log()
    let controller: UIPageViewController

    init() {
        stage.makeCurrent()
        controller = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 20])
        book.attach(to: controller, log)
        controller.setViewControllers([book.pages[2]], direction: .forward, animated: false)
        stage.window.rootViewController = controller
        stage.advance(frames: 2)
        (log.lines, book.events) = ([], [])
    }

    private func x(_ page: Int) -> Double {
        book.pages[page].view.window == nil ? .nan : Double(book.pages[page].view.convert(CGPoint.zero, to: nil).x)
    }

    private func drag(from start: CGFloat, by distance: CGFloat, frames: Int = 10) {
        stage.touchDown(at: CGPoint(x: start, y: 300))
        for step in 1...frames {
            stage.advance(frames: 1)
            stage.touchMove(to: CGPoint(x: start + distance * CGFloat(step) / CGFloat(frames), y: 301))
        }
    }

    @Test func pagesFillTheViewAndFollowTheFinger() {
        #expect(x(2) == 0 && controller.viewControllers == [book.pages[2]])
        #expect(book.pages[2].view.bounds.size == CGSize(width: 375, height: 667))
        drag(from: 300, by: -110)
        // The gesture begins after the first 10 points, and these do not move the pages.
        #expect(near(x(2), -99, within: 1.1) && near(x(3) - x(2), 395), "a distance of 20 points between two pages")
        #expect(book.events == ["will 3"] && log.lines == ["2.willDisappear", "3.willAppear"])
        stage.advance(by: 0.3)
        stage.touchUp()
        stage.advance(by: 2)
        #expect(x(2) == 0 && x(3).isNaN && controller.viewControllers == [book.pages[2]])
        #expect(book.events == ["will 3", "did false [2]"])
        #expect(log.lines.suffix(4) == ["3.willDisappear", "2.willAppear", "3.didDisappear", "2.didAppear"])
        #expect(controller.children == [book.pages[2]])
    }

    @Test func flickTurnsOnePage() {
        drag(from: 300, by: -80, frames: 4)
        stage.touchUp()
        stage.advance(by: 2)
        #expect(controller.viewControllers == [book.pages[3]] && x(3) == 0 && x(2).isNaN)
        #expect(book.events == ["will 3", "did true [2]"])
        #expect(log.lines == ["2.willDisappear", "3.willAppear", "2.didDisappear", "3.didAppear"])
        drag(from: 100, by: 80, frames: 4)
        stage.touchUp()
        stage.advance(by: 2)
        #expect(controller.viewControllers == [book.pages[2]] && book.events.last == "did true [3]")
    }

    @Test func flickDuringAPageChangeReachesTheNextPage() {
        for _ in 1...2 {
            drag(from: 300, by: -120, frames: 4)
            stage.touchUp()
            stage.advance(frames: 14)
        }
        stage.advance(by: 2)
        #expect(controller.viewControllers == [book.pages[4]] && x(4) == 0)
        // Page 2 is still visible when the second drag begins at page 3.
        #expect(book.events == ["will 3", "did true [2]", "will 2", "did false [3]", "will 4", "did true [3]"])
    }

    @Test func firstAndLastPageBounce() {
        controller.setViewControllers([book.pages[0]], direction: .reverse, animated: false)
        stage.advance(frames: 1)
        drag(from: 60, by: 200)
        #expect(x(0) > 60 && x(0) < 120)
        stage.touchUp()
        stage.advance(by: 2)
        #expect(x(0) == 0 && book.events == [])
        controller.setViewControllers([book.pages[4]], direction: .forward, animated: false)
        stage.advance(frames: 1)
        drag(from: 300, by: -200)
        #expect(x(4) < -60 && x(4) > -120)
        stage.touchUp()
        stage.advance(by: 2)
        #expect(x(4) == 0 && controller.viewControllers == [book.pages[4]])
    }

    @Test func dragFromOneSideToTheOtherShowsBothNeighbors() {
        drag(from: 200, by: -60)
        #expect(!x(3).isNaN && x(1).isNaN)
        for step in 1...10 {
            stage.advance(frames: 1)
            stage.touchMove(to: CGPoint(x: 140 + 14 * step, y: 301))
        }
        #expect(x(3).isNaN && near(x(2) - x(1), 395) && near(x(2), 90, within: 1.1))
        #expect(book.events == ["will 3", "did false [2]", "will 1"])
    }

    @Test(arguments: [UIPageViewController.NavigationDirection.forward, .reverse])
    func codeTurnsPagesInItsDirection(direction: UIPageViewController.NavigationDirection) {
        var completions: [Bool] = []
        controller.setViewControllers([book.pages[0]], direction: direction, animated: true) { completions.append($0) }
        #expect(controller.viewControllers == [book.pages[0]] && completions == [])
        stage.advance(frames: 15)
        #expect(near(x(0) - x(2), direction == .forward ? 395 : -395) && near(abs(x(2)), 197.5, within: 10))
        stage.advance(by: 1)
        #expect(x(0) == 0 && x(2).isNaN && completions == [true] && book.events == [])
        #expect(log.lines == ["2.willDisappear", "0.willAppear", "2.didDisappear", "0.didAppear"])
    }

    @Test func fingerCanTurnBackAChangeByCode() {
        var completions: [Bool] = []
        controller.setViewControllers([book.pages[0]], direction: .forward, animated: true) { completions.append($0) }
        stage.advance(frames: 10)
        drag(from: 100, by: 60, frames: 5)
        stage.touchUp()
        stage.advance(by: 2)
        #expect(completions == [false] && controller.viewControllers == [book.pages[2]] && x(2) == 0 && x(0).isNaN)
    }

    @Test func pageControlShowsAndTurnsPages() {
        book.hasPageControl = true
        controller.setViewControllers([book.pages[1]], direction: .forward, animated: false)
        stage.advance(frames: 2)
        let control = controller.view.subviews.compactMap { $0 as? UIPageControl }.first
        #expect(control?.numberOfPages == 5 && control?.currentPage == 1)
        #expect(control?.frame == CGRect(x: 0, y: 630, width: 375, height: 37) && book.pages[1].view.bounds.height == 630)
        stage.tap(at: CGPoint(x: 300, y: 648))
        stage.advance(by: 1)
        #expect(controller.viewControllers == [book.pages[2]] && control?.currentPage == 2 && book.events == ["will 2", "did true [1]"])
    }

    @Test func resizingKeepsThePage() {
        drag(from: 300, by: -280)
        stage.rotate(to: .landscapeLeft)
        stage.touchUp()
        stage.advance(by: 2)
        #expect(controller.viewControllers == [book.pages[3]] && x(3) == 0)
        #expect(book.pages[3].view.bounds.size == CGSize(width: 667, height: 375))
    }

    @Test func verticalPagesAreBelowEachOther() {
        let vertical = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical, options: nil)
        let other = LoggingPageSource(count: 3)
        other.attach(to: vertical, log)
        vertical.setViewControllers([other.pages[1]], direction: .forward, animated: false)
        stage.window.rootViewController = vertical
        stage.advance(frames: 2)
        stage.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 320), duration: 0.05)
        stage.advance(frames: 3)
        #expect(other.pages[0].view.window != nil)
        stage.advance(by: 2)
        #expect(vertical.viewControllers == [other.pages[0]])
    }

    @Test func nothingMovesWithoutADataSource() {
        controller.dataSource = nil
        drag(from: 300, by: -200)
        #expect(x(2) == 0 && book.events == [])
        stage.touchUp()
        #expect(controller.gestureRecognizers.isEmpty)
    }
}
