import Foundation
import Stage
import UIKit

/// Random fingers and keys on views with gesture recognizers of every kind, on controls and on a scroll view.
final class GestureFamily: FuzzFamily {
    enum Operation: String, CaseIterable {
        case down, move, moveFast, up, cancel, tap, drag, pinch, press, scroll, key, type, addRecognizer, removeRecognizer,
            disableRecognizer
        case requireFailure, removeView, addView, disableInteraction, zoom, content, wait
    }

    static let name = "gestures"

    private let stage: Stage
    private let controller = UIViewController()
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 120, height: 110))
    private let views: [UIView]
    private let delegate = Delegate()
    private var recognizers: [UIGestureRecognizer] = []
    private static let keys = [
        "tab", "shift+tab", "space", "return", "escape", "up", "down", "left", "right", "backspace", "home", "end", "a",
    ]

    init(stage: Stage, values: inout FuzzValues) {
        self.stage = stage
        views = [
            UIView(), UIView(), UIButton(), UISlider(), UISwitch(), UIStepper(), UISegmentedControl(items: ["a", "b"]), UITextField(),
        ]
        stage.window.rootViewController = controller
        controller.view.addSubview(scrollView)
        scrollView.contentSize = CGSize(width: 150, height: 400)
        (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (0.5, 3)
        scrollView.delegate = delegate
        for (index, view) in views.enumerated() {
            view.frame = CGRect(x: 5 + 13 * index, y: 3 + 19 * index, width: 61, height: 37)
            view.backgroundColor = UIColor(hue: CGFloat(index) / 8, saturation: 0.5, brightness: 0.9, alpha: 1)
            view.isMultipleTouchEnabled = index % 2 == 0
            (index % 3 == 0 ? controller.view : scrollView).addSubview(view)
        }
        delegate.zoomed = views[1]
    }

    func perform(_ operation: Operation, _ values: inout FuzzValues) {
        let (finger, point, view) = (values.integer(0...2), values.point(), values.pick(views))
        switch operation {
        case .down: stage.touchDown(at: point, force: values.number(0, 2), finger: finger)
        case .move: stage.touchMove(to: point, force: values.number(0, 2), finger: finger)
        case .moveFast:
            for step in 1...4 {
                stage.touchMove(to: CGPoint(x: point.x + CGFloat(9 * step), y: point.y - CGFloat(7 * step)), finger: finger)
                stage.advance(frames: 1)
            }
        case .up: stage.touchUp(finger: finger)
        case .cancel: stage.touchCancel(finger: finger)
        case .tap: stage.tap(at: point, count: values.integer(1...3))
        case .drag: stage.drag(from: point, to: values.point(), duration: Double(values.integer(1...18)) / 60)
        case .pinch: stage.pinch(at: point, spread: (80, values.number(5, 150)), angle: (0, values.number(-3, 3)), duration: 0.1)
        case .press: stage.press(at: point, force: values.number(0, 2), duration: 0.2)
        case .scroll: stage.scroll(at: point, by: CGVector(dx: values.number(-50, 50), dy: values.number(-300, 300)))
        case .key: stage.key(values.pick(Self.keys))
        case .type: stage.type(String(values.text(maximumPieces: 2).prefix(40)))
        case .addRecognizer: view.addGestureRecognizer(recognizer(&values))
        case .removeRecognizer: if let recognizer = values.any(recognizers) { recognizer.view?.removeGestureRecognizer(recognizer) }
        case .disableRecognizer: values.any(recognizers)?.isEnabled.toggle()
        case .requireFailure:
            guard recognizers.count > 1 else { return }
            let (first, second) = (values.integer(0...recognizers.count - 1), values.integer(0...recognizers.count - 1))
            // Two recognizers that wait for each other never recognize anything, so each waits only for recognizers after it.
            if first < second { recognizers[first].require(toFail: recognizers[second]) }
        case .removeView: view.removeFromSuperview()
        case .addView: (values.bool() ? scrollView : controller.view).addSubview(view)
        case .disableInteraction: view.isUserInteractionEnabled.toggle()
        case .zoom: scrollView.setZoomScale(values.number(0.2, 4), animated: values.bool())
        case .content:
            (scrollView.contentSize, scrollView.contentInset) = (values.size(), values.insets())
            (scrollView.isPagingEnabled, scrollView.bounces) = (values.bool(0.3), values.bool(0.8))
        case .wait: stage.advance(frames: values.integer(1...40))
        }
    }

    private func recognizer(_ values: inout FuzzValues) -> UIGestureRecognizer {
        let recognizer: UIGestureRecognizer
        switch values.integer(0...6) {
        case 0:
            let tap = UITapGestureRecognizer()
            (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (values.integer(1...3), values.integer(1...2))
            recognizer = tap
        case 1: recognizer = UIPanGestureRecognizer()
        case 2: recognizer = UIPinchGestureRecognizer()
        case 3: recognizer = UIRotationGestureRecognizer()
        case 4: recognizer = UILongPressGestureRecognizer()
        case 5: recognizer = UIScreenEdgePanGestureRecognizer()
        default: recognizer = UISwipeGestureRecognizer()
        }
        recognizer.delegate = delegate
        (recognizer.cancelsTouchesInView, recognizer.delaysTouchesBegan) = (values.bool(0.8), values.bool(0.3))
        let action = Action(values.isHostile && values.bool(0.4))
        recognizer.addTarget(action, action: Selector(Action.perform(_:)))
        delegate.actions.append(action)
        recognizers.append(recognizer)
        return recognizer
    }

    func finish() { for finger in 0...2 { stage.touchUp(finger: finger) } }

    private final class Delegate: NSObject, UIGestureRecognizerDelegate, UIScrollViewDelegate {
        weak var zoomed: UIView?
        var actions: [Action] = []
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { actions.count % 2 == 0 }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    }

    /// The action of a recognizer. In hostile programs it can remove the recognizer or its view.
    private final class Action {
        private let isHostile: Bool
        private var count = 0
        init(_ isHostile: Bool) { self.isHostile = isHostile }
        func perform(_ recognizer: UIGestureRecognizer) {
            count += 1
            _ = recognizer.location(in: recognizer.view)
            guard isHostile else { return }
            switch count % 4 {
            case 0: recognizer.view?.removeGestureRecognizer(recognizer)
            case 1: recognizer.isEnabled.toggle()
            case 2: recognizer.view?.removeFromSuperview()
            default: break
            }
        }
    }
}
