import UIKit

/// A data source and delegate of a page view controller with a number of pages, which logs the calls of the delegate.
@MainActor package final class LoggingPageSource: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    package private(set) var pages: [LoggingViewController] = []
    package var events: [String] = []
    package var hasPageControl = false
    /// The indices of the two pages that are shown in landscape, with the spine between them. In portrait, the first of them is shown. If the
    /// array is empty, the spine does not move.
    package var landscapePages: [Int] = []
    private let count: Int

    package init(count: Int) { self.count = count }

    package func attach(to controller: UIPageViewController, _ log: LoggingViewController.Log) {
        pages = (0..<count).map { LoggingViewController("\($0)", log) }
        (controller.dataSource, controller.delegate) = (self, self)
    }

    private func index(of page: UIViewController) -> Int { pages.firstIndex { $0 === page } ?? -1 }
    private func page(_ index: Int) -> UIViewController? { pages.indices.contains(index) ? pages[index] : nil }

    package func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController)
        -> UIViewController?
    { page(index(of: viewController) - 1) }

    package func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController)
        -> UIViewController?
    { page(index(of: viewController) + 1) }

    package func presentationCount(for pageViewController: UIPageViewController) -> Int { hasPageControl ? count : 0 }
    package func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        index(of: pageViewController.viewControllers?.first ?? pageViewController)
    }

    package func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    {
        events.append("will \(pendingViewControllers.map { "\(index(of: $0))" }.joined(separator: " "))")
    }

    package func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        guard !landscapePages.isEmpty else { return pageViewController.spineLocation }
        let shown = orientation.isLandscape ? landscapePages : Array(landscapePages.prefix(1))
        pageViewController.setViewControllers(shown.map { pages[$0] }, direction: .forward, animated: false)
        return orientation.isLandscape ? .mid : .min
    }

    package func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {
        events.append("did \(completed) \(previousViewControllers.map(index))")
    }
}
