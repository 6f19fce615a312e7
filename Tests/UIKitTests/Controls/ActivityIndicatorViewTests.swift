import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct ActivityIndicatorViewTests {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1, framesPerSecond: 60)

    @Test func activityIndicatorRotatesInTwelfths() throws {
        let indicator = UIActivityIndicatorView(style: .medium)
        stage.window.addSubview(indicator)
        #expect(indicator.isHidden && indicator.bounds.width == 20)
        indicator.startAnimating()
        stage.advance(by: 0.5)
        let layer = try #require(indicator.layer.sublayers?.first)
        let halfTurn = stage.trace(layer, "transform.rotation.z")
        stage.advance(frames: 1)
        #expect(near(halfTurn, .pi, within: 1e-6) || near(halfTurn, -.pi, within: 1e-6))
        #expect(stage.trace(layer, "transform.rotation.z") == halfTurn, "the angle is constant between two steps")
        indicator.stopAnimating()
        #expect(indicator.isHidden && stage.nextChange.map { $0 > stage.time } != true)
    }
}
