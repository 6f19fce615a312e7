import Stage
import Testing
import UIKit

@MainActor @Suite struct TintDimmingTests {
    private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
    private let controller = UIViewController()

    init() { stage.window.rootViewController = controller }

    private final class TintLog: UIView {
        var count = 0
        override func tintColorDidChange() { count += 1 }
    }

    private func isGray(_ color: UIColor) -> Bool {
        let color = color.cgColor
        return color.red == color.green && color.green == color.blue
    }

    @Test func tintAdjustmentModeIsInherited() {
        stage.makeCurrent()
        let (outer, inner) = (UIView(), TintLog())
        outer.tintColor = .systemRed
        outer.addSubview(inner)
        controller.view.addSubview(outer)
        inner.count = 0
        #expect(inner.tintAdjustmentMode == .normal && inner.tintColor == .systemRed)
        outer.tintAdjustmentMode = .dimmed
        #expect(inner.tintAdjustmentMode == .dimmed && isGray(inner.tintColor) && inner.count == 1)
        inner.tintAdjustmentMode = .normal
        #expect(inner.tintColor == .systemRed && inner.count == 2)
        outer.tintAdjustmentMode = .automatic
        #expect(outer.tintColor == .systemRed && inner.count == 2)
    }

    @Test func alertDimsTheViewsBelow() {
        stage.makeCurrent()
        let log = TintLog()
        controller.view.addSubview(log)
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .default))
        controller.present(alert, animated: true)
        stage.advance(by: 1)
        #expect(isGray(log.tintColor) && !isGray(alert.view.tintColor))
        controller.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(log.tintColor == .systemBlue)
    }
}
