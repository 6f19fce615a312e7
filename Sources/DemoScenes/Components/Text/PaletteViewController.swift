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
        let width = ((area.width - 24) / 3).rounded(.down)
        for (index, swatch) in swatches.enumerated() {
            swatch.frame = CGRect(
                x: area.minX + CGFloat(index % 3) * (width + 12), y: field.frame.maxY + 64 + CGFloat(index / 3) * 112, width: width,
                height: 100)
        }
        sheet.frame = CGRect(x: area.minX, y: field.frame.maxY + 308, width: area.width, height: 120)
    }
}
