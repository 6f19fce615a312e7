import CoreGraphics
import Foundation

/// The appearance of a button's content.
extension UIButton {
    /// Updates the views after a change of the content, the state or the configuration.
    func contentDidChange() {
        updateConfigurationIfNotUpdating()
        isUpdatingContent = true
        updateContent()
        isUpdatingContent = false
        titleLabelDidChange()
    }

    /// Called after a change of the label, for example of its font. The label determines the size and the baselines of the button.
    func titleLabelDidChange() {
        guard !isUpdatingContent else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Lets the subclass and the handler change the configuration. A change that they make does not call them again.
    private func updateConfigurationIfNotUpdating() {
        guard !isUpdatingConfiguration else { return }
        isUpdatingConfiguration = true
        if configuration != nil { updateConfiguration() }
        configurationUpdateHandler?(self)
        isUpdatingConfiguration = false
    }

    private func updateContent() {
        if let attributed = shownAttributedTitle { showAttributedTitle(attributed) } else { showPlainTitle() }
        updateSubtitle()
        label.shadowColor = currentTitleShadowColor
        contentImageView.preferredSymbolConfiguration =
            currentPreferredSymbolConfiguration ?? configuration?.preferredSymbolConfiguration
        let image = currentImage ?? configuration?.image
        contentImageView.usesAutomaticTemplates = isSystem
        if let configuration, image != nil { contentImageView.tintColor = configuration.foregroundColor(tint: tintColor) }
        contentImageView.image = image
        updateActivityIndicator()
        backgroundImageView.image = currentBackgroundImage
        if let configuration {
            backgroundColor = configuration.backgroundColor(tint: tintColor, for: state)
            layer.cornerRadius = configuration.cornerRadius(for: bounds.size)
            layer.cornerCurve = .continuous
        }
        updateDimming()
    }

    /// Resets the properties that a configuration has set on the button and its views to their defaults. Their earlier values are not
    /// stored.
    func removeConfiguredAppearance() {
        backgroundColor = nil
        (layer.cornerRadius, layer.cornerCurve) = (0, .circular)
        contentImageView.tintColor = nil
        label.font = defaultTitleFont
    }

    /// The attributed title for the state or, if there is no title for the state, the attributed title of the configuration. It is nil if
    /// the title has no attributes. With a transformer, a title without attributes is returned with the attributes that the transformer
    /// adds.
    private var shownAttributedTitle: NSAttributedString? {
        let configured = currentTitle == nil ? configuration?.attributedTitle.map { NSAttributedString($0) } : nil
        guard let transformer = configuration?.titleTextAttributesTransformer else { return currentAttributedTitle ?? configured }
        let plain = (currentTitle ?? configuration?.title).map { NSAttributedString(string: $0) }
        return (currentAttributedTitle ?? configured ?? plain).map { transformed($0, transformer, font: configuration?.font) }
    }

    /// Returns a text with the attributes that a transformer derives. Parts without a font or a color have those of the style.
    private func transformed(
        _ text: NSAttributedString, _ transformer: UIConfigurationTextAttributesTransformer, font: UIFont?
    ) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for (attributes, range) in text.attributeRuns {
            var attributes = attributes
            attributes[.font] = attributes[.font] ?? font?.adjusted(to: traitCollection)
            attributes[.foregroundColor] = attributes[.foregroundColor] ?? currentTitleColor
            let part = (text.string as NSString).substring(with: range)
            result.append(NSAttributedString(string: part, attributes: transformer(AttributeContainer(attributes)).objects))
        }
        return result
    }

    /// Shows an activity indicator in place of the image, or removes it.
    private func updateActivityIndicator() {
        guard configuration?.showsActivityIndicator == true else {
            activityIndicator?.removeFromSuperview()
            activityIndicator = nil
            return contentImageView.isHidden = false
        }
        let indicator = activityIndicator ?? UIActivityIndicatorView(style: .medium)
        if activityIndicator == nil {
            indicator.isUserInteractionEnabled = false
            insertSubview(indicator, aboveSubview: contentImageView)
            indicator.startAnimating()
        }
        activityIndicator = indicator
        indicator.color = currentTitleColor
        contentImageView.isHidden = true
    }

    private func showPlainTitle() {
        if let plainTitleFont, label.font === attributedTitleFont { label.font = plainTitleFont }
        (plainTitleFont, attributedTitleFont) = (nil, nil)
        label.text = currentTitle ?? configuration?.title
        label.textColor = currentTitleColor
        if let font = configuration?.font { label.font = font.adjusted(to: traitCollection) }
    }

    /// Shows a title with attributes. The font and the color of plain titles are used for the parts that have none.
    private func showAttributedTitle(_ attributed: NSAttributedString) {
        if attributedTitleFont == nil || label.font !== attributedTitleFont { plainTitleFont = label.font }
        label.font = configuration?.font?.adjusted(to: traitCollection) ?? plainTitleFont
        label.textColor = currentTitleColor
        label.attributedText = attributed
        attributedTitleFont = label.font
    }

    /// Shows the subtitle of the configuration, or removes the label if there is none.
    private func updateSubtitle() {
        guard let configuration, configuration.subtitle?.isEmpty == false else {
            subtitleLabel?.removeFromSuperview()
            return subtitleLabel = nil
        }
        let label = subtitleLabel ?? ButtonTitleLabel()
        if subtitleLabel == nil {
            label.isUserInteractionEnabled = false
            label.textAlignment = .center
            insertSubview(label, aboveSubview: self.label)
        }
        subtitleLabel = label
        label.font = configuration.subtitleFont?.adjusted(to: traitCollection)
        label.textColor = currentTitleColor
        var attributed = configuration.attributedSubtitle.map { NSAttributedString($0) }
        if let transformer = configuration.subtitleTextAttributesTransformer {
            let text = attributed ?? NSAttributedString(string: configuration.subtitle ?? "")
            attributed = transformed(text, transformer, font: configuration.subtitleFont)
        }
        if let attributed { label.attributedText = attributed } else { label.text = configuration.subtitle }
    }

    /// Dims the title and the image of a highlighted system button without a configuration, or the images of a highlighted or disabled
    /// custom button. In a custom button, an image that is set for the state is not dimmed.
    private func updateDimming() {
        let dimsImages = (isHighlighted && adjustsImageWhenHighlighted) || (!isEnabled && adjustsImageWhenDisabled)
        func imageAlpha<Value>(_ values: ControlStateValues<Value>) -> CGFloat {
            !isSystem && dimsImages && values[state] == nil ? 0.5 : 1
        }
        backgroundImageView.alpha = imageAlpha(backgroundImages)
        guard isSystem, configuration == nil else {
            (label.alpha, contentImageView.alpha) = (1, imageAlpha(images))
            return
        }
        let alpha: CGFloat = isHighlighted ? 0.2 : 1
        guard label.alpha != alpha || contentImageView.alpha != alpha else { return }
        if isHighlighted {
            // The content is dimmed immediately. Only the return to full opacity is animated.
            (label.alpha, contentImageView.alpha) = (alpha, alpha)
        } else {
            UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseOut]) {
                (self.label.alpha, self.contentImageView.alpha) = (alpha, alpha)
            }
        }
    }
}
