import UIKit

/// A sheet into which a color can be pasted.
class ColorSheetView: UIView {
    private let label = UILabel()

    init() {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        (layer.cornerRadius, layer.cornerCurve) = (20, .continuous)
        accessibilityIdentifier = "sheet"
        label.text = "Paste a color here"
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        addSubview(label)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(ColorSheetView.showMenu)))
    }

    required init?(coder: NSCoder) { return nil }

    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action.name == "paste:" && UIPasteboard.general.hasColors
    }

    override func paste(_ sender: Any?) {
        guard let color = UIPasteboard.general.color else { return }
        UIView.animate(withDuration: 0.35) { self.backgroundColor = color }
        label.text = UIPasteboard.general.string
        label.textColor = .white
    }

    func showMenu(_ tap: UITapGestureRecognizer) {
        becomeFirstResponder()
        UIMenuController.shared.showMenu(from: self, rect: bounds.insetBy(dx: 0, dy: 30))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
