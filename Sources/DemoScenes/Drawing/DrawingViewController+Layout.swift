import UIKit

/// The layout. In portrait, everything is in one column. In landscape, the paper is at the left and everything else at the right.
extension DrawingViewController {
    func makeLayout() {
        makePaper()
        makeHeader()
        makeLayerRow()
        makeToolCard()
        for part in [paperShadow, paper, header, toolCard, layerRow] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        makeConstraints()
    }

    private func makePaper() {
        // A view that clips its content to round corners would also clip its own shadow. That is why the shadow has a view of its own.
        paperShadow.backgroundColor = Paper.color
        paperShadow.layer.cornerRadius = 12
        paperShadow.layer.cornerCurve = .continuous
        paperShadow.layer.shadowOpacity = 0.14
        paperShadow.layer.shadowRadius = 9
        paperShadow.layer.shadowOffset = CGSize(width: 0, height: 4)
    }

    private func makeHeader() {
        saveButton.setTitle("Save", for: .normal)
        saveButton.accessibilityIdentifier = "Save"
        saveButton.setTitleColor(Palette.onForeground, for: .normal)
        saveButton.titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
        saveButton.backgroundColor = Palette.foreground
        saveButton.layer.cornerRadius = 17
        for button in [undoButton, redoButton, clearButton] { button.setSize(40, 40) }
        saveButton.setSize(68, 34)
        // The empty view takes the remaining width.
        for part in [heading, UIView(), undoButton, redoButton, clearButton, saveButton] { header.addArrangedSubview(part) }
        header.alignment = .center
        header.setCustomSpacing(10, after: clearButton)
    }

    private func makeLayerRow() {
        for button in layerButtons { layerList.addArrangedSubview(button) }
        for part in [layerList, pictureStack] { layerRow.addArrangedSubview(part) }
        (layerRow.spacing, layerList.spacing, layerList.distribution) = (10, 10, .fillEqually)
        pictureStack.widthAnchor.constraint(equalToConstant: 60).isActive = true
    }

    private func makeToolCard() {
        toolCard.backgroundColor = Palette.card
        toolCard.layer.cornerRadius = 16
        toolCard.layer.cornerCurve = .continuous
        widthSlider.value = 0.5
        (widthSlider.accessibilityLabel, widthSlider.accessibilityIdentifier) = ("Width", "Width")
        widthSlider.minimumTrackTintColor = Palette.foreground
        for button in toolButtons { button.setSize(44, 40) }
        widthPreview.setSize(36, 36)
        // UIKit draws the content of an opaque view without a background color on black.
        widthPreview.isOpaque = false
        let tools = UIStackView(arrangedSubviews: toolButtons + [widthSlider, widthPreview])
        (tools.spacing, tools.alignment) = (2, .center)
        tools.setCustomSpacing(14, after: toolButtons[2])
        tools.setCustomSpacing(8, after: widthSlider)
        let colors = UIStackView(arrangedSubviews: colorButtons)
        colors.distribution = .fillEqually
        let separator = UIView()
        separator.backgroundColor = Palette.hairline
        for part in [tools, separator, colors] {
            part.translatesAutoresizingMaskIntoConstraints = false
            toolCard.addSubview(part)
        }
        NSLayoutConstraint.activate([
            tools.topAnchor.constraint(equalTo: toolCard.topAnchor),
            tools.leadingAnchor.constraint(equalTo: toolCard.leadingAnchor, constant: 8),
            tools.trailingAnchor.constraint(equalTo: toolCard.trailingAnchor, constant: -8),
            tools.heightAnchor.constraint(equalToConstant: 54),
            separator.topAnchor.constraint(equalTo: tools.bottomAnchor),
            separator.leadingAnchor.constraint(equalTo: toolCard.leadingAnchor),
            separator.trailingAnchor.constraint(equalTo: toolCard.trailingAnchor),
            separator.heightAnchor.constraint(equalToConstant: 0.5),
            colors.topAnchor.constraint(equalTo: tools.bottomAnchor),
            colors.leadingAnchor.constraint(equalTo: toolCard.leadingAnchor, constant: 6),
            colors.trailingAnchor.constraint(equalTo: toolCard.trailingAnchor, constant: -6),
            colors.bottomAnchor.constraint(equalTo: toolCard.bottomAnchor),
            toolCard.heightAnchor.constraint(equalToConstant: 108),
        ])
    }

