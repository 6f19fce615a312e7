import UIKit

/// A row of the picker's wheel of harbors: a bar whose height shows the tidal range, and the name.
class TideRowView: UIView {
    private let bar = UIView()
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        bar.backgroundColor = Palette.blue
        bar.layer.cornerRadius = 2
        label.font = .systemFont(ofSize: 20)
        label.textColor = .label
        addSubview(bar)
        addSubview(label)
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ harbor: Tide.Harbor) {
        label.text = harbor.name
        bar.bounds = CGRect(x: 0, y: 0, width: 4, height: 6 + harbor.range * 2)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        bar.center = CGPoint(x: 20, y: bounds.midY)
        label.frame = CGRect(x: 36, y: 0, width: max(bounds.width - 40, 0), height: bounds.height)
    }
}
