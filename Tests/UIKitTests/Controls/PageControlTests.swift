import Stage
import Testing
import UIKit

@MainActor @Suite struct PageControlTests {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1, framesPerSecond: 60)

    @Test func tapsChangeThePage() {
        let pageControl = UIPageControl(frame: CGRect(x: 60, y: 300, width: 200, height: 37))
        pageControl.numberOfPages = 4
        pageControl.currentPage = 9
        stage.window.addSubview(pageControl)
        let changeCount = valueChangeCounter(pageControl)
        #expect(pageControl.currentPage == 3)
        stage.tap(at: CGPoint(x: 240, y: 318))
        #expect(pageControl.currentPage == 3 && changeCount() == 0)
        stage.tap(at: CGPoint(x: 80, y: 318))
        #expect(pageControl.currentPage == 2 && changeCount() == 1)
        pageControl.numberOfPages = 2
        #expect(pageControl.currentPage == 1)
        #expect(pageControl.size(forNumberOfPages: 3) == CGSize(width: 39, height: 37))
    }

    /// In a control with a tiny scale, a movement of the finger by a point is a distance of 10³⁰ points.
    @Test(arguments: [(1e-30, 6), (-1e-30, 0)]) func hugeDragEndsAtTheOutermostPage(scale: CGFloat, page: Int) {
        let container = UIView(frame: CGRect(x: 160, y: 300, width: 10, height: 10))
        let pageControl = UIPageControl(frame: CGRect(x: -95, y: -15, width: 200, height: 37))
        (pageControl.numberOfPages, pageControl.currentPage) = (7, 2)
        container.addSubview(pageControl)
        stage.window.addSubview(container)
        stage.touchDown(at: CGPoint(x: 160, y: 305))
        container.transform = CGAffineTransform(scaleX: scale, y: 1)
        stage.touchMove(to: CGPoint(x: 190, y: 305))
        stage.touchUp()
        #expect(pageControl.currentPage == page)
    }
}