    // MARK: - Constraints

    private func makeConstraints() {
        // The layout guide is the area that is available for the paper. The paper fills the area in one direction and is centered in the
        // other direction.
        let (paperArea, safeArea) = (UILayoutGuide(), view.safeAreaLayoutGuide)
        view.addLayoutGuide(paperArea)
        let fillsWidth = paper.widthAnchor.constraint(equalTo: paperArea.widthAnchor)
        let fillsHeight = paper.heightAnchor.constraint(equalTo: paperArea.heightAnchor)
        (fillsWidth.priority, fillsHeight.priority) = (.defaultHigh, .defaultHigh)
        NSLayoutConstraint.activate([
            paper.centerXAnchor.constraint(equalTo: paperArea.centerXAnchor),
            paper.centerYAnchor.constraint(equalTo: paperArea.centerYAnchor),
            paper.widthAnchor.constraint(lessThanOrEqualTo: paperArea.widthAnchor),
            paper.heightAnchor.constraint(lessThanOrEqualTo: paperArea.heightAnchor),
            paper.heightAnchor.constraint(equalTo: paper.widthAnchor, multiplier: Drawing.size.height / Drawing.size.width),
            fillsWidth, fillsHeight,
            paperShadow.topAnchor.constraint(equalTo: paper.topAnchor),
            paperShadow.bottomAnchor.constraint(equalTo: paper.bottomAnchor),
            paperShadow.leadingAnchor.constraint(equalTo: paper.leadingAnchor),
            paperShadow.trailingAnchor.constraint(equalTo: paper.trailingAnchor),
            header.heightAnchor.constraint(equalToConstant: 40),
            layerRow.leadingAnchor.constraint(equalTo: header.leadingAnchor),
            layerRow.trailingAnchor.constraint(equalTo: header.trailingAnchor),
            toolCard.leadingAnchor.constraint(equalTo: header.leadingAnchor),
            toolCard.trailingAnchor.constraint(equalTo: header.trailingAnchor),
            toolCard.topAnchor.constraint(equalTo: layerRow.bottomAnchor, constant: 12),
            toolCard.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -16),
        ])
        let columnWidth = header.widthAnchor.constraint(equalTo: safeArea.widthAnchor, constant: -32)
        columnWidth.priority = .defaultHigh
        portraitConstraints = [
            header.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 4),
            header.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
            header.widthAnchor.constraint(lessThanOrEqualToConstant: 520),
            columnWidth,
            layerRow.heightAnchor.constraint(equalToConstant: 56),
            paperArea.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8),
            paperArea.bottomAnchor.constraint(equalTo: layerRow.topAnchor, constant: -12),
            paperArea.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
            paperArea.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
        ]
        landscapeConstraints = [
            header.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
            header.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -20),
            header.widthAnchor.constraint(equalToConstant: 300),
            layerRow.heightAnchor.constraint(equalToConstant: 122),
            paperArea.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
            paperArea.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -16),
            paperArea.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 20),
            paperArea.trailingAnchor.constraint(equalTo: header.leadingAnchor, constant: -20),
        ]
    }

    /// Activates the constraints for the orientation.
    func updateConstraints(isLandscape: Bool) {
        // The old constraints are deactivated first, because the two groups contradict each other.
        NSLayoutConstraint.deactivate(isLandscape ? portraitConstraints : landscapeConstraints)
        NSLayoutConstraint.activate(isLandscape ? landscapeConstraints : portraitConstraints)
        // In landscape, the column is too narrow for two layer buttons side by side that show their names.
        layerList.axis = isLandscape ? .vertical : .horizontal
    }
}

extension UIView {
    /// Adds constraints for a fixed size.
    fileprivate func setSize(_ width: CGFloat, _ height: CGFloat) {
        widthAnchor.constraint(equalToConstant: width).isActive = true
        heightAnchor.constraint(equalToConstant: height).isActive = true
    }
}
