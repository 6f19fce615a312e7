import CoreGraphics

/// The dimming view behind an alert. It blocks touches to the views below.
final class AlertDimmingView: UIView {
    /// Called at the end of a touch.
    var onTouch: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(light: UIColor(white: 0, alpha: 0.3), dark: UIColor(white: 0, alpha: 0.48))
    }

    required init?(coder: NSCoder) { return nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch() }
}
