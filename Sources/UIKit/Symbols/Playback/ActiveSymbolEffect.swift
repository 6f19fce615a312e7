/// A symbol effect of an image view, from its start to its end.
final class ActiveSymbolEffect {
    let effect: any SymbolEffect
    let options: SymbolEffectOptions
    /// The closure that is called once at the end.
    private var completion: UISymbolEffectCompletion?
    /// The number of times that the effect was started. The ends of animations from an earlier start are ignored.
    var startCount = 0

    init(_ effect: any SymbolEffect, _ options: SymbolEffectOptions, _ completion: UISymbolEffectCompletion?) {
        (self.effect, self.options, self.completion) = (effect, options, completion)
    }

    var configuration: SymbolEffectConfiguration { effect.configuration }

    /// Whether the effect sets the size or the visibility of the symbol. Otherwise the effect is a motion or a transition to another
    /// symbol.
    var setsSizeOrVisibility: Bool {
        switch configuration.kind {
        case .scale, .appear, .disappear: true
        default: false
        }
    }

    /// Whether the effect is `appear`. It ends with the normal appearance of the symbol, so it can be removed at its end.
    var isAppearance: Bool {
        if case .appear = configuration.kind { return true }
        return false
    }

    /// The number of cycles, or nil for repetition until the effect is removed.
    var repeatCount: Int? { options.repeatBehavior.map(\.count) ?? (configuration.repeatsByDefault ? nil : 1) }

    /// Whether the effect is a motion that is repeated until it is removed.
    var isEndless: Bool { !setsSizeOrVisibility && repeatCount == nil }

    /// Calls the closure, if it was not called before.
    func complete(_ sender: AnyObject?, isFinished: Bool) {
        let completion = completion
        self.completion = nil
        completion?(UISymbolEffectCompletionContext(sender: sender, effect: effect, isFinished: isFinished))
    }
}
