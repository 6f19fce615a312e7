import UIKit

/// A grid of symbols. A panel below it sets their weight and colors, and names the symbol that was tapped.
class SymbolGalleryViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    static let weights: [(title: String, weight: UIImage.SymbolWeight)] = [
        ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular), ("Medium", .medium),
        ("Semibold", .semibold),
        ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
    ]
    private static let columns: CGFloat = 6

    private let layout = UICollectionViewFlowLayout()
    private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private let panel = SymbolPanel()
    private var weight = 3
    private var style = 0
    private var selectedName = "star"

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.tintColor = Palette.blue
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 100, height: 44)
        layout.sectionInset = UIEdgeInsets(top: 0, left: 12, bottom: 4, right: 12)
        grid.backgroundColor = .clear
        grid.dataSource = self
        grid.delegate = self
        grid.accessibilityIdentifier = "symbols"
        grid.register(SymbolCell.self, forCellWithReuseIdentifier: "Symbol")
        grid.register(
            SymbolHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "Title")
        view.addSubview(grid)
        panel.weightSlider.addTarget(self, action: Selector(SymbolGalleryViewController.weightDidChange), for: .valueChanged)
        panel.styleControl.addTarget(self, action: Selector(SymbolGalleryViewController.styleDidChange), for: .valueChanged)
        view.addSubview(panel)
        updatePanel()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = SymbolPanel.height + view.safeAreaInsets.bottom
        panel.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        grid.frame = view.bounds
        grid.contentInset.bottom = SymbolPanel.height
        let side = ((view.bounds.width - 24) / Self.columns).rounded(.down)
        layout.itemSize = CGSize(width: side, height: side)
    }

    // MARK: - The panel

    func weightDidChange() {
        let value = Int((panel.weightSlider.value * 8).rounded())
        guard value != weight else { return }
        weight = value
        showConfiguration()
    }

    func styleDidChange() {
        style = panel.styleControl.selectedSegmentIndex
        showConfiguration()
    }

    private func showConfiguration() {
        for cell in grid.visibleCells { (cell as? SymbolCell)?.imageView.preferredSymbolConfiguration = configuration }
        updatePanel()
    }

    private func updatePanel() {
        panel.show(name: selectedName, configuration: configuration, weight: Self.weights[weight].title)
    }

    /// The size, weight and colors of the symbols.
    private var configuration: UIImage.SymbolConfiguration {
        let base = UIImage.SymbolConfiguration(pointSize: 22, weight: Self.weights[weight].weight)
        switch style {
        case 1: return base.applying(UIImage.SymbolConfiguration(hierarchicalColor: Palette.blue))
        case 2: return base.applying(UIImage.SymbolConfiguration(paletteColors: [Palette.accent, Palette.teal]))
        case 3: return base.applying(UIImage.SymbolConfiguration.preferringMulticolor())
        default: return base
        }
    }

    // MARK: - The grid

    func numberOfSections(in collectionView: UICollectionView) -> Int { SymbolNames.groups.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        SymbolNames.groups[section].names.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Symbol", for: indexPath)
        let name = SymbolNames.groups[indexPath.section].names[indexPath.item]
        if let cell = cell as? SymbolCell {
            cell.imageView.preferredSymbolConfiguration = configuration
            cell.imageView.image = UIImage(systemName: name)
            cell.imageView.tintColor = .label
        }
        cell.accessibilityIdentifier = name
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Title", for: indexPath)
        (header as? SymbolHeader)?.label.text = SymbolNames.groups[indexPath.section].title
        return header
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selectedName = SymbolNames.groups[indexPath.section].names[indexPath.item]
        updatePanel()
        (collectionView.cellForItem(at: indexPath) as? SymbolCell)?.imageView.addSymbolEffect(.bounce)
    }
}
