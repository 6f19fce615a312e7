import UIKit

/// A grid of apps with one or two rows, and a header above it.
class WidgetView: UIView {
    weak var owner: WidgetsOwnerProtocol?
    let header = WidgetHeader()
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: WidgetView.gridLayout)
    /// Recognizes presses on the icons while the widget is in a window.
    var previewInteraction: UIPreviewInteraction?

    private let appNames = ["Bahama Air", "PackMe", "Fight", "Slide", "Iris", "Herbs", "Reveal", "Office"]
    var expanded = false { didSet { collectionView.reloadData() } }

    private static var gridLayout: UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 85, height: 100)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        layout.sectionInset = UIEdgeInsets(top: 10, left: 6, bottom: 0, right: 6)
        return layout
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "widget"
        backgroundColor = UIColor(
            light: UIColor(red: 0.937, green: 0.937, blue: 0.937, alpha: 0.806), dark: UIColor(hex: 0x1B2027, alpha: 0.78))
        layer.cornerRadius = 13
        clipsToBounds = true
        collectionView.backgroundColor = .clear
        collectionView.isScrollEnabled = false
        collectionView.register(IconCell.self, forCellWithReuseIdentifier: "Icon")
        collectionView.dataSource = self
        collectionView.delegate = self
        addConstraints()
    }

    required init?(coder: NSCoder) { return nil }

    private func addConstraints() {
        for view in [header, collectionView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            view.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            view.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: topAnchor),
            header.heightAnchor.constraint(equalToConstant: 30),
            collectionView.topAnchor.constraint(equalTo: header.bottomAnchor),
            collectionView.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        updatePreviewInteraction()
    }
}

extension WidgetView: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        expanded ? appNames.count : 4
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Icon", for: indexPath)
        guard let iconCell = cell as? IconCell else { return cell }
        iconCell.icon.image = UIImage(named: "LockSearch/icon\(indexPath.item + 1)")
        iconCell.name.text = appNames[indexPath.item]
        return iconCell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        (collectionView.cellForItem(at: indexPath) as? IconCell)?.iconJiggle()
    }
}
