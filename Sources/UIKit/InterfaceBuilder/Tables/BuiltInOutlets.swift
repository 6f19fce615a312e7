import Foundation

/// The outlets of UIKit's classes.
enum BuiltInOutlets {
    /// The result of an assignment.
    enum Result { case done, unknownName, wrongType(String) }

    /// Sets an outlet. Delegates must conform to their protocol.
    static func set(_ name: String, of object: AnyObject, to value: AnyObject) -> Result {
        let candidates = outlets.filter { $0.name == name && $0.isOutlet(of: object) }
        guard let outlet = candidates.last else { return .unknownName }
        return outlet.set(object, value) ? .done : .wrongType(outlet.typeName)
    }

    private struct Outlet {
        let name: String
        let typeName: String
        let isOutlet: (AnyObject) -> Bool
        let set: (AnyObject, AnyObject) -> Bool

        func isOutlet(of object: AnyObject) -> Bool { isOutlet(object) }
    }

    private static func outlet<Object: AnyObject, Value>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value>) -> Outlet {
        Outlet(name: name, typeName: "\(Value.self)", isOutlet: { $0 is Object }) { object, value in
            guard let object = object as? Object, let value = value as? Value else { return false }
            object[keyPath: path] = value
            return true
        }
    }

    /// Returns the outlet of a controller's view. It does not use a key path, because setting the view through a key path would first read
    /// the view, and reading the view would load it again.
    private static func viewOutlet<Controller: UIViewController, View: UIView>(
        _ name: String, _: Controller.Type, _ type: View.Type
    ) -> Outlet {
        Outlet(name: name, typeName: "\(type)", isOutlet: { $0 is Controller }) { object, value in
            guard let controller = object as? Controller, let view = value as? View else { return false }
            controller.view = view
            return true
        }
    }

    /// The outlets. The outlets of a subclass follow the outlets of its superclass, because `set` uses the last outlet that fits the
    /// object.
    private static let outlets: [Outlet] = [
        viewOutlet("view", UIViewController.self, UIView.self), viewOutlet("tableView", UITableViewController.self, UITableView.self),
        viewOutlet("collectionView", UICollectionViewController.self, UICollectionView.self),
        outlet("delegate", \UIGestureRecognizer.delegate), outlet("delegate", \UITextField.delegate),
        outlet("delegate", \UISearchBar.delegate),
        Outlet(name: "delegate", typeName: "UIScrollViewDelegate", isOutlet: { $0 is UIScrollView }) { object, value in
            guard let object = object as? UIScrollView, let value = value as? UIScrollViewDelegate else { return false }
            object.scrollDelegate = value
            return true
        },
        outlet("delegate", \UITableView.delegate), outlet("dataSource", \UITableView.dataSource),
        outlet("delegate", \UICollectionView.delegate), outlet("dataSource", \UICollectionView.dataSource),
        outlet("delegate", \UINavigationController.delegate), outlet("delegate", \UITabBarController.delegate),
        outlet("delegate", \UIPageViewController.delegate), outlet("dataSource", \UIPageViewController.dataSource),
        outlet("delegate", \UISplitViewController.delegate),
        outlet("transitioningDelegate", \UIViewController.transitioningDelegate),
        outlet("backgroundView", \UITableView.backgroundView), outlet("tableHeaderView", \UITableView.tableHeaderView),
        outlet("tableFooterView", \UITableView.tableFooterView), outlet("backgroundView", \UICollectionView.backgroundView),
        outlet("backgroundView", \UITableViewCell.backgroundView),
        outlet("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
        outlet("accessoryView", \UITableViewCell.accessoryView), outlet("backgroundView", \UICollectionViewCell.backgroundView),
        outlet("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
        outlet("backgroundView", \UITableViewHeaderFooterView.backgroundView),
        outlet("titleView", \UINavigationItem.titleView), outlet("leftBarButtonItem", \UINavigationItem.leftBarButtonItem),
        outlet("rightBarButtonItem", \UINavigationItem.rightBarButtonItem),
        outlet("backBarButtonItem", \UINavigationItem.backBarButtonItem), outlet("customView", \UIBarButtonItem.customView),
        outlet("leftView", \UITextField.leftView), outlet("rightView", \UITextField.rightView),
        outlet("rootViewController", \UIWindow.rootViewController),
        Outlet(name: "layout", typeName: "UICollectionViewLayout", isOutlet: { $0 is UICollectionView }) { object, value in
            guard let object = object as? UICollectionView, let value = value as? UICollectionViewLayout else { return false }
            object.collectionViewLayout = value
            return true
        },
    ]
}
