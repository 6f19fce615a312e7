import Testing
import UIKit

/// A view that logs its touch events.
final class TouchLoggingView: UIView {
    let log: TouchEventLog
    var allowsGestures = true
    init(_ log: TouchEventLog, frame: CGRect) {
        self.log = log
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) { return nil }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began \(touches.count)") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved \(touches.count)") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended \(touches.count)") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("cancelled \(touches.count)")
        #expect(touches.allSatisfy { $0.phase == .cancelled })
    }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allowsGestures }
}
