import CoreGraphics

/// A controller with a grid, a spectrum and sliders for a color, and a slider for its opacity. It is presented as a sheet.
///
/// Differs from Apple: there is no eyedropper, numbers cannot be typed, and the saved colors are those of this picker only.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
    nonisolated deinit {}

    /// The object that is notified of the chosen colors and of the end of the picker.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// The color. Setting it does not call the delegate.
    open var selectedColor: UIColor = .black { didSet { colorWasSet() } }
    /// Whether the opacity can be chosen.
    open var supportsAlpha = true { didSet { viewIfLoaded?.setNeedsLayout() } }

    open override var title: String? { didSet { content?.title = shownTitle } }
    private var shownTitle: String { title ?? "Colors" }

    private(set) var content: ColorPickerView?
    /// Whether the picker itself is setting `selectedColor`. In this case, its views already show the color.
    private var isChoosing = false

    /// Creates a picker.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .pageSheet
    }

    /// Creates a picker. Only the attributes that all controllers have are read from the coder of a storyboard. Other coders are ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        modalPresentationStyle = .pageSheet
    }

    open override func loadView() {
        let content = ColorPickerView(PickerColor(selectedColor))
        content.title = shownTitle
        content.onChange = { [weak self] color, isContinuous in self?.choose(color, isContinuous) }
        content.onClose = { [weak self] in self?.finish() }
        content.supportsAlpha = { [weak self] in self?.supportsAlpha ?? true }
        self.content = content
        view = content
    }

    private func colorWasSet() {
        guard !isChoosing, let content else { return }
        content.show(PickerColor(selectedColor, hueOfGray: content.color.hue))
    }

    /// Stores a color that the user has chosen, and notifies the delegate.
    private func choose(_ color: PickerColor, _ isContinuous: Bool) {
        isChoosing = true
        selectedColor = color.color
        isChoosing = false
        delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: isContinuous)
        delegate?.colorPickerViewControllerDidSelectColor(self)
    }

    override func wasDismissedByUser() { delegate?.colorPickerViewControllerDidFinish(self) }

    private func finish() {
        let delegate = delegate
        (presentingViewController ?? self).dismiss(animated: true) { [self] in
            delegate?.colorPickerViewControllerDidFinish(self)
        }
    }
}
