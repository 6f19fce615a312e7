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

    /// Calls the completion of an effect of an item without a view, as for a view outside of a window. An endless effect does not end, so
    /// its completion is not called.
    private func completeWithoutView(_ effect: any SymbolEffect, _ options: SymbolEffectOptions, _ completion: UISymbolEffectCompletion?) {
        if !ActiveSymbolEffect(effect, options, nil).isEndless { completeRemovalWithoutView(of: effect, completion) }
    }

    private func completeRemovalWithoutView(of effect: any SymbolEffect, _ completion: UISymbolEffectCompletion?) {
        completion?(UISymbolEffectCompletionContext(sender: self, effect: effect, isFinished: true))
    }

    // MARK: - Adding effects

    /// Adds an effect to the image. The effect plays once, or as often as its options specify. It is visible only if the image is a symbol.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        guard let imageView else { return completeWithoutView(effect, options, completion) }
        imageView.addSymbolEffect(effect, options: options, animated: animated, completion: forItem(completion))
    }

    /// Adds an effect to the image. The effect lasts until it is removed. It is visible only if the image is a symbol.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        store(effect.configuration.name) { $0.addSymbolEffect(effect, options: options, animated: false) }
        guard let imageView else { return completeWithoutView(effect, options, completion) }
        imageView.addSymbolEffect(effect, options: options, animated: animated, completion: forItem(completion))
    }

    /// Adds an effect to the image. By default, `.bounce` and `.wiggle` play once; other effects are repeated until they are removed.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        if ActiveSymbolEffect(effect, options, nil).isEndless {
            store(effect.configuration.name) { $0.addSymbolEffect(effect, options: options, animated: false) }
        }
        guard let imageView else { return completeWithoutView(effect, options, completion) }
        imageView.addSymbolEffect(effect, options: options, animated: animated, completion: forItem(completion))
    }

    // MARK: - Removing effects

    /// Removes an effect. The symbol returns to its normal state.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        guard let imageView else { return completeRemovalWithoutView(of: effect, completion) }
        imageView.removeSymbolEffect(ofType: effect, options: options, animated: animated, completion: forItem(completion))
    }

    /// Removes an effect. The symbol returns to its normal state.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        symbolEffects.removeAll { $0.name == effect.configuration.name }
        guard let imageView else { return completeRemovalWithoutView(of: effect, completion) }
        imageView.removeSymbolEffect(ofType: effect, options: options, animated: animated, completion: forItem(completion))
    }

    /// Removes an effect. The symbol returns to its normal state.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        symbolEffects.removeAll { $0.name == effect.configuration.name }
        guard let imageView else { return completeRemovalWithoutView(of: effect, completion) }
        imageView.removeSymbolEffect(ofType: effect, options: options, animated: animated, completion: forItem(completion))
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
