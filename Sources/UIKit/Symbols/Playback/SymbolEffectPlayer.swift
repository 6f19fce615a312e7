import CoreGraphics
import QuartzCore

/// Plays the symbol effects of an image view.
///
/// While there are effects, the view's layer has no contents, and the symbol is shown by sublayers.
final class SymbolEffectPlayer {
    weak var view: UIImageView?
    var layers: SymbolLayers?
    /// The layers of symbols that are being replaced.
    var replacedLayers: [SymbolLayers] = []
    private(set) var effects: [ActiveSymbolEffect] = []
    /// The number of running animations after which the symbol may be shown without layers. While it is not 0, the layers are kept.
    var endingCount = 0

    init(_ view: UIImageView) { self.view = view }

    /// Whether the symbol is shown by layers of its own.
    var isShowing: Bool { layers != nil }

    /// Whether the layers can run animations.
    private var canAnimate: Bool { view?.window != nil && layers != nil }

    // MARK: - Layers

    /// Creates the layers for the view's symbol, or updates their colors and positions if the symbol is unchanged. Removes the layers if
    /// they are not needed.
    func update() {
        guard let view, let image = view.displayedImage, image.isSymbolImage, needsLayers else { return removeLayers() }
        withoutActions {
            if layers?.image.attributes.symbol != image.attributes.symbol || layers?.image.imageOrientation != image.imageOrientation {
                replaceLayers(with: image, in: view)
            }
            layers?.update(image, view.traitCollection, tint: view.symbolTintColor)
        }
        layout()
    }

    private var needsLayers: Bool { !effects.isEmpty || !replacedLayers.isEmpty || endingCount > 0 }

    private func replaceLayers(with image: UIImage, in view: UIImageView) {
        layers?.root.removeFromSuperlayer()
        let new = SymbolLayers(image)
        layers = new
        view.layer.addSublayer(new.root)
        applyStates(animated: false)
        layout()
        startMotions()
    }

    private func removeLayers() {
        guard layers != nil || !replacedLayers.isEmpty else { return }
        withoutActions { for layers in replacedLayers + [layers].compactMap(\.self) { layers.root.removeFromSuperlayer() } }
        (layers, replacedLayers) = (nil, [])
    }

    /// Places the layers in the bounds of the view.
    func layout() {
        guard let view else { return }
        withoutActions {
            for layers in replacedLayers + [layers].compactMap(\.self) { layers.layout(in: view.bounds, view.contentMode.gravity) }
        }
    }

    private func withoutActions(_ change: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        CATransaction.commit()
    }

    /// Shows the image without layers, if there are no effects and no running animations.
    func removeLayersIfIdle() { if !needsLayers { view?.updateLayer() } }

    // MARK: - Adding and removing

    func add(_ effect: ActiveSymbolEffect, animated: Bool) {
        let replaced = effects.filter { $0.configuration.name == effect.configuration.name }
        effects.removeAll { $0.configuration.name == effect.configuration.name }
        if case .appear(let isUp) = effect.configuration.kind, replaced.isEmpty, animated { hideBeforeAppearing(small: isUp) }
        showLayers()
        for old in replaced { endMotion(of: old, replacedBy: effect, animated: animated) }
        effects.append(effect)
        start(effect, animated: animated)
        view?.updateLayer()
        for old in replaced { old.complete(view, isFinished: false) }
    }

    /// Shows the layers before an effect is added, so that the effect begins at the displayed state.
    func showLayers() {
        endingCount += 1
        view?.updateLayer()
        endingCount -= 1
    }

    /// Makes the symbol invisible, before it appears.
    private func hideBeforeAppearing(small isSmall: Bool) {
        showLayers()
        effects.append(ActiveSymbolEffect(isSmall ? DisappearSymbolEffect().down : DisappearSymbolEffect().up, .default, nil))
        applyStates(animated: false)
        effects.removeLast()
    }

    func remove(named name: String, animated: Bool, completion removal: ActiveSymbolEffect?) {
        let removed = effects.filter { $0.configuration.name == name }
        effects.removeAll { $0.configuration.name == name }
        for effect in removed { stop(effect, animated: animated, removal) }
        if removed.isEmpty || !animated || !canAnimate {
            removeLayersIfIdle()
            removal?.complete(view, isFinished: true)
        }
        for effect in removed { effect.complete(view, isFinished: false) }
    }

    private func start(_ effect: ActiveSymbolEffect, animated: Bool) {
        guard canAnimate, animated || !effect.setsSizeOrVisibility else {
            if effect.setsSizeOrVisibility { applyStates(animated: false) }
            return endWithoutAnimation(effect)
        }
        effect.startCount += 1
        if effect.setsSizeOrVisibility { applyStates(animated: true, ending: effect) } else { startMotion(effect) }
    }

    /// Completes an effect that is not animated, such as an effect of a view outside of a window. A change of the size or the visibility
    /// stays active. An endless motion begins when the view is added to a window.
    private func endWithoutAnimation(_ effect: ActiveSymbolEffect) {
        if effect.setsSizeOrVisibility { return effect.complete(view, isFinished: true) }
        guard !effect.isEndless else { return }
        effects.removeAll { $0 === effect }
        removeLayersIfIdle()
        effect.complete(view, isFinished: true)
    }

    private func didEnd(_ effect: ActiveSymbolEffect, _ startCount: Int) {
        guard effect.startCount == startCount, effects.contains(where: { $0 === effect }) else { return }
        // Outside of a window, the layers lose their animations. Endless animations begin again in the next window.
        guard !effect.isEndless else { return }
        if !effect.setsSizeOrVisibility || effect.isAppearance { effects.removeAll { $0 === effect } }
        removeLayersIfIdle()
        effect.complete(view, isFinished: view?.window != nil)
    }

