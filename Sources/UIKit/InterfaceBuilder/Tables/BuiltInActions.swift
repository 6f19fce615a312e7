import Foundation

/// The methods of UIKit's classes that a storyboard can use as actions.
enum BuiltInActions {
    static func action(_ name: String, of object: AnyObject) -> Selector? {
        actions.first { $0.name == name && $0.isMethod(of: object) }
    }

    private static let actions = [
        Selector({ (responder: UIResponder) in { _ = responder.becomeFirstResponder() } }, named: "becomeFirstResponder"),
        Selector({ (responder: UIResponder) in { _ = responder.resignFirstResponder() } }, named: "resignFirstResponder"),
        Selector({ (view: UIActivityIndicatorView) in { view.startAnimating() } }, named: "startAnimating"),
        Selector({ (view: UIActivityIndicatorView) in { view.stopAnimating() } }, named: "stopAnimating"),
        Selector({ (view: UIImageView) in { view.startAnimating() } }, named: "startAnimating"),
        Selector({ (view: UIImageView) in { view.stopAnimating() } }, named: "stopAnimating"),
        Selector({ (table: UITableView) in { table.reloadData() } }, named: "reloadData"),
        Selector({ (collection: UICollectionView) in { collection.reloadData() } }, named: "reloadData"),
        Selector({ (view: UIView) in { view.setNeedsLayout() } }, named: "setNeedsLayout"),
        Selector({ (view: UIView) in { view.setNeedsDisplay() } }, named: "setNeedsDisplay"),
        Selector({ (view: UIView) in { view.removeFromSuperview() } }, named: "removeFromSuperview"),
        Selector({ (field: UITextField) in { (sender: Any) in field.selectAll(sender) } }, named: "selectAll:"),
    ]
}
