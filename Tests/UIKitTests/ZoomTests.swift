import Stage
import Testing
import UIKit

@MainActor @Suite struct ZoomTests {
    final class Lens: UIScrollViewDelegate {
        let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        var log: [String] = []
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.append("will") }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { if log.last != "zoom" { log.append("zoom") } }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { log.append("did") }
    }

    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2, framesPerSecond: 60)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let lens = Lens()

    init() {
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = lens.picture.bounds.size
        scroll.addSubview(lens.picture)
        scroll.delegate = lens
        (scroll.minimumZoomScale, scroll.maximumZoomScale) = (1, 3)
        stage.window.addSubview(scroll)
        stage.advance(frames: 1)
    }

    /// What of the picture is under a point of the screen.
    private func under(_ point: CGPoint) -> CGPoint { lens.picture.convert(point, from: nil) }

    @Test func twoFingersEnlargeWhatIsBetweenThem() {
        let middle = CGPoint(x: 120, y: 150)
        let before = under(middle)
        stage.pinch(at: middle, spread: (80, 200), duration: 0.4)
        stage.advance(by: 1)
        // Counted from where the fingers have left their slop: a little less than 2.5.
        #expect(scroll.zoomScale > 2 && scroll.zoomScale < 2.5 && lens.log == ["will", "zoom", "did"])
        #expect(under(middle).x - before.x < 0.001 && abs(under(middle).y - before.y) < 0.001)
        #expect(near(scroll.contentSize.width, 300 * Double(scroll.zoomScale)) && !scroll.isZooming)
    }

    @Test func beyondItsLimitsItComesBack() {
        stage.pinch(at: CGPoint(x: 150, y: 200), spread: (200, 60), duration: 0.3)
        #expect(scroll.zoomScale == 1 && scroll.isZoomBouncing)
        stage.advance(by: 1)
        #expect(!scroll.isZoomBouncing && lens.log == ["will", "zoom", "did"])
        #expect(near(scroll.contentOffset.x, 0) && near(scroll.contentOffset.y, 0))
        #expect(near(scroll.contentSize.width, 300) && near(scroll.contentSize.height, 400))
    }

    @Test func codeZoomsAboutTheMiddleAndToARectangle() {
        scroll.setZoomScale(2, animated: false)
        #expect(scroll.contentOffset == CGPoint(x: 150, y: 200))
        scroll.zoom(to: CGRect(x: 30, y: 40, width: 100, height: 100), animated: false)
        #expect(scroll.zoomScale == 3)
        #expect(near(under(CGPoint(x: 150, y: 200)).x, 80) && near(under(CGPoint(x: 150, y: 200)).y, 90))
    }
}
