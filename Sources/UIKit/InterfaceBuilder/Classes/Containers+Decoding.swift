import CoreGraphics

extension UIScrollView {
    func decodeScrollView(_ coder: InterfaceCoder) {
        // Interface Builder writes the attribute `clipsSubviews` only for views that clip.
        clipsToBounds = false
        decodeViewAttributes(coder)
        coder.bool("scrollEnabled").map { isScrollEnabled = $0 }
        coder.bool("bounces").map { bounces = $0 }
        coder.bool("alwaysBounceVertical").map { alwaysBounceVertical = $0 }
        coder.bool("alwaysBounceHorizontal").map { alwaysBounceHorizontal = $0 }
        coder.bool("pagingEnabled").map { isPagingEnabled = $0 }
        coder.bool("directionalLockEnabled").map { isDirectionalLockEnabled = $0 }
        coder.bool("showsHorizontalScrollIndicator").map { showsHorizontalScrollIndicator = $0 }
        coder.bool("showsVerticalScrollIndicator").map { showsVerticalScrollIndicator = $0 }
        coder.bool("delaysContentTouches").map { delaysContentTouches = $0 }
        coder.bool("canCancelContentTouches").map { canCancelContentTouches = $0 }
        coder.bool("bouncesZoom").map { bouncesZoom = $0 }
        coder.bool("scrollsToTop").map { scrollsToTop = $0 }
        coder.number("minimumZoomScale").map { minimumZoomScale = $0 }
        coder.number("maximumZoomScale").map { maximumZoomScale = $0 }
        coder.choice("indicatorStyle", ["default": IndicatorStyle.default, "black": .black, "white": .white]).map { indicatorStyle = $0 }
        coder.choice("keyboardDismissMode", ["none": KeyboardDismissMode.none, "onDrag": .onDrag, "interactive": .interactive]).map {
            keyboardDismissMode = $0
        }
        coder.choice("contentInsetAdjustmentBehavior", InterfaceCoder.insetBehaviors).map { contentInsetAdjustmentBehavior = $0 }
        coder.insets("contentInset").map { contentInset = $0 }
        coder.insets("scrollIndicatorInsets").map { scrollIndicatorInsets = $0 }
        coder.size("contentSize").map { contentSize = $0 }
    }
}

extension UIStackView {
    func decodeStackView(_ coder: InterfaceCoder) {
        coder.choice("axis", ["horizontal": NSLayoutConstraint.Axis.horizontal, "vertical": .vertical]).map { axis = $0 }
        coder.choice("distribution", InterfaceCoder.distributions).map { distribution = $0 }
        coder.choice("alignment", InterfaceCoder.stackAlignments).map { alignment = $0 }
        coder.number("spacing").map { spacing = $0 }
        if coder.element["spacingType"] == "standard" { spacing = UIStackView.spacingUseSystem }
        coder.bool("baselineRelativeArrangement").map { isBaselineRelativeArrangement = $0 }
        coder.bool("layoutMarginsRelativeArrangement").map { isLayoutMarginsRelativeArrangement = $0 }
    }
}

extension UIVisualEffectView {
    func decodeEffectView(_ coder: InterfaceCoder) {
        decodeViewAttributes(coder)
        let element = coder.element
        if let vibrancy = element.child(named: "vibrancyEffect") ?? element.child(key: "vibrancyEffect") {
            // The element of a vibrancy effect contains the element of the blur effect on which it is shown.
            let blur = vibrancy.child(named: "blurEffect").map { coder.coder(for: $0).blurEffect } ?? UIBlurEffect(style: .light)
            effect = UIVibrancyEffect(blurEffect: blur)
        } else if let blur = element.child(named: "blurEffect") ?? element.child(key: "blurEffect") {
            effect = coder.coder(for: blur).blurEffect
        }
        coder.decoder.decode(element.child(key: "contentView"), into: contentView) { view, coder in
            view.decodeView(coder)
            // The content view always fills the effect view.
            view.frame = self.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
    }
}

@MainActor extension InterfaceCoder {
    fileprivate static let insetBehaviors: KeyValuePairs<String, UIScrollView.ContentInsetAdjustmentBehavior> = [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
    ]
    static let distributions: KeyValuePairs<String, UIStackView.Distribution> = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
        "equalCentering": .equalCentering,
    ]
    static let stackAlignments: KeyValuePairs<String, UIStackView.Alignment> = [
        "fill": .fill, "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline, "center": .center, "trailing": .trailing,
        "bottom": .trailing, "lastBaseline": .lastBaseline,
    ]
    private static let blurStyles: KeyValuePairs<String, UIBlurEffect.Style> = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
        "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight, "systemThinMaterialLight": .systemThinMaterialLight,
        "systemMaterialLight": .systemMaterialLight, "systemThickMaterialLight": .systemThickMaterialLight,
        "systemChromeMaterialLight": .systemChromeMaterialLight, "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
        "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
        "systemThickMaterialDark": .systemThickMaterialDark, "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]

    /// The effect of a `blurEffect` element. Interface Builder's default is extra light.
    fileprivate var blurEffect: UIBlurEffect { UIBlurEffect(style: choice("style", Self.blurStyles) ?? .extraLight) }
}
