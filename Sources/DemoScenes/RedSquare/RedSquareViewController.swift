import UIKit

/// A red square that moves, because its position changes inside an animation block.
class RedSquareViewController: UIViewController {
    let redSquare = UIView(frame: CGRect(x: 20, y: 120, width: 100, height: 100))
    let blueSquare = UIView(frame: CGRect(x: 127.5, y: 250, width: 120, height: 120))
    let comparison = ScreenComparison()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        redSquare.accessibilityIdentifier = "red-square"
        redSquare.backgroundColor = .red
        view.addSubview(redSquare)

        blueSquare.accessibilityIdentifier = "blue-square"
        blueSquare.backgroundColor = .systemBlue
        blueSquare.layer.cornerRadius = 20
        blueSquare.alpha = 0.25
        blueSquare.transform = CGAffineTransform(rotationAngle: -.pi / 12)
        view.addSubview(blueSquare)

        view.addSubview(comparison)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(RedSquareViewController.nudge)))
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        // In portrait the comparison is below the squares, in landscape beside them.
        let isWide = view.bounds.width > view.bounds.height
        comparison.frame = CGRect(x: isWide ? 316 : 24, y: isWide ? 80 : 424, width: 327, height: 216)
        redSquare.center.y = isWide ? 112 : 170
        blueSquare.center.y = isWide ? 252 : 310
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)

        // 200 is a fixed position. It is a different fraction of each screen width, and it is not the center of any screen.
        UIView.animate(withDuration: 1) {
            self.redSquare.center.x = 200
            self.comparison.moveSquares()
        }

        UIView.animate(withDuration: 1) {
            self.blueSquare.alpha = 1
            self.blueSquare.transform = CGAffineTransform(rotationAngle: .pi / 6)
        }
    }

    /// Moves the square 10 points to the left.
    ///
    /// A tap during the animation adds another 10 points, because animations of a position are additive.
    func nudge() {
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction, animations: { self.redSquare.center.x -= 10 })
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.keyCode == .keyboardSpacebar }) { nudge() } else { super.pressesBegan(presses, with: event) }
    }
}
