import UIKit

/// Two overlapping shapes. The front shape is combined with the pixels below it by the selected blend mode.
class BlendModeCard: FilterCard {
    private static let modes = [
        "Normal", "Multiply", "Screen", "Overlay", "Darken", "Lighten", "Difference", "Exclusion", "Hard Light", "Soft Light",
        "Color Dodge",
        "Hue", "Luminosity",
    ]
    private let stage = UIImageView()
    private let back = UIView()
    private let front = UIView()
    private let chips = ChipRow(BlendModeCard.modes)

    init() {
        super.init("Blend modes")
        stage.image = FilterPicture.make(CGSize(width: 343, height: 200))
        stage.contentMode = .scaleAspectFill
        stage.clipsToBounds = true
        back.backgroundColor = Palette.gold
        back.layer.cornerRadius = 20
        front.backgroundColor = Palette.blue
        front.layer.cornerRadius = 60
        stage.addSubview(back)
        stage.addSubview(front)
        addSubview(stage)
        addSubview(chips)
        chips.onSelect = { [weak self] index in self?.apply(Self.modes[index]) }
    }

    required init?(coder: NSCoder) { return nil }

    private func apply(_ mode: String) {
        let name = "CI" + mode.filter { $0 != " " } + "BlendMode"
        front.layer.compositingFilter = mode == "Normal" ? nil : CIFilter(name: name)
    }

    override func height(_ width: CGFloat) -> CGFloat { Self.contentTop + 180 + 12 + 32 + 16 }

    override func layoutSubviews() {
        super.layoutSubviews()
        stage.frame = CGRect(x: 0, y: Self.contentTop, width: bounds.width, height: 180)
        let middle = (bounds.width / 2).rounded()
        back.frame = CGRect(x: middle - 120, y: 26, width: 120, height: 120)
        front.frame = CGRect(x: middle - 34, y: 40, width: 120, height: 120)
        chips.frame = CGRect(x: 0, y: stage.frame.maxY + 12, width: bounds.width, height: 32)
    }
}
