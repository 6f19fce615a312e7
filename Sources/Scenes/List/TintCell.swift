import UIKit

/// A band of one colour with its name. Where the band is high enough it tells the colour's measures too.
class TintCell: UITableViewCell {
    static let height: CGFloat = 60
    static let openHeight: CGFloat = 156

    private let name = UILabel()
    private let code = UILabel()
    private let star = UILabel()
    private let measures = UIView()
    private let figures = [UILabel(), UILabel(), UILabel()]
    private let captions = [UILabel(), UILabel(), UILabel()]

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        name.font = .systemFont(ofSize: 17, weight: .semibold)
        code.font = .monospacedSystemFont(ofSize: 13, weight: .regular)
        code.textAlignment = .right
        star.font = .systemFont(ofSize: 15)
        star.text = "★"
        for label in [name, code, star] { contentView.addSubview(label) }
        for (figure, caption) in zip(figures, captions) {
            figure.font = .systemFont(ofSize: 22, weight: .medium)
            caption.font = .systemFont(ofSize: 13)
            measures.addSubview(figure)
            measures.addSubview(caption)
        }
        contentView.addSubview(measures)
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ tint: Tint, isKept: Bool) {
        let (parts, ink) = (tint.parts, tint.inkColor)
        backgroundColor = tint.color
        name.text = tint.name
        code.text = tint.code
        accessibilityIdentifier = tint.code
        star.isHidden = !isKept
        for label in [name, star] + figures { label.textColor = ink }
        for label in captions + [code] { label.textColor = ink.withAlphaComponent(ink.cgColor.alpha * 0.72) }
        let values = ["\(Int((tint.lightness * 100).rounded()))", "\(Int((parts.chroma * 1000).rounded()))", "\(Int(tint.hue.rounded()))°"]
        for (label, value) in zip(figures, values) { label.text = value }
        for (label, caption) in zip(captions, ["Lightness", "Chroma", "Hue"]) { label.text = caption }
        setNeedsLayout()
    }

    func keep(_ isKept: Bool) { star.isHidden = !isKept }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = contentView.bounds
        let nameWidth = min(name.sizeThatFits(area.size).width.rounded(.up), area.width - 130)
        name.frame = CGRect(x: 15, y: 18, width: nameWidth, height: 24)
        star.frame = CGRect(x: name.frame.maxX + 8, y: 18, width: 20, height: 24)
        code.frame = CGRect(x: area.width - 95, y: 18, width: 80, height: 24)
        measures.frame = CGRect(x: 15, y: 82, width: area.width - 30, height: 56)
        measures.alpha = min(max((bounds.height - TintCell.height) / (TintCell.openHeight - TintCell.height), 0), 1)
        for index in figures.indices {
            let x = (measures.bounds.width / 3 * CGFloat(index)).rounded()
            captions[index].frame = CGRect(x: x, y: 0, width: 100, height: 18)
            figures[index].frame = CGRect(x: x, y: 20, width: 100, height: 30)
        }
    }
}
