import UIKit

/// A paper lantern whose paper, light and sky have the colors of three color wells.
class ColorsViewController: UIViewController {
    private let lantern = LanternView()
    private let content = UIStackView()
    private let wells = [UIColorWell(), UIColorWell(), UIColorWell()]
    private static let titles = ["Paper", "Light", "Sky"]
    private static let colors = [Palette.rose, Palette.gold, UIColor(red: 0.13, green: 0.16, blue: 0.32, alpha: 1)]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        lantern.layer.cornerRadius = 16
        lantern.layer.cornerCurve = .continuous
        let form = UIStackView(arrangedSubviews: zip(wells, Self.titles).map { row($1, $0) })
        form.axis = .vertical
        form.isLayoutMarginsRelativeArrangement = true
        form.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16)
        form.backgroundColor = .secondarySystemGroupedBackground
        form.layer.cornerRadius = 12
        for part in [lantern, form] as [UIView] { content.addArrangedSubview(part) }
        content.spacing = 16
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        for (well, color) in zip(wells, Self.colors) {
            well.selectedColor = color
            well.addTarget(self, action: Selector(ColorsViewController.colorDidChange), for: .valueChanged)
        }
        let safeArea = view.safeAreaLayoutGuide
        let lanternHeight = lantern.heightAnchor.constraint(equalToConstant: 300)
        lanternHeight.priority = .defaultHigh
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
            content.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
            content.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
            content.bottomAnchor.constraint(lessThanOrEqualTo: safeArea.bottomAnchor, constant: -16),
            lanternHeight,
        ])
        colorDidChange()
    }

    /// Puts the wells below the lantern in portrait, and beside it in landscape.
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isLandscape = view.bounds.width > view.bounds.height
        content.axis = isLandscape ? .horizontal : .vertical
        content.distribution = isLandscape ? .fillEqually : .fill
        content.alignment = isLandscape ? .top : .fill
    }

    private func row(_ title: String, _ well: UIColorWell) -> UIView {
        let label = UILabel()
        (label.text, label.font, label.textColor) = (title, .systemFont(ofSize: 17), .label)
        well.title = title
        well.accessibilityIdentifier = "\(title) color"
        well.setContentHuggingPriority(.required, for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [label, well])
        stack.alignment = .center
        stack.heightAnchor.constraint(equalToConstant: 46).isActive = true
        return stack
    }

    func colorDidChange() {
        lantern.show(
            paper: wells[0].selectedColor ?? .clear, light: wells[1].selectedColor ?? .clear, sky: wells[2].selectedColor ?? .clear)
    }
}
