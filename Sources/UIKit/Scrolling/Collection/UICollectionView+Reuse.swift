import Foundation
import QuartzCore

extension UICollectionView {
    func defaultRegister(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        viewPool.register(cellClass, identifier)
    }

    func defaultRegister(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {
        viewPool.register(viewClass, identifier, ofKind: elementKind)
    }

    func defaultRegister(_ nib: UINib?, ofKind kind: String?, withReuseIdentifier identifier: String) {
        guard let nib else { return viewPool.register(nil, identifier, ofKind: kind) }
        viewPool.register(identifier, ofKind: kind) { identifier in
            let view = nib.makeObject(of: UICollectionReusableView.self)
            return view ?? (kind == nil ? UICollectionViewCell(reusableAs: identifier) : UICollectionReusableView(reusableAs: identifier))
        }
    }

    /// Registers a closure that creates cells. The closure receives the reuse identifier.
    ///
    /// Differs from Apple: UIKit has no registration of closures.
    public func register(forCellWithReuseIdentifier identifier: String, _ make: @escaping (String) -> UICollectionViewCell) {
        viewPool.register(identifier, make)
    }

    func defaultDequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        if let (path, cell) = reconfiguredCell, path == indexPath, cell.reuseIdentifier == identifier { return cell }
        guard let view = dequeue(identifier, ofKind: nil, for: indexPath) else { return UICollectionViewCell(reusableAs: identifier) }
        guard let cell = view as? UICollectionViewCell else {
            Diagnostics.report(
                .programmerError, source: "UICollectionView",
                "The class that is registered for the identifier '\(identifier)' is not a subclass of UICollectionViewCell. Register a "
                    + "class of cells; an empty cell is used now.")
            return UICollectionViewCell(reusableAs: identifier)
        }
        return cell
    }

    func defaultDequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeue(identifier, ofKind: elementKind, for: indexPath) ?? UICollectionReusableView(reusableAs: identifier)
    }

    /// Returns a view for reuse, or a new view. If nothing is registered for the identifier, reports an error and returns
    /// nil.
    private func dequeue(_ identifier: String, ofKind kind: String?, for path: IndexPath) -> UICollectionReusableView? {
        guard let view = viewPool.dequeue(identifier, ofKind: kind) else {
            Diagnostics.report(
                .programmerError, source: "UICollectionView",
                "Unable to dequeue a view with identifier '\(identifier)'. Register a class or a closure for the identifier; an empty view "
                    + "is used now.")
            return nil
        }
        // A registered closure may create views without a reuse identifier.
        view.reuseIdentifier = identifier
        // The default configurations of list cells depend on the position.
        if let createdElement, createdElement.path == path, createdElement.kind == kind { view.applyListPosition(createdElement.position) }
        return view
    }

    /// Closes the swipe actions of a view, hides the view, and keeps it for reuse. A view without a reuse identifier is removed. The
    /// delegate is notified of cells and supplementary views, but not of decoration views.
    func recycle(_ element: VisibleElement) {
        if hasSwipeController, swipeController.openCell === element.view { swipeController.closeForRecycling() }
        let kind = element.category == .decorationView ? Self.decorationPoolKind : element.kind
        viewPool.recycle(element.view, ofKind: kind)
        if let cell = element.view as? UICollectionViewCell {
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
        } else if let kind = element.kind, element.category == .supplementaryView {
            delegate?.collectionView(self, didEndDisplayingSupplementaryView: element.view, forElementOfKind: kind, at: element.path)
        }
    }
}
