import UIKit

/// A small paint program: a sheet of paper with layers, a pen, a brush whose width follows the force of the touch, and an eraser.
///
/// - `Drawing` contains the layers and implements undo. It does not use views.
/// - `PaperView` shows a drawing and turns touches into strokes.
/// - This controller connects the paper with the buttons.
class DrawingViewController: UIViewController {
    let drawing = Drawing.paperBoat()
    private(set) lazy var paper = PaperView(drawing)
    let paperShadow = UIView()

    let heading = Heading("Drawing")
    let undoButton = IconButton(.undo, name: "Undo")
    let redoButton = IconButton(.redo, name: "Redo")
    let clearButton = IconButton(.clear, name: "Clear")
    let saveButton = UIButton(type: .system)
    /// The buttons of the layers, in the order of the layers.
    private(set) lazy var layerButtons = drawing.layers.map { LayerButton($0) }
    let pictureStack = PictureStack()
    let toolButtons = [IconButton(.pen, name: "Pen"), IconButton(.brush, name: "Brush"), IconButton(.eraser, name: "Eraser")]
    let widthSlider = UISlider()
    let widthPreview = WidthPreview()
    let colorButtons = DrawingColor.allCases.map { ColorButton($0) }

    var tool = DrawingTool.pen
    var color = DrawingColor.ink
    /// The position of the width slider for each tool. The middle is the tool's default width, and the ends are half and twice this width.
    var widthValues: [Float] = DrawingTool.allCases.map { _ in 0.5 }

    let header = UIStackView()
    let layerRow = UIStackView()
    let layerList = UIStackView()
    let toolCard = UIView()
    /// The constraints that apply only in portrait.
    var portraitConstraints: [NSLayoutConstraint] = []
    /// The constraints that apply only in landscape.
    var landscapeConstraints: [NSLayoutConstraint] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.background
        view.maximumContentSizeCategory = .extraExtraLarge
        view.tintColor = Palette.foreground
        setUpActions()
        makeLayout()
        paper.onChange = { [unowned self] in updateDrawingState() }
        toolDidChange()
        updateDrawingState()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        updateConstraints(isLandscape: view.bounds.width > view.bounds.height)
    }

    private func setUpActions() {
        undoButton.addTarget(self, action: Selector(DrawingViewController.undo), for: .touchUpInside)
        redoButton.addTarget(self, action: Selector(DrawingViewController.redo), for: .touchUpInside)
        clearButton.addTarget(self, action: Selector(DrawingViewController.clear), for: .touchUpInside)
        saveButton.addTarget(self, action: Selector(DrawingViewController.save), for: .touchUpInside)
        pictureStack.addTarget(self, action: Selector(DrawingViewController.showPicture), for: .touchUpInside)
        widthSlider.addTarget(self, action: Selector(DrawingViewController.widthChanged), for: .valueChanged)
        for (index, button) in layerButtons.enumerated() {
            button.addAction(UIAction { [unowned self] _ in selectLayer(index) }, for: .touchUpInside)
            button.visibilityButton.addAction(UIAction { [unowned self] _ in toggleVisibility(of: index) }, for: .touchUpInside)
        }
        for (tool, button) in zip(DrawingTool.allCases, toolButtons) {
            button.addAction(UIAction { [unowned self] _ in selectTool(tool) }, for: .touchUpInside)
        }
        for (color, button) in zip(DrawingColor.allCases, colorButtons) {
            button.addAction(UIAction { [unowned self] _ in selectColor(color) }, for: .touchUpInside)
        }

        // A tap with two fingers is an undo, as in many paint programs.
        let undoTap = UITapGestureRecognizer(target: self, action: Selector(DrawingViewController.undo))
        undoTap.numberOfTouchesRequired = 2
        // Without this line, the end of each stroke would wait until it is certain that no second finger follows.
        undoTap.delaysTouchesEnded = false
        paper.addGestureRecognizer(undoTap)
    }

    // MARK: - State

    /// Updates the buttons that depend on the drawing, and the small image of the active layer.
    func updateDrawingState() {
        undoButton.isEnabled = drawing.canUndo
        redoButton.isEnabled = drawing.canRedo
        for (index, button) in layerButtons.enumerated() { button.update(isActive: index == drawing.activeLayerIndex) }
        layerButtons[drawing.activeLayerIndex].updateThumbnail()
    }

    /// Shows the drawing after a change that can affect every part of it.
    private func drawingDidChange() {
        for button in layerButtons { button.updateThumbnail() }
        updateDrawingState()
        paper.setNeedsDisplay()
    }

    /// Passes the tool, the color and the width to the paper, and shows them.
    private func toolDidChange() {
        let value = widthValues[tool.rawValue]
        let width = tool.defaultWidth * CGFloat(pow(2, value * 2 - 1))
        (paper.tool, paper.color, paper.strokeWidth) = (tool, color.color, width)
        for (other, button) in zip(DrawingTool.allCases, toolButtons) { button.isChosen = other == tool }
        for button in colorButtons { button.isChosen = button.choice == color }
        if widthSlider.value != value { widthSlider.setValue(value, animated: false) }
        widthPreview.dotDiameter = width
        widthPreview.dotColor = tool == .eraser ? nil : color.color
    }

    // MARK: - Actions

    func undo() {
        drawing.undo()
        drawingDidChange()
    }

    func redo() {
        drawing.redo()
        drawingDidChange()
    }

    func clear() {
        drawing.clearActiveLayer()
        drawingDidChange()
    }

    func selectLayer(_ index: Int) {
        drawing.activeLayerIndex = index
        updateDrawingState()
    }

    func toggleVisibility(of index: Int) {
        drawing.layers[index].isVisible.toggle()
        drawingDidChange()
    }

    func selectTool(_ tool: DrawingTool) {
        self.tool = tool
        toolDidChange()
    }

    /// Selects a color. The eraser has no color, so the pen becomes the tool.
    func selectColor(_ color: DrawingColor) {
        self.color = color
        if tool == .eraser { tool = .pen }
        toolDidChange()
    }

    func widthChanged() {
        widthValues[tool.rawValue] = widthSlider.value
        toolDidChange()
    }

    /// Adds a picture of the drawing to the stack. The picture flies to the stack from the position of the paper.
    func save() {
        // Brings the stack to the front, so that the picture flies above all other views.
        layerRow.bringSubviewToFront(pictureStack)
        view.bringSubviewToFront(layerRow)
        pictureStack.add(drawing.picture(), from: pictureStack.convert(paper.bounds, from: paper))
    }
}

/// The saved picture, shown large.
extension DrawingViewController: UIViewControllerTransitioningDelegate {
    func showPicture() {
        guard let picture = pictureStack.picture, presentedViewController == nil else { return }
        let controller = PictureViewController(picture)
        controller.modalPresentationStyle = .overFullScreen
        controller.modalPresentationCapturesStatusBarAppearance = true
        controller.transitioningDelegate = self
        present(controller, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        PictureTransition(isPresenting: true, stack: pictureStack)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        PictureTransition(isPresenting: false, stack: pictureStack)
    }
}
