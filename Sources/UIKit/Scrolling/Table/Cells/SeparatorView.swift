import CoreGraphics

/// A line between rows, in a color or through a visual effect.
final class SeparatorView: UIView {
    private var effectView: UIVisualEffectView?

    /// Shows a color. With an effect, the line shows the content below it through the effect, and the color is not used.
    func show(_ color: UIColor, _ effect: UIVisualEffect?) {
        guard let effect else {
            effectView?.removeFromSuperview()
            effectView = nil
            return backgroundColor = color
        }
        let view = effectView ?? addEffectView()
        if view.effect != effect { view.effect = effect }
        // The vibrant effect is visible where the content view has a color. A blur needs no content.
        view.contentView.backgroundColor = effect is UIVibrancyEffect ? .white : nil
        backgroundColor = nil
    }

    private func addEffectView() -> UIVisualEffectView {
        let view = UIVisualEffectView(effect: nil)
        view.isUserInteractionEnabled = false
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        effectView = view
        return view
    }
}
