import UIKit

/// One small picture, stretched between its caps and coloured: as many bubbles as there is to say.
class BubblePanel: Panel {
    private let bubbles = [
        Bubble("Hello!", Palette.blue, .white, isMine: true), Bubble("你好 👋", UIColor(hex: 0xE4E2DD), Palette.ink, isMine: false),
        Bubble("Ça va?", Palette.blue, .white, isMine: true),
    ]

    init() {
        super.init()
        for bubble in bubbles { addSubview(bubble) }
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin: CGFloat = 8
        let room = bounds.height - 2 * margin
        let height = min(27, (room / 3).rounded(.down) - 3)
        let gap = ((room - height * CGFloat(bubbles.count)) / CGFloat(bubbles.count - 1)).rounded(.down)
        for (index, bubble) in bubbles.enumerated() {
            let width = bubble.fittingWidth
            let x = bubble.isMine ? bounds.width - margin - width : margin
            bubble.frame = CGRect(x: x, y: margin + CGFloat(index) * (height + gap), width: width, height: height)
        }
    }
}

private class Bubble: UIView {
    let isMine: Bool
    private let ground = UIImageView()
    private let label = UILabel()

    init(_ text: String, _ color: UIColor, _ ink: UIColor, isMine: Bool) {
        self.isMine = isMine
        super.init(frame: .zero)
        let caps = UIEdgeInsets(top: 13, left: 13, bottom: 13, right: 18)
        ground.image = UIImage(named: "Raster/bubble")?.resizableImage(withCapInsets: caps).withRenderingMode(.alwaysTemplate)
        ground.tintColor = color
        // The tail points to who speaks.
        if !isMine { ground.transform = CGAffineTransform(scaleX: -1, y: 1) }
        label.text = text
        label.font = .systemFont(ofSize: 14, weight: .medium)
        label.textColor = ink
        for view in [ground, label] { addSubview(view) }
    }

    required init?(coder: NSCoder) { return nil }

    var fittingWidth: CGFloat { label.intrinsicContentSize.width + 27 }

    override func layoutSubviews() {
        super.layoutSubviews()
        ground.bounds = bounds
        ground.center = CGPoint(x: bounds.midX, y: bounds.midY)
        let size = label.intrinsicContentSize
        label.frame = CGRect(x: isMine ? 11 : 16, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }
}
