import Foundation
import UIKit

extension ContainerFamily {
    /// A data source of five pages, and a delegate. In hostile programs, its methods sometimes present, dismiss or lay out controllers,
    /// also while UIKit changes these controllers.
    final class Delegate: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate, UISplitViewControllerDelegate,
        UISearchResultsUpdating, UISearchControllerDelegate, UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate
    {
        var pages = (0..<5).map { index in
            let controller = UIViewController()
            controller.title = "\(index)"
            return controller
        }
        private var values: FuzzValues
        private var depth = 0

        init(_ values: FuzzValues) { self.values = values }

        private func reenter(_ controller: UIViewController) {
            guard values.isHostile, depth == 0, values.bool(0.15) else { return }
            depth += 1
            defer { depth -= 1 }
            switch values.integer(0...4) {
            case 0: controller.dismiss(animated: values.bool())
            case 1: controller.present(UIViewController(), animated: values.bool())
            case 2: controller.view.setNeedsLayout()
            case 3: controller.view.layoutIfNeeded()
            default: controller.view.window?.rootViewController?.dismiss(animated: values.bool())
            }
        }

        private func page(beside controller: UIViewController, _ step: Int) -> UIViewController? {
            guard let index = pages.firstIndex(of: controller), pages.indices.contains(index + step) else { return nil }
            return pages[index + step]
        }
        func pageViewController(_ pages: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? {
            reenter(pages)
            return page(beside: viewController, -1)
        }
        func pageViewController(_ pages: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? {
            reenter(pages)
            return page(beside: viewController, 1)
        }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { values.isHostile ? values.integer(-3...9) : 5 }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { values.isHostile ? values.integer(-3...9) : 2 }
        func pageViewController(_ pages: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {
            reenter(pages)
        }
        func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
            reenter(svc)
        }
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) { reenter(svc) }
        func updateSearchResults(for searchController: UISearchController) { reenter(searchController) }
        func willPresentSearchController(_ searchController: UISearchController) { reenter(searchController) }
        func didDismissSearchController(_ searchController: UISearchController) { reenter(searchController) }
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
            reenter(sheet.presentedViewController)
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            reenter(presentationController.presentingViewController)
        }
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
            values.bool() ? .none : .automatic
        }
    }
}
