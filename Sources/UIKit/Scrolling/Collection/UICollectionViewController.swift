import CoreGraphics
import Foundation

/// A view controller whose view is a collection view. It is the data source and the delegate of this view.
@preconcurrency @MainActor open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    nonisolated deinit {}

    /// The layout with which the collection view was created. If the collection view later gets another layout, this property does not
    /// change.
    open private(set) var collectionViewLayout: UICollectionViewLayout

    /// Whether a long press moves items of the collection view, if the data source allows it.
    open var installsStandardGestureForInteractiveMovement = true {
        didSet { movementRecognizer?.isEnabled = installsStandardGestureForInteractiveMovement }
    }
    /// Whether the selection ends when the view appears.
    open var clearsSelectionOnViewWillAppear = true
    /// The recognizer of the long press.
    private var movementRecognizer: UILongPressGestureRecognizer?
    private let movementDelegate = MovementDelegate()

    /// Allows the long press only on items that can be moved. On other items it would cancel the touch, which then could not select.
    private final class MovementDelegate: UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            guard let view = gestureRecognizer.view as? UICollectionView, let dataSource = view.dataSource,
                let path = view.indexPathForItem(at: gestureRecognizer.location(in: view))
            else { return false }
            return dataSource.collectionView(view, canMoveItemAt: path)
        }
    }

    /// Creates a controller with a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName: String?, bundle: Bundle?) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(nibName: nibName, bundle: bundle)
    }

    /// Creates a controller from its scene of a storyboard. Other coders create a controller with a flow layout.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// The collection view, or nil if the controller's view has another class.
    open var collectionView: UICollectionView! {
        get { view as? UICollectionView }
        set { view = newValue }
    }

    open override func loadView() {
        if loadViewFromInterface() {
            guard let collectionView else { return }
            collectionViewLayout = collectionView.collectionViewLayout
            if collectionView.dataSource == nil { collectionView.dataSource = self }
            if collectionView.delegate == nil { collectionView.delegate = self }
            return
        }
        let collection = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
        collection.dataSource = self
        collection.delegate = self
        view = collection
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        installMovementGesture()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let collectionView else { return }
        for path in collectionView.indexPathsForSelectedItems ?? [] { collectionView.deselectItem(at: path, animated: animated) }
    }

    /// Adds the long press that moves items.
    private func installMovementGesture() {
        guard let collectionView, movementRecognizer == nil else { return }
        let recognizer = UILongPressGestureRecognizer()
        recognizer.addAction { [weak self] in
            guard let press = $0 as? UILongPressGestureRecognizer else { return }
            self?.handleMovement(press)
        }
        recognizer.delegate = movementDelegate
        recognizer.isEnabled = installsStandardGestureForInteractiveMovement
        collectionView.addGestureRecognizer(recognizer)
        movementRecognizer = recognizer
    }

    private func handleMovement(_ press: UILongPressGestureRecognizer) {
        guard let collectionView else { return }
        let point = press.location(in: collectionView)
        switch press.state {
        case .began:
            guard let path = collectionView.indexPathForItem(at: point), collectionView.beginInteractiveMovementForItem(at: path) else {
                return
            }
            UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
                collectionView.updateInteractiveMovementTargetPosition(point)
            }
        case .changed: collectionView.updateInteractiveMovementTargetPosition(point)
        case .ended: collectionView.endInteractiveMovement()
        case .cancelled: collectionView.cancelInteractiveMovement()
        case .possible, .failed: break
        }
    }

    // The methods are declared here so that subclasses can override them.
    /// Returns 1.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// Returns 0. Subclasses return the number of items in the section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    /// Returns an empty cell. Subclasses return the cell of the item.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        UICollectionViewCell()
    }
    /// Returns an empty view. Subclasses return the header or footer.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView() }
    /// Returns true.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
    /// Does nothing. Called after a tap has selected an item.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// Does nothing. Called after a tap has deselected an item.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    /// Does nothing. Called after the content offset has changed.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Returns false. Subclasses return whether the user can move the item.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
    /// Does nothing. Subclasses move the item in their data.
    open func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    {
    }
}
