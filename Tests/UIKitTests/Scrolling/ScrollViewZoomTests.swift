import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct ScrollViewZoomTests {
    final class ZoomDelegate: UIScrollViewDelegate {
        let zoomedView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        var log: [String] = []
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomedView }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.append("will zoom") }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { if log.last != "zoom" { log.append("zoom") } }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { log.append("did zoom") }
    }

    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2, framesPerSecond: 60)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let delegate = ZoomDelegate()

    init() {
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = delegate.zoomedView.bounds.size
        scrollView.addSubview(delegate.zoomedView)
        scrollView.delegate = delegate
        (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (1, 3)
        stage.window.addSubview(scrollView)
        stage.advance(frames: 1)
    }

    /// Returns the point of the zoomed view that is visible at a point of the screen.
    private func zoomedPoint(at point: CGPoint) -> CGPoint { delegate.zoomedView.convert(point, from: nil) }

    @Test func pinchZoomsAboutItsCenter() {
        let center = CGPoint(x: 120, y: 150)
        let before = zoomedPoint(at: center)
        stage.pinch(at: center, spread: (80, 200), duration: 0.4)
        stage.advance(by: 1)
        // The scale is relative to the distance of the fingers when the pinch is recognized, so it is a little less than 200 / 80 = 2.5.
        #expect(scrollView.zoomScale > 2 && scrollView.zoomScale < 2.5 && delegate.log == ["will zoom", "zoom", "did zoom"])
        #expect(abs(zoomedPoint(at: center).x - before.x) < 0.001 && abs(zoomedPoint(at: center).y - before.y) < 0.001)
        #expect(near(scrollView.contentSize.width, 300 * Double(scrollView.zoomScale)) && !scrollView.isZooming)
    }

    @Test func zoomReturnsFromBeyondItsLimits() {
        stage.pinch(at: CGPoint(x: 150, y: 200), spread: (200, 60), duration: 0.3)
        #expect(scrollView.zoomScale == 1 && scrollView.isZoomBouncing)
        stage.advance(by: 1)
        #expect(!scrollView.isZoomBouncing && delegate.log == ["will zoom", "zoom", "did zoom"])
        #expect(near(scrollView.contentOffset.x, 0) && near(scrollView.contentOffset.y, 0))
        #expect(near(scrollView.contentSize.width, 300) && near(scrollView.contentSize.height, 400))
    }

    /// A scale of 0 could not be enlarged again, and the ratio of two such scales is not a number.
    @Test func pinchWithTheLowerLimitZeroKeepsAPositiveScale() {
        scrollView.minimumZoomScale = 0
        let lines = diagnostics {
            stage.pinch(at: CGPoint(x: 120, y: 150), spread: (200, 0), duration: 0.3)
            stage.advance(by: 1)
        }
        #expect(lines.isEmpty && scrollView.zoomScale > 0 && scrollView.zoomScale < 0.01)
        stage.pinch(at: CGPoint(x: 120, y: 150), spread: (20, 200), duration: 0.3)
        stage.advance(by: 1)
        #expect(scrollView.zoomScale > 0.002 && scrollView.contentOffset.x.isFinite && scrollView.contentOffset.y.isFinite)
    }

    @Test func setZoomScaleKeepsTheCenterAndZoomToARectangleCentersIt() {
        scrollView.setZoomScale(2, animated: false)
        #expect(scrollView.contentOffset == CGPoint(x: 150, y: 200))
        scrollView.zoom(to: CGRect(x: 30, y: 40, width: 100, height: 100), animated: false)
        #expect(scrollView.zoomScale == 3)
        #expect(near(zoomedPoint(at: CGPoint(x: 150, y: 200)).x, 80) && near(zoomedPoint(at: CGPoint(x: 150, y: 200)).y, 90))
    }
}
