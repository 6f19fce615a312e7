/// A view that is created for a reuse identifier, and reused for other rows or items after it has left the visible area.
protocol ReusableView: UIView {
    /// The identifier under which the view is reused, or nil if it is not reused.
    var reuseIdentifier: String? { get }
    /// Creates a view for a reuse identifier.
    init(reusableAs reuseIdentifier: String)
    /// Called before the view is reused.
    func prepareForReuse()
}

extension UITableViewCell: ReusableView {}
extension UITableViewHeaderFooterView: ReusableView {}
extension UICollectionReusableView: ReusableView {}
