import UIKit

/// All pictures in a grid. A button or a pinch changes between two layouts, and a long press moves a picture.
class PicturesViewController: UICollectionViewController {
    private var pictures = Picture.all
    private let registration = UICollectionView.CellRegistration<PictureCell, Picture> { cell, _, picture in cell.show(picture) }
    private var transition: UICollectionViewTransitionLayout?
    /// Whether the fingers determine the progress of `transition`. False while the transition is completed or reversed after the pinch.
    private var isPinching = false
    /// Whether the pictures are large.
    private(set) var isLarge = false { didSet { layoutDidChange() } }
    /// Called after `isLarge` was set. After a tap on the button, the call is before the pictures change their size.
    var layoutDidChange: () -> Void = {}

    init() { super.init(collectionViewLayout: PicturesViewController.makeLayout(columns: 3)) }
    required init?(coder: NSCoder) { return nil }

    private static func makeLayout(columns: Int) -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(columns == 1 ? 0.62 : 1 / CGFloat(columns))),
            repeatingSubitem: item, count: columns)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 9, leading: 13, bottom: 9, trailing: 13)
        return UICollectionViewCompositionalLayout(section: section)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.accessibilityIdentifier = "pictures"
        let pinch = UIPinchGestureRecognizer(target: self, action: Selector(PicturesViewController.didPinch))
        collectionView.addGestureRecognizer(pinch)
    }

    /// Changes between three columns and one column.
    func changeLayout() {
        guard transition == nil else { return }
        isLarge.toggle()
        collectionView.setCollectionViewLayout(Self.makeLayout(columns: isLarge ? 1 : 3), animated: true)
    }

    /// Changes the layout with a pinch. The distance of the fingers determines the progress of the change. A pinch that ends with a
    /// progress of more than 0.4 completes the change. Otherwise the change is reversed. A pinch that begins before the end of another change
    /// has no effect.
    func didPinch(_ pinch: UIPinchGestureRecognizer) {
        switch pinch.state {
        case .began:
            guard transition == nil else { return }
            let wasLarge = isLarge
            isPinching = true
            transition = collectionView.startInteractiveTransition(to: Self.makeLayout(columns: wasLarge ? 3 : 1)) {
                [weak self] _, isCompleted in
                self?.transition = nil
                if isCompleted { self?.isLarge = !wasLarge }
            }
        case .changed:
            guard isPinching else { return }
            let progress = isLarge ? (1 - pinch.scale) * 2 : pinch.scale - 1
            transition?.transitionProgress = min(max(progress, 0), 1)
        case .ended, .cancelled:
            guard isPinching, let transition else { return }
            isPinching = false
            if transition.transitionProgress > 0.4, pinch.state == .ended {
                collectionView.finishInteractiveTransition()
            } else {
                collectionView.cancelInteractiveTransition()
            }
        case .possible, .failed: break
        }
    }

    // MARK: - Data

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { pictures.count }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: pictures[indexPath.item])
    }
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { pictures.insert(pictures.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
}