    // MARK: - Motions

    /// Begins the motions of effects that were added outside of a window, or whose motions ended when the view left its last window.
    func didMoveToWindow() {
        view?.updateLayer()
        startMotions()
    }

    /// Starts all motions again, for new layers or in a new window.
    func startMotions() { for effect in effects where !effect.setsSizeOrVisibility && canAnimate { startMotion(effect) } }

    private func startMotion(_ effect: ActiveSymbolEffect) {
        guard let layers else { return }
        effect.startCount += 1
        let startCount = effect.startCount
        let parts = effect.configuration.name == "variableColor" ? layers.variableParts : layers.parts
        let motion = SymbolMotion(configuration: effect.configuration, layerCount: parts.count, size: layers.image.size)
        CATransaction.begin()
        CATransaction.setCompletionBlock { [weak self] in self?.didEnd(effect, startCount) }
        for (index, part) in parts.enumerated() {
            for track in motion.tracks(ofLayer: index) {
                let animation = CAKeyframeAnimation(track, motion, effect)
                part.inner.add(animation, forKey: "\(effect.configuration.name).\(track.keyPath)")
            }
        }
        CATransaction.commit()
    }

    private func stop(_ effect: ActiveSymbolEffect, animated: Bool, _ removal: ActiveSymbolEffect?) {
        guard canAnimate, let layers else {
            if effect.setsSizeOrVisibility { applyStates(animated: false) }
            return
        }
        guard !effect.setsSizeOrVisibility else { return applyStates(animated: animated, ending: animated ? removal : nil) }
        endMotion(of: effect, in: layers, animated: animated, removal)
    }

    /// Ends the part of a replaced motion that the new effect does not replace, such as the horizontal part if a wiggle becomes vertical.
    private func endMotion(of old: ActiveSymbolEffect, replacedBy new: ActiveSymbolEffect, animated: Bool) {
        guard canAnimate, !old.setsSizeOrVisibility, let layers else { return }
        func keyPaths(_ effect: ActiveSymbolEffect) -> Set<String> {
            let motion = SymbolMotion(configuration: effect.configuration, layerCount: 1, size: layers.image.size)
            return Set(motion.tracks(ofLayer: 0).map(\.keyPath))
        }
        let replaced = keyPaths(new)
        if !keyPaths(old).isSubset(of: replaced) { endMotion(of: old, in: layers, except: replaced, animated: animated, nil) }
    }

    private func endMotion(
        of effect: ActiveSymbolEffect, in layers: SymbolLayers, except keyPaths: Set<String> = [], animated: Bool,
        _ removal: ActiveSymbolEffect?
    ) {
        let parts = effect.configuration.name == "variableColor" ? layers.variableParts : layers.parts
        let motion = SymbolMotion(configuration: effect.configuration, layerCount: parts.count, size: layers.image.size)
        animateEnding(removal) {
            for (index, part) in parts.enumerated() {
                for track in motion.tracks(ofLayer: index) where !keyPaths.contains(track.keyPath) {
                    part.inner.endMotion(track, name: effect.configuration.name, animated: animated)
                }
            }
        }
    }

    // MARK: - States

    /// The factor of the size, whether the symbol is visible, and the scale that it has while it is invisible.
    var state: (scale: CGFloat, isVisible: Bool, hiddenScale: CGFloat) {
        var result: (scale: CGFloat, isVisible: Bool, hiddenScale: CGFloat) = (1, true, 0.4)
        for effect in effects {
            switch effect.configuration.kind {
            case .scale(let isUp): result.scale = isUp ? 1.2 : 0.8
            case .disappear(let isUp): (result.isVisible, result.hiddenScale) = (false, isUp ? 1.5 : 0.4)
            case .appear(let isUp): result.hiddenScale = isUp ? 0.4 : 1.5
            default: break
            }
        }
        return result
    }

    /// Sets the size and the opacity of the layers.
    private func applyStates(animated: Bool, ending effect: ActiveSymbolEffect? = nil) {
        let state = state
        let scale = state.isVisible ? state.scale : state.scale * state.hiddenScale
        let startCount = effect?.startCount ?? 0
        let isByLayer = effect?.configuration.isWholeSymbol != true
        guard let layers else { return }
        let change = {
            for (index, part) in layers.parts.enumerated() {
                part.outer.setState(
                    scale: scale, opacity: state.isVisible ? 1 : 0, delay: isByLayer ? Double(index) * 0.06 : 0,
                    speed: effect?.options.speed ?? 1, animated: animated)
            }
        }
        guard animated else { return change() }
        let isActive = effect.map { effect in effects.contains { $0 === effect } } ?? false
        animateEnding(isActive ? nil : effect, change) { [weak self] in
            if isActive, let effect { self?.didEnd(effect, startCount) }
        }
    }

    /// Runs the animations of `change`, after which the symbol can be shown without layers. At their end, calls `end` and completes the
    /// effect.
    func animateEnding(_ completedEffect: ActiveSymbolEffect?, _ change: () -> Void, then end: (() -> Void)? = nil) {
        endingCount += 1
        CATransaction.begin()
        CATransaction.setCompletionBlock { [weak self] in
            self?.endingCount -= 1
            self?.removeLayersIfIdle()
            end?()
            completedEffect?.complete(self?.view, isFinished: true)
        }
        change()
        CATransaction.commit()
    }
}
