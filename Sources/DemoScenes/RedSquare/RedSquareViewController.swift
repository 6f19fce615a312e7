import UIKit

/// A red square that moves, because its position changes inside an animation block. The figure around the square shows where the same
/// fixed position is on screens of different widths.
class RedSquareViewController: UIViewController {
    let redSquare = GradientSquare(
        frame: CGRect(x: 20, y: 120, width: 100, height: 100), colors: GradientSquare.red, cornerRadius: 18, showsCenter: true)
    let blueSquare = GradientSquare(
        frame: CGRect(x: 127.5, y: 250, width: 120, height: 120), colors: GradientSquare.blue, cornerRadius: 26)
    let comparison = ScreenComparison()
    private let grid = FigureGrid()
    private let dimension = DimensionLine("200", color: Palette.red)
    private let centerLabel = UILabel()
    private let blueLabel = UILabel()
    private let codeView = CodeListingView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        redSquare.accessibilityIdentifier = "red-square"
        blueSquare.accessibilityIdentifier = "blue-square"
        blueSquare.alpha = 0.25
        blueSquare.transform = CGAffineTransform(rotationAngle: -.pi / 12)
        setUpLabels()
        for part in [grid, redSquare, blueSquare, blueLabel, dimension, centerLabel, comparison, codeView] { view.addSubview(part) }
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(RedSquareViewController.nudge)))
    }

    private func setUpLabels() {
        centerLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .medium)
        centerLabel.textColor = Palette.secondaryForeground
        centerLabel.textAlignment = .right
        centerLabel.backgroundColor = .systemBackground
        blueLabel.text = "alpha\n0.25 → 1\nrotation\n−15° → 30°"
        blueLabel.numberOfLines = 4
        blueLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .medium)
        blueLabel.textColor = Palette.blue
        codeView.lines = ["redSquare.center.x = 200"]
        codeView.fontSizes = [15]
        codeView.isUserInteractionEnabled = false
        codeView.layer.cornerRadius = 10
        codeView.padding = UIEdgeInsets(top: 8, left: 14, bottom: 8, right: 14)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let size = view.bounds.size
        // In portrait the comparison is below the squares, in landscape beside them.
        let isWide = size.width > size.height
        // On a phone with a notch, everything is below the notch.
        let shift = isWide ? 0 : max(0, view.safeAreaInsets.top - 28)
        redSquare.center.y = isWide ? 112 : 170 + shift
        blueSquare.center.y = isWide ? 252 : 310 + shift
        layOutComparison(in: size, isWide: isWide, shift: shift)
        let top: CGFloat = isWide ? 28 : 84 + shift
        dimension.frame = CGRect(x: 0, y: top, width: 200, height: DimensionLine.height)
        blueLabel.frame = CGRect(x: 16, y: blueSquare.center.y - 36, width: 88, height: 72)
        let centerBottom = isWide ? size.height - 16 : comparison.frame.minY - 14
        centerLabel.text =
            "center \(size.width == size.width.rounded() && Int(size.width) % 2 == 0 ? "\(Int(size.width / 2))" : "\(size.width / 2)")"
        let labelWidth = centerLabel.intrinsicContentSize.width.rounded(.up) + 6
        centerLabel.frame = CGRect(x: (size.width / 2).rounded(.down) - 6 - labelWidth, y: centerBottom - 18, width: labelWidth, height: 18)
        grid.frame = view.bounds
        grid.draw(top: top, targetBottom: redSquare.center.y + 76, centerBottom: centerBottom)
    }

    private func layOutComparison(in size: CGSize, isWide: Bool, shift: CGFloat) {
        let isTablet = min(size.width, size.height) >= 600
        if isWide {
            let left = max(350, size.width / 2 + 16)
            let width = min(size.width - left - 20, 640)
            // The three screens are 320 + 375 + 414 = 1109 points wide. The other 42 points are for the frames of the phones, which are
            // outside of the screens, and for the gaps between the phones.
            comparison.scale = min((width - 42) / 1109, 0.5)
            let height = ScreenComparison.height(at: comparison.scale)
            comparison.frame = CGRect(x: left + 8, y: ((size.height - height) / 2 + 28).rounded(), width: width - 8, height: height)
            codeView.frame = CGRect(x: left, y: comparison.frame.minY - 62, width: 250, height: 40)
        } else {
            // A phone with a small height has less space below the squares.
            let largestScale = (size.height - 424 - shift - ScreenThumbnail.captionHeight) / 736
            comparison.scale = min(isTablet ? 0.55 : 0.26, max(largestScale, 0.1))
            let (width, height) = (1109 * comparison.scale + 44, ScreenComparison.height(at: comparison.scale))
            // The comparison is in the middle of the space below the squares.
            let y = max(418 + shift, ((size.height + 400 + shift - height) / 2).rounded())
            comparison.frame = CGRect(x: ((size.width - width) / 2).rounded(), y: y, width: width.rounded(), height: height)
            codeView.frame = CGRect(x: ((size.width - 250) / 2).rounded(), y: 32 + shift, width: 250, height: 40)
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)

        // 200 is a fixed position. It is a different fraction of each screen width, and it is not the center of any of these screens.
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
    /// A tap during the animation moves the square by another 10 points. The motion has no jump, because animations of a position are
    /// additive.
    func nudge() {
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction, animations: { self.redSquare.center.x -= 10 })
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.keyCode == .keyboardSpacebar }) { nudge() } else { super.pressesBegan(presses, with: event) }
    }
}
