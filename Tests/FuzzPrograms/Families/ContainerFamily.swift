import Foundation
import Stage
import UIKit

/// Page view controllers, split view controllers, search controllers, sheets with detents and popovers, at any moment and in any state.
final class ContainerFamily: FuzzFamily {
    enum Operation: String, CaseIterable {
        case showPage, showTwoSided, turnPages, pageSource, splitShow, splitHide, splitMode, splitColumn, splitWidths, splitDetail, search
        case searchText, searchFlags, sheet, detents, selectDetent, sheetFlags, dragSheet, popover, dismiss, toolbar, toolbarHidden, swap
        case rotate, resize, tap, drag, swipe, flick, key, traits, preferredSize, wait
    }

    static let name = "containers"

    private let stage: Stage
    private let pages: [UIPageViewController]
    private let split: UISplitViewController
    private let search = UISearchController(searchResultsController: UIViewController())
    private let navigation = UINavigationController(rootViewController: UITableViewController(style: .plain))
    private let delegate: Delegate
    private let sheets: [UIViewController] = [UIViewController(), UITableViewController(style: .plain), UIViewController()]

    init(stage: Stage, values: inout FuzzValues) {
        self.stage = stage
        delegate = Delegate(FuzzValues(values.seed(), isHostile: values.isHostile))
        pages = [
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: values.pick([.horizontal, .vertical])),
            UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal),
        ]
        split = UISplitViewController(style: values.pick([.doubleColumn, .tripleColumn, .unspecified]))
        for pages in pages {
            (pages.dataSource, pages.delegate) = (delegate, delegate)
            pages.setViewControllers([delegate.pages[2]], direction: .forward, animated: false)
            delegate.pages = delegate.pages.reversed()
        }
        split.delegate = delegate
        if split.style == .unspecified {
            split.viewControllers = [UINavigationController(rootViewController: UIViewController()), UIViewController()]
        } else {
            for column in [UISplitViewController.Column.primary, .secondary] { split.setViewController(UIViewController(), for: column) }
        }
        search.searchResultsUpdater = delegate
        search.delegate = delegate
        navigation.topViewController?.navigationItem.searchController = search
        stage.window.rootViewController = values.pick([pages[0], pages[1], split, navigation])
    }

    private var front: UIViewController? {
        var controller = stage.window.rootViewController
        while let next = controller?.presentedViewController { controller = next }
        return controller
    }

    func perform(_ operation: Operation, _ values: inout FuzzValues) {
        switch operation {
        case .showPage, .showTwoSided, .turnPages, .pageSource: changePages(operation, &values)
        case .splitShow, .splitHide, .splitMode, .splitColumn, .splitWidths, .splitDetail: changeSplit(operation, &values)
        case .search, .searchText, .searchFlags, .toolbar, .toolbarHidden: changeNavigation(operation, &values)
        case .sheet, .detents, .selectDetent, .sheetFlags, .dragSheet, .popover, .preferredSize: present(operation, &values)
        default: change(operation, &values)
        }
    }

    // MARK: - Pages

    private func changePages(_ operation: Operation, _ values: inout FuzzValues) {
        let controller = values.pick(pages)
        let direction = values.pick([UIPageViewController.NavigationDirection.forward, .reverse])
        switch operation {
        case .showPage:
            let page = values.bool(0.3) ? UIViewController() : values.pick(delegate.pages)
            // A page curl with content on the backs needs two pages for an animated change.
            guard page.parent == nil || page.parent === controller, !controller.isDoubleSided else { return }
            controller.setViewControllers([page], direction: direction, animated: values.bool(0.7)) { _ in }
        case .showTwoSided:
            guard pages[1].isDoubleSided else { return pages[1].isDoubleSided = values.bool(0.5) }
            pages[1].setViewControllers([UIViewController(), UIViewController()], direction: direction, animated: true)
        case .turnPages:
            let y = values.number(20, 140)
            stage.drag(
                from: CGPoint(x: values.number(0, 120), y: y), to: CGPoint(x: values.number(0, 120), y: y),
                duration: Double(values.integer(2...18)) / 60)
        default: controller.dataSource = values.bool(0.7) ? delegate : nil
        }
    }

    // MARK: - Split views

    private func changeSplit(_ operation: Operation, _ values: inout FuzzValues) {
        let column = values.pick([UISplitViewController.Column.primary, .supplementary, .secondary, .compact])
        switch operation {
        case .splitShow: if split.style != .unspecified { split.show(column) }
        case .splitHide: if split.style != .unspecified { split.hide(column) }
        case .splitMode:
            split.preferredDisplayMode = values.pick([
                .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary,
            ])
            split.preferredSplitBehavior = values.pick([.automatic, .tile, .overlay, .displace])
            (split.primaryEdge, split.presentsWithGesture) = (values.pick([.leading, .trailing]), values.bool())
        case .splitColumn:
            guard split.style == .tripleColumn || split.style == .doubleColumn && column != .supplementary else { return }
            split.setViewController(values.bool(0.2) ? nil : UIViewController(), for: column)
        case .splitWidths:
            split.preferredPrimaryColumnWidthFraction = values.bool(0.3) ? UISplitViewController.automaticDimension : values.number(0, 1)
            (split.minimumPrimaryColumnWidth, split.maximumPrimaryColumnWidth) = (values.length(90), values.length(200))
            split.preferredPrimaryColumnWidth = values.length(150)
        default: split.showDetailViewController(UIViewController(), sender: nil)
        }
    }

    // MARK: - Navigation

    private func changeNavigation(_ operation: Operation, _ values: inout FuzzValues) {
        switch operation {
        case .search: search.isActive.toggle()
        case .searchText:
            search.searchBar.text = values.text(maximumPieces: 3)
            search.searchBar.scopeButtonTitles = values.bool() ? nil : ["a", "b", "c"]
            search.searchBar.selectedScopeButtonIndex = values.integer(0...2)
        case .searchFlags:
            search.obscuresBackgroundDuringPresentation = values.bool()
            search.hidesNavigationBarDuringPresentation = values.bool()
            search.showsSearchResultsController = values.bool()
            search.automaticallyShowsCancelButton = values.bool()
            navigation.navigationBar.prefersLargeTitles = values.bool()
            navigation.topViewController?.navigationItem.hidesSearchBarWhenScrolling = values.bool()
        case .toolbar:
            let items = (0..<values.integer(0...5)).map { index in
                switch values.integer(0...3) {
                case 0: UIBarButtonItem(systemItem: .flexibleSpace)
                case 1: UIBarButtonItem(customView: UISwitch())
                case 2: UIBarButtonItem(systemItem: .add)
                default: UIBarButtonItem(title: values.text(maximumPieces: 2)) { _ in }
                }
            }
            navigation.topViewController?.setToolbarItems(items, animated: values.bool())
        default:
            navigation.setToolbarHidden(values.bool(), animated: values.bool())
            (navigation.hidesBarsOnSwipe, navigation.hidesBarsOnTap) = (values.bool(0.3), values.bool(0.3))
        }
    }

    // MARK: - Presentations

    private func detents(_ values: inout FuzzValues) -> [UISheetPresentationController.Detent] {
        let height = values.number(10, 200)
        let custom = UISheetPresentationController.Detent.custom(identifier: .init("a")) { context in
            min(height, context.maximumDetentValue)
        }
        let choices: [[UISheetPresentationController.Detent]] = [
            [.medium(), .large()], [.medium()], [.large()], [custom], [custom, .medium(), .large()], [.custom { _ in nil }, .large()],
        ]
        return values.pick(choices)
    }

    private func present(_ operation: Operation, _ values: inout FuzzValues) {
        let sheet = values.pick(sheets)
        let controller = sheet.sheetPresentationController
        switch operation {
        case .sheet, .popover:
            guard let front, sheet.presentingViewController == nil, sheet.parent == nil, front !== sheet else { return }
            sheet.modalPresentationStyle = operation == .popover ? .popover : .pageSheet
            if operation == .popover {
                let popover = sheet.popoverPresentationController
                popover?.sourceView = front.view
                popover?.sourceRect = values.rect()
                popover?.permittedArrowDirections = values.pick([.any, .up, .left])
                popover?.delegate = delegate
            } else {
                sheet.sheetPresentationController?.detents = detents(&values)
                sheet.sheetPresentationController?.delegate = delegate
            }
            front.present(sheet, animated: values.bool(0.7))
        case .detents:
            let detents = detents(&values)
            controller?.animateChanges { controller?.detents = detents }
            if values.bool() { controller?.invalidateDetents() }
        case .selectDetent:
            let identifier = values.pick([.medium, .large, UISheetPresentationController.Detent.Identifier("a"), nil])
            if values.bool() {
                controller?.selectedDetentIdentifier = identifier
            } else {
                controller?.animateChanges { controller?.selectedDetentIdentifier = identifier }
            }
        case .sheetFlags:
            controller?.prefersGrabberVisible = values.bool()
            controller?.preferredCornerRadius = values.bool() ? nil : values.number(-3, 50)
            controller?.largestUndimmedDetentIdentifier = values.pick([nil, .medium, .large])
            controller?.prefersScrollingExpandsWhenScrolledToEdge = values.bool()
            sheet.isModalInPresentation = values.bool(0.3)
        case .preferredSize: sheet.preferredContentSize = values.size()
        default:
            stage.drag(
                from: CGPoint(x: 60, y: values.number(20, 150)), to: CGPoint(x: 60, y: values.number(0, 160)),
                duration: Double(values.integer(2...18)) / 60)
        }
    }

    // MARK: - Everything else

    private func change(_ operation: Operation, _ values: inout FuzzValues) {
        switch operation {
        case .dismiss: front?.dismiss(animated: values.bool(0.7))
        case .swap:
            // The root controller is not replaced while it presents a controller, because the two have strong references to each other
            // and would not be released.
            guard front === stage.window.rootViewController else { return }
            stage.window.rootViewController = values.pick([pages[0], pages[1], split, navigation])
        case .rotate: stage.rotate(to: values.pick([.portrait, .landscapeLeft, .landscapeRight]))
        case .resize: stage.window.rootViewController?.view.frame.size = values.size()
        case .tap: stage.tap(at: values.point(), count: values.integer(1...2))
        case .drag, .swipe:
            stage.drag(from: values.point(), to: values.point(), duration: Double(values.integer(1...20)) / 60)
        case .flick: stage.scroll(at: values.point(), by: CGVector(dx: values.number(-90, 90), dy: values.number(-200, 200)))
        case .key: stage.key(values.pick(["escape", "return", "tab", "left", "right", "up", "down", "a", "backspace"]))
        case .traits:
            switch values.integer(0...2) {
            case 0: stage.settings.isDark.toggle()
            case 1: stage.settings.isRightToLeft.toggle()
            default: front?.traitOverrides.horizontalSizeClass = values.pick([.regular, .compact])
            }
        default: stage.advance(frames: values.integer(1...60))
        }
    }

    /// Dismisses everything, because presented controllers and their presenters have strong references to each other and would not be
    /// released.
    func finish() {
        stage.advance(frames: 60)
        stage.window.rootViewController?.dismiss(animated: false)
        search.isActive = false
        stage.advance(frames: 60)
        stage.window.rootViewController?.dismiss(animated: false)
    }
}
