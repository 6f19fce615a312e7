import Stage
import UIKit

/// A controller with a box that moves at a constant speed of 120 points per second to the right and 60 down, a still box, and a label.
final class MovingController: UIViewController {
    let movingBox = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 24))
    let stillBox = UIView(frame: CGRect(x: 140, y: 150, width: 40, height: 22))
    private let badge = UIView(frame: CGRect(x: 4, y: 5, width: 8, height: 6))
    let caption = UILabel(frame: CGRect(x: 15, y: 200, width: 90, height: 20))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        movingBox.backgroundColor = .red
        stillBox.backgroundColor = .blue
        badge.backgroundColor = .green
        caption.text = "Departures"
        movingBox.addSubview(badge)
        for subview in [stillBox, movingBox, caption] { view.addSubview(subview) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.movingBox.center = CGPoint(x: self.movingBox.center.x + 120, y: self.movingBox.center.y + 60)
        }
    }

    /// Returns a stage of 200 × 240 points that shows a new controller.
    static func stage(scale: CGFloat = 1, threads: Int? = nil) -> (stage: Stage, controller: MovingController) {
        let stage = Stage(size: CGSize(width: 200, height: 240), scale: scale, threads: threads)
        let controller = stage.perform { MovingController() }
        stage.window.rootViewController = controller
        return (stage, controller)
    }
}
