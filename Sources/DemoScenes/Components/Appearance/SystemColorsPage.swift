import UIKit

/// The colors of the system, with three of the six grays. Each swatch has the light color at the left and the dark color at the right.
class SystemColorsPage: UIViewController {
    private static let colors: [(name: String, color: UIColor)] = [
        ("Red", .systemRed), ("Orange", .systemOrange), ("Yellow", .systemYellow), ("Green", .systemGreen), ("Mint", .systemMint),
        ("Teal", .systemTeal), ("Cyan", .systemCyan), ("Blue", .systemBlue), ("Indigo", .systemIndigo), ("Purple", .systemPurple),
        ("Pink", .systemPink), ("Brown", .systemBrown), ("Gray", .systemGray), ("Gray 3", .systemGray3), ("Gray 6", .systemGray6),
    ]
    private let scrollView = UIScrollView()
    private let swatches = SystemColorsPage.colors.map { ColorSwatch($0.name, $0.color) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        for swatch in swatches { scrollView.addSubview(swatch) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let isWide = view.bounds.width > view.bounds.height
        let (margin, gap, columns) = (max(16, view.safeAreaInsets.left, view.safeAreaInsets.right), CGFloat(10), isWide ? 5 : 3)
        let width = ((view.bounds.width - margin * 2 - gap * CGFloat(columns - 1)) / CGFloat(columns)).rounded(.down)
        for (index, swatch) in swatches.enumerated() {
            let (row, column) = (CGFloat(index / columns), CGFloat(index % columns))
            swatch.frame = CGRect(x: margin + column * (width + gap), y: 16 + row * 106, width: width, height: 96)
        }
        scrollView.mirrorFrames(of: swatches)
        let rowCount = (swatches.count + columns - 1) / columns
        scrollView.contentSize = CGSize(width: view.bounds.width, height: 22 + CGFloat(rowCount) * 106)
    }
}

/// A card with a color: its value in the light style and in the dark style, and its name.
class ColorSwatch: UIView {
    private let light = UIView()
    private let dark = UIView()
    private let label = UILabel()

    init(_ name: String, _ color: UIColor) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        (layer.cornerRadius, layer.cornerCurve, clipsToBounds) = (12, .continuous, true)
        (light.backgroundColor, dark.backgroundColor) = (color, color)
        light.overrideUserInterfaceStyle = .light
        dark.overrideUserInterfaceStyle = .dark
        (label.text, label.textColor) = (name, .label)
        label.setScaledFont(UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13), maximumPointSize: 18))
        for view in [light, dark, label] { addSubview(view) }
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let half = (bounds.width / 2).rounded()
        light.frame = CGRect(x: 0, y: 0, width: half, height: 62)
        dark.frame = CGRect(x: half, y: 0, width: bounds.width - half, height: 62)
        label.frame = CGRect(x: 10, y: 62, width: bounds.width - 20, height: 34)
    }
}
