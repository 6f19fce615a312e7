import UIKit

/// Landscapes on pages, with a page control over them, and another page control with more dots than fit.
class PageControlViewController: UIViewController, UIScrollViewDelegate {
    private let scrollView = UIScrollView()
    private let pageControl = UIPageControl()
    private let longControl = UIPageControl()
    private let longLabel = UILabel()
    private let pictures = Landscape.all.map { LandscapeView($0) }
    /// Whether the pages are in order from right to left, like the dots of a page control in a right-to-left layout.
    private var isReversed = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        (scrollView.isPagingEnabled, scrollView.showsHorizontalScrollIndicator) = (true, false)
        scrollView.delegate = self
        scrollView.layer.cornerRadius = 16
        scrollView.layer.cornerCurve = .continuous
        for picture in pictures { scrollView.addSubview(picture) }
        pageControl.numberOfPages = pictures.count
        pageControl.backgroundStyle = .prominent
        pageControl.accessibilityIdentifier = "pages control"
        pageControl.addTarget(self, action: Selector(PageControlViewController.pageDidChange), for: .valueChanged)
        longControl.numberOfPages = 60
        longControl.currentPage = 24
        longControl.pageIndicatorTintColor = .tertiaryLabel
        longControl.currentPageIndicatorTintColor = Palette.teal
        longControl.accessibilityIdentifier = "long control"
        longControl.addTarget(self, action: Selector(PageControlViewController.longPageDidChange), for: .valueChanged)
        (longLabel.font, longLabel.textColor, longLabel.textAlignment) = (.systemFont(ofSize: 15), .secondaryLabel, .center)
        for part in [scrollView, pageControl, longControl, longLabel] { view.addSubview(part) }
        longPageDidChange()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (oldPageWidth, wasReversed) = (scrollView.bounds.width, isReversed)
        isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let top = view.safeAreaInsets.top
        let margin: CGFloat = max(16, view.safeAreaInsets.left, view.safeAreaInsets.right)
        let width = view.bounds.width - margin * 2
        let height = min(300, max(view.bounds.height - view.safeAreaInsets.bottom - top - 104, 80))
        scrollView.frame = CGRect(x: margin, y: top + 16, width: width, height: height)
        for (index, picture) in pictures.enumerated() {
            picture.frame = CGRect(x: CGFloat(position(ofPage: index)) * width, y: 0, width: width, height: height)
        }
        scrollView.contentSize = CGSize(width: width * CGFloat(pictures.count), height: height)
        // After a rotation or a change of the layout direction, scrolls to the current page.
        if oldPageWidth != width || wasReversed != isReversed { scrollView.contentOffset = currentPageOffset }
        pageControl.frame = CGRect(x: margin, y: top + height - 28, width: width, height: 37)
        // On a low screen, the lower page control and its label have smaller gaps above them.
        let gap: CGFloat = height < 300 ? 6 : 34
        longControl.frame = CGRect(x: view.bounds.midX - 90, y: top + height + 16 + gap, width: 180, height: 37)
        longLabel.frame = CGRect(x: margin, y: longControl.frame.maxY + (height < 300 ? 2 : 5), width: width, height: 22)
    }

    /// Returns the position of a page, counted from the left. The function is its own inverse: for a position, it returns the page.
    private func position(ofPage page: Int) -> Int { isReversed ? pictures.count - 1 - page : page }

    private var currentPageOffset: CGPoint {
        CGPoint(x: CGFloat(position(ofPage: pageControl.currentPage)) * scrollView.bounds.width, y: 0)
    }

    func pageDidChange() { scrollView.setContentOffset(currentPageOffset, animated: true) }

    func longPageDidChange() { longLabel.text = "Page \(longControl.currentPage + 1) of 60. Drag over the dots." }

    /// Updates the page control while the user scrolls. A scroll that the page control has started must not change the current page,
    /// because the offset passes other pages on its way.
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.isDragging || scrollView.isDecelerating, scrollView.bounds.width > 0 else { return }
        pageControl.currentPage = position(ofPage: Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded()))
    }
}
