import UIKit

/// A picture book. The pages curl under the finger; in landscape, two pages are visible.
class BookViewController: UIViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    private let pages = PictureBookPage.all.indices.map { BookPageViewController(index: $0) }
    private let book = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Book"
        view.backgroundColor = .secondarySystemBackground
        (book.dataSource, book.delegate) = (self, self)
        book.setViewControllers([pages[0]], direction: .forward, animated: false)
        addChild(book)
        view.addSubview(book.view)
        book.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        book.view.frame = view.bounds.inset(by: view.safeAreaInsets)
    }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController)
        -> UIViewController?
    { page(at: index(of: viewController) - 1) }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController)
        -> UIViewController?
    { page(at: index(of: viewController) + 1) }

    private func page(at index: Int) -> UIViewController? { pages.indices.contains(index) ? pages[index] : nil }
    private func index(of page: UIViewController?) -> Int { (page as? BookPageViewController)?.index ?? 0 }

    /// In landscape, the spine is in the middle, and the index of the page on its left is even.
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        let first = index(of: pageViewController.viewControllers?.first)
        guard orientation.isLandscape else {
            pageViewController.setViewControllers([pages[first]], direction: .forward, animated: false)
            return .min
        }
        let left = first - first % 2
        pageViewController.setViewControllers([pages[left], pages[left + 1]], direction: .forward, animated: false)
        return .mid
    }
}
