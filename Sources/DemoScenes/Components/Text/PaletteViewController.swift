import UIKit

/// Colors that can be copied with an edit menu, and a field and a sheet into which they can be pasted.
class PaletteViewController: UIViewController {
    private let swatches: [ColorSwatchView] = [
        ColorSwatchView("Coral", Palette.accent), ColorSwatchView("Sea", Palette.blue), ColorSwatchView("Lagoon", Palette.teal),
        ColorSwatchView("Plum", Palette.plum), ColorSwatchView("Sand", Palette.gold), ColorSwatchView("Rose", Palette.rose),
    ]
    private let sheet = ColorSheetView()
    private let field = UITextField()
    private let hint = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Copy and paste"
        view.backgroundColor = .systemBackground
        hint.text = "Tap a color to copy it. Tap the sheet to paste it, or paste its code into the field."
        hint.font = .systemFont(ofSize: 15)
        hint.textColor = .secondaryLabel
        hint.numberOfLines = 0
        field.placeholder = "Color code"
        field.borderStyle = .roundedRect
        field.backgroundColor = .secondarySystemBackground
        field.autocapitalizationType = .none
        field.accessibilityIdentifier = "code"
        field.returnKeyType = .done
        field.addAction(UIAction { ($0.sender as? UITextField)?.resignFirstResponder() }, for: .editingDidEndOnExit)
        for swatch in swatches { view.addSubview(swatch) }
        for item in [hint, sheet, field] as [UIView] { view.addSubview(item) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 16)
        hint.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 40)
        field.frame = CGRect(x: area.minX, y: hint.frame.maxY + 14, width: area.width, height: 38)
        // In landscape all swatches are in one row. In portrait there is space above them for the edit menu.
        let isLow = area.height < 400
        let columns = isLow ? 6 : 3
        let (top, height) = (field.frame.maxY + (isLow ? 16 : 64), CGFloat(isLow ? 80 : 100))
        let width = ((area.width - 12 * CGFloat(columns - 1)) / CGFloat(columns)).rounded(.down)
        for (index, swatch) in swatches.enumerated() {
            swatch.frame = CGRect(
                x: area.minX + CGFloat(index % columns) * (width + 12), y: top + CGFloat(index / columns) * (height + 12), width: width,
                height: height)
        }
        view.mirrorFrames(of: swatches)
        let sheetTop = isLow ? top + height + 16 : field.frame.maxY + 308
        sheet.frame = CGRect(x: area.minX, y: sheetTop, width: area.width, height: isLow ? max(area.maxY - sheetTop, 60) : 120)
    }
}
