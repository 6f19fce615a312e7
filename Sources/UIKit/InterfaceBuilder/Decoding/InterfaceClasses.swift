/// The classes of UIKit for the elements of storyboards and xibs.
enum InterfaceClasses {
    static let views: [String: UIView.Type] = [
        "view": UIView.self, "label": UILabel.self, "button": UIButton.self, "imageView": UIImageView.self, "textField": UITextField.self,
        "textView": UITextView.self,
        "switch": UISwitch.self, "slider": UISlider.self, "stepper": UIStepper.self, "segmentedControl": UISegmentedControl.self,
        "pageControl": UIPageControl.self, "progressView": UIProgressView.self, "activityIndicatorView": UIActivityIndicatorView.self,
        "searchBar": UISearchBar.self, "scrollView": UIScrollView.self, "stackView": UIStackView.self,
        "visualEffectView": UIVisualEffectView.self, "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
        "tableHeaderFooterView": UITableViewHeaderFooterView.self, "collectionView": UICollectionView.self,
        "collectionViewCell": UICollectionViewCell.self, "collectionReusableView": UICollectionReusableView.self,
        "containerView": UIView.self, "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self,
        "pickerView": UIPickerView.self, "datePicker": UIDatePicker.self, "colorWell": UIColorWell.self, "tabBar": UITabBar.self,
        "control": UIControl.self,
        "refreshControl": UIRefreshControl.self, "tableViewCellContentView": UIView.self, "collectionViewCellContentView": UIView.self,
    ]
    static let controllers: [String: UIViewController.Type] = [
        "viewController": UIViewController.self, "navigationController": UINavigationController.self,
        "tabBarController": UITabBarController.self, "tableViewController": UITableViewController.self,
        "collectionViewController": UICollectionViewController.self, "pageViewController": UIPageViewController.self,
        "splitViewController": UISplitViewController.self,
    ]
    static let recognizers: [String: UIGestureRecognizer.Type] = [
        "tapGestureRecognizer": UITapGestureRecognizer.self, "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "rotationGestureRecognizer": UIRotationGestureRecognizer.self, "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "panGestureRecognizer": UIPanGestureRecognizer.self, "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
        // Interface Builder writes this misspelled name.
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "longPressGestureRecognizer": UILongPressGestureRecognizer.self, "gestureRecognizer": UIGestureRecognizer.self,
    ]
    /// The class names of other elements, by the names of the elements. Most of these classes exist only if the program declares them.
    static let optionalClassNames: [String: String] = [
        "webView": "UIWebView", "wkWebView": "WKWebView", "mapView": "MKMapView", "window": "UIWindow", "adBannerView": "ADBannerView",
        "glkViewController": "GLKViewController", "glkView": "GLKView", "mtkView": "MTKView", "sceneKitView": "SCNView",
        "arscnView": "ARSCNView", "skView": "SKView", "avPlayerViewController": "AVPlayerViewController",
        "hostingController": "UIHostingController",
    ]
}

extension InterfaceElement {
    /// Whether the element is a controller of a storyboard.
    var isController: Bool {
        InterfaceClasses.controllers[name] != nil || name == "viewControllerPlaceholder" || name.hasSuffix("ViewController")
            || name == "hostingController"
    }
    /// Whether the element creates no object of its own.
    var isPlaceholder: Bool { ["placeholder", "exit", "viewControllerPlaceholder"].contains(name) }
}
