import UIKit

/// The edge of the page: a line with a handle on it, and how wide the page is.
class Grip: UIView {
    enum Drag {
        case moved(CGFloat)
        case ended
    }

    var onDrag: (Drag) -> Void = { _ in }
    private let line = UIView()
    private let handle = UIView()
    private let number = UILabel()
    private var last: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        line.backgroundColor = Ink.line
        handle.layer.cornerRadius = 3
        number.font = .systemFont(ofSize: 13, weight: .medium)
        number.textAlignment = .center
        for subview in [line, handle, number] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            addSubview(subview)
        }
        NSLayoutConstraint.activate([
            line.centerXAnchor.constraint(equalTo: leadingAnchor, constant: 14),
            line.widthAnchor.constraint(equalToConstant: 1),
            line.topAnchor.constraint(equalTo: topAnchor),
            line.bottomAnchor.constraint(equalTo: number.topAnchor, constant: -8),
            handle.centerXAnchor.constraint(equalTo: line.centerXAnchor),
            handle.centerYAnchor.constraint(equalTo: line.centerYAnchor),
            handle.widthAnchor.constraint(equalToConstant: 6),
            handle.heightAnchor.constraint(equalToConstant: 56),
            number.centerXAnchor.constraint(equalTo: line.centerXAnchor),
            number.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        color()
    }

    required init?(coder: NSCoder) { nil }

    /// With Shift, arrows drag it too.
    override var canBecomeFocused: Bool { true }

    func show(_ width: CGFloat) { number.text = "\(Int(width.rounded()))" }

    private var isHeld = false { didSet { color() } }

    private func color() {
        handle.backgroundColor = isHeld ? Palette.accent : Palette.softInk
        number.textColor = isHeld ? Palette.accent : Palette.softInk
    }

    // MARK: - In the hand

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        last = touch.location(in: superview).x
        isHeld = true
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let x = touch.location(in: superview).x
        onDrag(.moved(x - last))
        last = x
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { letGo() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { letGo() }

    private func letGo() {
        isHeld = false
        onDrag(.ended)
    }
}
