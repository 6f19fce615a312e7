import Foundation

extension UICollectionView {
    /// The number of registrations that were created. It makes their reuse identifiers different.
    private static var registrationCount = 0

    private static func makeIdentifier() -> String {
        registrationCount += 1
        return "registration \(registrationCount)"
    }

    /// A class of cells together with the closure that configures a cell for its item.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Configures a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identifier = UICollectionView.makeIdentifier()
        let nib: UINib?
        let handler: Handler

        /// Creates a registration for cells of the class.
        public init(handler: @escaping Handler) { (nib, self.handler) = (nil, handler) }
        /// Creates a registration for the cells of a xib.
        public init(cellNib: UINib, handler: @escaping Handler) { (nib, self.handler) = (cellNib, handler) }
    }

    /// A class of supplementary views together with the closure that configures a view.
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Configures a view. Its second parameter is the element kind.
        public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

        let identifier = UICollectionView.makeIdentifier()
        let nib: UINib?
        let elementKind: String
        let handler: Handler

        /// Creates a registration for views of the class.
        public init(elementKind: String, handler: @escaping Handler) { (nib, self.elementKind, self.handler) = (nil, elementKind, handler) }
        /// Creates a registration for the views of a xib.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            (nib, self.elementKind, self.handler) = (supplementaryNib, elementKind, handler)
        }
    }

    /// Returns a reused or new cell that is configured for an item. If the item is nil, the cell is not configured.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let identifier = registration.identifier
        if !viewPool.isRegistered(identifier) {
            if let nib = registration.nib {
                register(nib, forCellWithReuseIdentifier: identifier)
            } else {
                register(Cell.self, forCellWithReuseIdentifier: identifier)
            }
        }
        guard let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as? Cell else {
            preconditionFailure("The cell of the registration is not a \(Cell.self).")
        }
        if let item {
            cell.isEditing = isEditing
            registration.handler(cell, indexPath, item)
        }
        return cell
    }

    /// Returns a reused or new supplementary view that is configured for its index path.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let (identifier, kind) = (registration.identifier, registration.elementKind)
        if !viewPool.isRegistered(identifier, ofKind: kind) {
            if let nib = registration.nib {
                register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
            } else {
                register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
            }
        }
        let dequeued = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        guard let view = dequeued as? Supplementary else {
            preconditionFailure("The view of the registration is not a \(Supplementary.self).")
        }
        registration.handler(view, kind, indexPath)
        return view
    }
}
