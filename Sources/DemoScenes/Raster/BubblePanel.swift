import UIKit

/// A panel with three speech bubbles. All of them show the same small image, stretched with cap insets and tinted.
class BubblePanel: Panel {
    private let bubbles = [
        Bubble("Hello!", Palette.blue, .white, isOutgoing: true),
        Bubble("你好 👋", UIColor(light: UIColor(hex: 0xE4E2DD), dark: UIColor(hex: 0x3B3835)), Palette.foreground, isOutgoing: false),
        Bubble("Ça va?", Palette.blue, .white, isOutgoing: true),
    ]

    init() {
        super.init()
        for bubble in bubbles { addSubview(bubble) }
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin: CGFloat = 8
        let availableHeight = bounds.height - 2 * margin
        let height = min(27, (availableHeight / 3).rounded(.down) - 3)
        // The gap is at most 14 points. In a high panel, the bubbles are centered vertically.
        let gap = min(((availableHeight - height * CGFloat(bubbles.count)) / CGFloat(bubbles.count - 1)).rounded(.down), 14)
        let rest = availableHeight - (height + gap) * CGFloat(bubbles.count) + gap
        let top = margin + (gap < 14 ? 0 : (rest / 2).rounded(.down))
        for (index, bubble) in bubbles.enumerated() {
            let width = bubble.fittingWidth
            let x = bubble.isOutgoing ? bounds.width - margin - width : margin
            bubble.frame = CGRect(x: x, y: top + CGFloat(index) * (height + gap), width: width, height: height)
        }
    }
}

private class Bubble: UIView {
    let isOutgoing: Bool
    private let bubbleView = UIImageView()
    private let label = UILabel()

    init(_ text: String, _ color: UIColor, _ textColor: UIColor, isOutgoing: Bool) {
        self.isOutgoing = isOutgoing
        super.init(frame: .zero)
        let caps = UIEdgeInsets(top: 13, left: 13, bottom: 13, right: 18)
        bubbleView.image = UIImage(named: "Raster/bubble")?.resizableImage(withCapInsets: caps).withRenderingMode(.alwaysTemplate)
        bubbleView.tintColor = color
        // The tail points to the side of the sender, so it is mirrored for incoming messages.
        if !isOutgoing { bubbleView.transform = CGAffineTransform(scaleX: -1, y: 1) }
        label.text = text
        label.font = .systemFont(ofSize: 14, weight: .medium)
        label.textColor = textColor
        for view in [bubbleView, label] { addSubview(view) }
    }

    required init?(coder: NSCoder) { return nil }

    var fittingWidth: CGFloat { label.intrinsicContentSize.width + 27 }

    override func layoutSubviews() {
        super.layoutSubviews()
        bubbleView.bounds = bounds
        bubbleView.center = CGPoint(x: bounds.midX, y: bounds.midY)
        let size = label.intrinsicContentSize
        label.frame = CGRect(
            x: isOutgoing ? 11 : 16, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }
}
