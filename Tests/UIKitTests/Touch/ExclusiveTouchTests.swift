import Stage
import Testing
import UIKit

@MainActor @Suite struct ExclusiveTouchTests {
    let stage = Stage(size: CGSize(width: 200, height: 300), scale: 1, framesPerSecond: 60)

    private final class CountingView: UIView {
        var beginnings = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { beginnings += touches.count }
    }

    private func makeViews() -> (exclusive: CountingView, plain: CountingView) {
        let root = UIViewController()
        stage.window.rootViewController = root
        let (exclusive, plain) = (
            CountingView(frame: CGRect(x: 10, y: 20, width: 80, height: 90)),
            CountingView(frame: CGRect(x: 110, y: 20, width: 70, height: 90))
        )
        exclusive.isExclusiveTouch = true
        root.view.addSubview(exclusive)
        root.view.addSubview(plain)
        return (exclusive, plain)
    }

    private let left = CGPoint(x: 31, y: 47)
    private let right = CGPoint(x: 143, y: 62)

    @Test func touchedExclusiveViewBlocksOtherViews() {
        let (exclusive, plain) = makeViews()
        stage.touchDown(at: left, finger: 0)
        stage.touchDown(at: right, finger: 1)
        #expect(exclusive.beginnings == 1 && plain.beginnings == 0)
        stage.touchUp(finger: 1)
        stage.touchUp(finger: 0)
        stage.touchDown(at: right, finger: 1)
        #expect(plain.beginnings == 1)
    }

    @Test func exclusiveViewIsNotTouchedTogetherWithAnotherOne() {
        let (exclusive, plain) = makeViews()
        stage.touchDown(at: right, finger: 0)
        stage.touchDown(at: left, finger: 1)
        #expect(plain.beginnings == 1 && exclusive.beginnings == 0)
    }
}
