extension UIImageView {
    private func add(
        _ effect: some SymbolEffect, _ options: SymbolEffectOptions, _ animated: Bool, _ completion: UISymbolEffectCompletion?
    ) {
        player.add(ActiveSymbolEffect(effect, options, completion), animated: animated)
    }

    private func remove(
        _ effect: some SymbolEffect, _ options: SymbolEffectOptions, _ animated: Bool, _ completion: UISymbolEffectCompletion?
    ) {
        let end = completion.map { ActiveSymbolEffect(effect, options, $0) }
        player.remove(named: effect.configuration.name, animated: animated, completion: end)
    }

    private var player: SymbolEffectPlayer {
        let player = symbolEffectPlayer ?? SymbolEffectPlayer(self)
        symbolEffectPlayer = player
        return player
    }

    // MARK: - Adding effects

    /// Adds an effect that plays once, or as often as its options specify. It is visible only if the image is a symbol.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: The speed and the number of repetitions.
    ///   - animated: Whether the start of the effect is animated.
    ///   - completion: The closure that is called when the effect has ended.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { add(effect, options, animated, completion) }

    /// Adds an effect that lasts until it is removed. It is visible only if the image is a symbol.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: The speed and the number of repetitions.
    ///   - animated: Whether the start of the effect is animated.
    ///   - completion: The closure that is called when the symbol has reached its new size or visibility, or when a motion has ended.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { add(effect, options, animated, completion) }

    /// Adds an effect. By default, `.bounce` and `.wiggle` play once; other effects are repeated until they are removed.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: The speed and the number of repetitions.
    ///   - animated: Whether the start of the effect is animated.
    ///   - completion: The closure that is called when the effect has ended.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { add(effect, options, animated, completion) }

    // MARK: - Removing effects

    /// Removes an effect. The symbol returns to its normal state.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { remove(effect, options, animated, completion) }

    /// Removes an effect. The symbol returns to its normal state.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { remove(effect, options, animated, completion) }

    /// Removes an effect. The symbol returns to its normal state.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { remove(effect, options, animated, completion) }

    /// Removes all effects.
    ///
    /// Differs from Apple: the options have no effect.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        for name in (symbolEffectPlayer?.effects ?? []).map(\.configuration.name) {
            symbolEffectPlayer?.remove(named: name, animated: animated, completion: nil)
        }
    }

    // MARK: - Replacing the image

    /// Sets the image. If both the old and the new image are symbols, the transition is animated.
    ///
    /// - Parameters:
    ///   - image: The new image.
    ///   - contentTransition: The transition between two symbols.
    ///   - options: The speed of the transition.
    ///   - completion: The closure that is called when the transition has ended.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        completion: UISymbolEffectCompletion? = nil
    ) { player.replaceImage(with: image, ActiveSymbolEffect(contentTransition, options, completion)) }
}
