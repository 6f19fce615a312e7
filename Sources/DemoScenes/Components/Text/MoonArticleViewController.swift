import UIKit

/// An article whose lines flow around a moon that can be dragged.
class MoonArticleViewController: UIViewController {
    private let textView = UITextView()
    private let moon = MoonView(frame: CGRect(x: 0, y: 0, width: 132, height: 132))
    private var grabOffset = CGPoint.zero
    /// The width of the page for which the moon was placed.
    private var placedWidth: CGFloat = 0
    /// The distance of the text from the left and the right edge, without the padding of its lines.
    private var margin: CGFloat = 11

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "The tides"
        view.backgroundColor = .systemBackground
        textView.attributedText = Self.article
        textView.backgroundColor = .systemBackground
        textView.isEditable = false
        textView.isSelectable = false
        textView.textContainerInset = UIEdgeInsets(top: 16, left: margin, bottom: 24, right: margin)
        textView.accessibilityIdentifier = "article"
        textView.frame = view.bounds
        view.addSubview(textView)
        moon.accessibilityIdentifier = "moon"
        textView.addSubview(moon)
        let pan = UIPanGestureRecognizer(target: self, action: Selector(MoonArticleViewController.dragMoon))
        moon.addGestureRecognizer(pan)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        textView.frame = view.bounds
        let newMargin: CGFloat = max(11, view.safeAreaInsets.left, view.safeAreaInsets.right)
        guard placedWidth != view.bounds.width || margin != newMargin else { return }
        (placedWidth, margin) = (view.bounds.width, newMargin)
        textView.textContainerInset = UIEdgeInsets(top: 16, left: margin, bottom: 24, right: margin)
        moon.center = CGPoint(x: view.bounds.width - margin - 81, y: 206)
        updateExclusionPath()
    }

    /// Sets the exclusion path of the text to the moon with a margin, so that the lines flow around it.
    private func updateExclusionPath() {
        let inset = textView.textContainerInset
        let frame = moon.frame.insetBy(dx: -9, dy: -7).offsetBy(dx: -inset.left, dy: -inset.top)
        textView.textContainer.exclusionPaths = [UIBezierPath(ovalIn: frame)]
    }

    func dragMoon(_ pan: UIPanGestureRecognizer) {
        let point = pan.location(in: textView)
        switch pan.state {
        case .began:
            grabOffset = CGPoint(x: moon.center.x - point.x, y: moon.center.y - point.y)
            lift(true)
        case .changed:
            let area = CGRect(
                x: margin + 59, y: 76, width: view.bounds.width - (margin + 59) * 2, height: max(textView.contentSize.height - 140, 80))
            moon.center = CGPoint(
                x: min(max(point.x + grabOffset.x, area.minX), area.maxX).rounded(),
                y: min(max(point.y + grabOffset.y, area.minY), area.maxY).rounded())
            updateExclusionPath()
        default:
            lift(false)
        }
    }

    /// Enlarges the moon at the start of a drag. At the end, restores its size, and then lays out the lines around it.
    private func lift(_ isLifted: Bool) {
        UIView.animate(
            withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { [moon] in moon.transform = isLifted ? CGAffineTransform(scaleX: 1.06, y: 1.06) : .identity },
            completion: { [weak self] _ in if !isLifted { self?.updateExclusionPath() } })
    }

    private static var article: NSAttributedString {
        let title = NSMutableParagraphStyle()
        title.paragraphSpacing = 8
        let body = NSMutableParagraphStyle()
        (body.lineSpacing, body.paragraphSpacing) = (3, 10)
        let text = NSMutableAttributedString(
            string: "Why the sea rises twice a day\n",
            attributes: [.font: UIFont.systemFont(ofSize: 26, weight: .bold), .foregroundColor: UIColor.label, .paragraphStyle: title])
        text.append(
            NSAttributedString(
                string: paragraphs.joined(separator: "\n"),
                attributes: [.font: UIFont.systemFont(ofSize: 16), .foregroundColor: UIColor.label, .paragraphStyle: body]))
        return text
    }

    private static let paragraphs = [
        "The moon pulls on everything on the Earth, but not everywhere with the same force. The water on the near side is closer to the moon "
            + "than the ground below it, so it is pulled a little more and rises. On the far side the water is pulled a little less than the "
            + "ground, and it rises there too.",
        "The Earth turns below these two hills of water. A harbor therefore meets each of them once a day, and the sea rises twice. Because the "
            + "moon moves on while the Earth turns, every high tide is about fifty minutes later than the day before.",
        "The sun pulls as well, with less than half of the moon's effect. At new moon and full moon both pull along the same line, and the "
            + "tides are high. A week later they work against each other, and the difference between high and low water is small.",
        "How high the water really rises depends on the coast. In the open sea it is less than a meter. In a bay that becomes narrow, the same "
            + "wave has less and less space, and it can rise by more than ten meters.",
    ]
}
