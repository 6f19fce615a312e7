import CoreGraphics

extension SymbolEffectPlayer {
    /// Sets another image of the view. If both images are symbols, the transition between them is animated.
    func replaceImage(with image: UIImage, _ transition: ActiveSymbolEffect) {
        guard let view else { return }
        guard view.window != nil, let oldImage = view.displayedImage, oldImage.isSymbolImage, image.isSymbolImage else {
            view.image = image
            return transition.complete(view, isFinished: true)
        }
        showLayers()
        endingCount += 1
        let old = layers
        layers = nil
        replacedLayers += [old].compactMap(\.self)
        view.image = image
        endingCount -= 1
        animateReplacement(of: old, transition)
    }

    private func animateReplacement(of old: SymbolLayers?, _ transition: ActiveSymbolEffect) {
        var replacement = SymbolEffectConfiguration.Replacement.downUp
        if case .replace(let value) = transition.configuration.kind { replacement = value }
        let (speed, step) = (transition.options.speed, transition.configuration.isWholeSymbol ? 0 : 0.04)
        let state = state
        guard state.isVisible else {
            old?.root.removeFromSuperlayer()
            replacedLayers.removeAll { $0 === old }
            return transition.complete(view, isFinished: true)
        }
        animateEnding(transition) {
            for (index, part) in (old?.parts ?? []).enumerated() {
                part.outer.disappear(
                    growing: replacement == .upUp, atOnce: replacement == .offUp, delay: Double(index) * step, speed: speed)
            }
            for (index, part) in (layers?.parts ?? []).enumerated() {
                part.outer.appear(scale: state.scale, delay: (replacement == .offUp ? 0 : 0.1) + Double(index) * step, speed: speed)
            }
        } then: { [weak self] in
            old?.root.removeFromSuperlayer()
            self?.replacedLayers.removeAll { $0 === old }
            self?.removeLayersIfIdle()
        }
    }
}
