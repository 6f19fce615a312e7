import UIKit

/// The draggable edge of the page: a line with a handle, and the page's width in points.
class EdgeHandle: UIView {
    enum DragEvent {
        /// The edge was moved by a distance in points. A positive distance makes the page wider: it is to the right, or to the left in a
        /// right-to-left layout.
        case moved(by: CGFloat)
        case ended
    }

    var onDrag: (DragEvent) -> Void = { _ in }
    private let line = UIView()
    private let handle = UIView()
    private let widthLabel = UILabel()
    private var lastX: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        line.backgroundColor = PageColors.line
        handle.layer.cornerRadius = 3
        widthLabel.setScaledFont(.scaled(13, .medium, limit: 15))
        widthLabel.textAlignment = .center
        for subview in [line, handle, widthLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            addSubview(subview)
        }
        NSLayoutConstraint.activate([
            line.centerXAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            line.widthAnchor.constraint(equalToConstant: 1),
            line.topAnchor.constraint(equalTo: topAnchor),
            line.bottomAnchor.constraint(equalTo: widthLabel.topAnchor, constant: -8),
            handle.centerXAnchor.constraint(equalTo: line.centerXAnchor),
            handle.centerYAnchor.constraint(equalTo: line.centerYAnchor),
            handle.widthAnchor.constraint(equalToConstant: 6),
            handle.heightAnchor.constraint(equalToConstant: 56),
            widthLabel.centerXAnchor.constraint(equalTo: line.centerXAnchor),
            widthLabel.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        updateColors()
    }

    required init?(coder: NSCoder) { nil }

    /// True, so that Shift and the arrow keys can drag the edge while the view is focused.
    override var canBecomeFocused: Bool { true }

    func showWidth(_ width: CGFloat) { widthLabel.text = "\(Int(width.rounded()))" }

    private var isDragging = false { didSet { updateColors() } }

    private func updateColors() {
        handle.backgroundColor = isDragging ? Palette.accent : Palette.secondaryForeground
        widthLabel.textColor = isDragging ? Palette.accent : Palette.secondaryForeground
    }

    // MARK: - Dragging

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        lastX = touch.location(in: superview).x
        isDragging = true
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let x = touch.location(in: superview).x
        let step = x - lastX
        onDrag(.moved(by: effectiveUserInterfaceLayoutDirection == .rightToLeft ? -step : step))
        lastX = x
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endDrag() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { endDrag() }

    private func endDrag() {
        isDragging = false
        onDrag(.ended)
    }
}
