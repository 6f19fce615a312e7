import UIKit

/// A pond: a tap sends the boat along a curve, and the water answers with rings.
class PondViewController: UIViewController, CAAnimationDelegate {

    @IBOutlet weak var boat: UIImageView!
    @IBOutlet weak var tripsLabel: UILabel!
    @IBOutlet var lilies: [UIImageView]!

    private var trips = 0 {
        didSet { tripsLabel.text = trips == 1 ? "1 trip" : "\(trips) trips" }
    }

    override var prefersStatusBarHidden: Bool {
        return true
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for (index, lily) in lilies.enumerated() {
            let sway = CABasicAnimation(keyPath: "transform.rotation.z")
            sway.fromValue = -0.06
            sway.toValue = 0.08
            sway.duration = 2.2 + Double(index) * 0.4
            sway.autoreverses = true
            sway.repeatCount = .infinity
            sway.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            lily.layer.add(sway, forKey: "sway")
        }
    }

    @IBAction func sailTo(_ tap: UITapGestureRecognizer) {
        let goal = tap.location(in: view)
        addRing(at: goal)
        sail(to: goal)
    }

    @IBAction func callHome(_ press: UILongPressGestureRecognizer) {
        guard press.state == .began else { return }
        sail(to: CGPoint(x: view.bounds.midX, y: view.bounds.height * 0.8))
        trips = 0
    }

    func sail(to goal: CGPoint) {
        let start = boat.layer.presentation()?.position ?? boat.center
        let path = UIBezierPath()
        path.move(to: start)
        let side = CGPoint(x: (start.x + goal.x) / 2 + (goal.y - start.y) * 0.35, y: (start.y + goal.y) / 2 - (goal.x - start.x) * 0.35)
        path.addQuadCurve(to: goal, controlPoint: side)

        let course = CAKeyframeAnimation(keyPath: #keyPath(CALayer.position))
        course.path = path.cgPath
        course.duration = 0.9 + Double(hypot(goal.x - start.x, goal.y - start.y)) / 220
        course.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        course.delegate = self
        boat.layer.add(course, forKey: "course")
        boat.center = goal
        UIView.animate(withDuration: 0.4) {
            self.boat.transform = CGAffineTransform(scaleX: goal.x < start.x ? -1 : 1, y: 1)
        }
    }

    func animationDidStop(_ animation: CAAnimation, finished flag: Bool) {
        guard flag else { return }
        trips += 1
        addRing(at: CGPoint(x: boat.center.x, y: boat.center.y + 30))
    }

    private func addRing(at point: CGPoint) {
        for index in 0..<3 {
            let ring = CAShapeLayer()
            ring.bounds = CGRect(x: 0, y: 0, width: 80, height: 44)
            ring.path = UIBezierPath(ovalIn: ring.bounds).cgPath
            ring.position = point
            ring.fillColor = nil
            ring.strokeColor = UIColor.white.cgColor
            ring.lineWidth = 1.5
            ring.opacity = 0
            view.layer.insertSublayer(ring, below: boat.layer)

            let growth = CABasicAnimation(keyPath: "transform.scale")
            growth.fromValue = 0.2
            growth.toValue = 1.6
            let fade = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
            fade.fromValue = 0.8
            fade.toValue = 0
            let group = CAAnimationGroup()
            group.animations = [growth, fade]
            group.duration = 1.4
            group.beginTime = CACurrentMediaTime() + Double(index) * 0.25
            group.timingFunction = CAMediaTimingFunction(name: .easeOut)
            ring.add(group, forKey: "ring")
            DispatchQueue.main.asyncAfter(deadline: .now() + 2.2) {
                ring.removeFromSuperlayer()
            }
        }
    }
}
