import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct ProgressViewTests {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1, framesPerSecond: 60)

    @Test func progressChangeIsAnimated() throws {
        let progressView = UIProgressView(progressViewStyle: .default)
        progressView.frame = CGRect(x: 20, y: 40, width: 200, height: 4)
        stage.window.addSubview(progressView)
        progressView.progress = 0.2
        stage.advance(frames: 1)
        let fill = try #require(progressView.subviews.first)
        #expect(near(fill.frame.width, 40, within: 1e-4))
        progressView.setProgress(0.7, animated: true)
        stage.advance(by: 0.125)
        #expect((41..<139).contains(stage.trace(fill.layer, "bounds.size.width")))
        stage.advance(by: 0.2)
        #expect(near(stage.trace(fill.layer, "bounds.size.width"), 140, within: 1e-3))
        progressView.progress = 3
        #expect(progressView.progress == 1)
    }
}
