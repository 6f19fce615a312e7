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
}
