extension UIBarButtonItem {
    /// An effect of the item. It is added again to each new view of the item's image.
    struct SymbolEffectEntry {
        var name: String
        /// Adds the effect to a view. The start of the effect is not animated.
        var add: (UIImageView) -> Void
    }

    /// Adds the effects that are still active to the view of a new button.
    func addSymbolEffects(to imageView: UIImageView) {
        self.imageView = imageView
        for entry in symbolEffects { entry.add(imageView) }
    }

    private func store(_ name: String, _ add: @escaping (UIImageView) -> Void) {
        symbolEffects.removeAll { $0.name == name }
        symbolEffects.append(SymbolEffectEntry(name: name, add: add))
    }

    /// Returns a completion whose sender is the item, not the view of its image.
    private func forItem(_ completion: UISymbolEffectCompletion?) -> UISymbolEffectCompletion? {
        guard let completion else { return nil }
        return { [weak self] context in
            var context = context
            context.sender = self
            completion(context)
        }
    }

    // MARK: - Adding effects

    /// Adds an effect to the image. The effect plays once, or as often as its options specify. It is visible only if the image is a symbol.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { imageView?.addSymbolEffect(effect, options: options, animated: animated, completion: forItem(completion)) }

    /// Adds an effect to the image. The effect lasts until it is removed. It is visible only if the image is a symbol.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        imageView?.addSymbolEffect(effect, options: options, animated: animated, completion: forItem(completion))
        store(effect.configuration.name) { $0.addSymbolEffect(effect, options: options, animated: false) }
    }

    /// Adds an effect to the image. By default, `.bounce` and `.wiggle` play once; other effects are repeated until they are removed.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        imageView?.addSymbolEffect(effect, options: options, animated: animated, completion: forItem(completion))
        guard ActiveSymbolEffect(effect, options, nil).isEndless else { return }
        store(effect.configuration.name) { $0.addSymbolEffect(effect, options: options, animated: false) }
    }

    // MARK: - Removing effects

    /// Removes an effect. The symbol returns to its normal state.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { imageView?.removeSymbolEffect(ofType: effect, options: options, animated: animated, completion: forItem(completion)) }

    /// Removes an effect. The symbol returns to its normal state.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        symbolEffects.removeAll { $0.name == effect.configuration.name }
        imageView?.removeSymbolEffect(ofType: effect, options: options, animated: animated, completion: forItem(completion))
    }

    /// Removes an effect. The symbol returns to its normal state.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        symbolEffects.removeAll { $0.name == effect.configuration.name }
        imageView?.removeSymbolEffect(ofType: effect, options: options, animated: animated, completion: forItem(completion))
    }

    /// Removes all effects.
    ///
    /// Differs from Apple: the options have no effect.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        symbolEffects = []
        imageView?.removeAllSymbolEffects(options: options, animated: animated)
    }

    // MARK: - Replacing the image

    /// Sets the image. If both the old and the new image are symbols, the transition is animated. The button keeps its width until the bar
    /// is updated.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        completion: UISymbolEffectCompletion? = nil
    ) {
        guard let imageView, imageView.window != nil else {
            self.image = image
            completion?(UISymbolEffectCompletionContext(sender: self, effect: contentTransition, isFinished: true))
            return
        }
        isReplacingSymbol = true
        self.image = image
        isReplacingSymbol = false
        imageView.setSymbolImage(image, contentTransition: contentTransition, options: options, completion: forItem(completion))
    }
}
