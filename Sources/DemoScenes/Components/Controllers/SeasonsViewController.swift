import UIKit

/// Four pages that scroll, one for each season, with a page control below them.
class SeasonsViewController: UIViewController, UIPageViewControllerDataSource {
    private let pages = Season.allCases.map { SeasonPageViewController($0) }
    private let pager = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 16])

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Seasons"
        view.backgroundColor = .systemBackground
        pager.dataSource = self
        pager.setViewControllers([pages[0]], direction: .forward, animated: false)
        addChild(pager)
        view.addSubview(pager.view)
        pager.didMove(toParent: self)
        for control in pager.view.subviews.compactMap({ $0 as? UIPageControl }) {
            control.pageIndicatorTintColor = .tertiaryLabel
            control.currentPageIndicatorTintColor = .label
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        pager.view.frame = view.bounds.inset(by: view.safeAreaInsets)
    }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController)
        -> UIViewController?
    { page(at: index(of: viewController) - 1) }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController)
        -> UIViewController?
    { page(at: index(of: viewController) + 1) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { index(of: pageViewController.viewControllers?.first) }

    private func page(at index: Int) -> UIViewController? { pages.indices.contains(index) ? pages[index] : nil }
    private func index(of page: UIViewController?) -> Int { pages.firstIndex { $0 === page } ?? 0 }
}
