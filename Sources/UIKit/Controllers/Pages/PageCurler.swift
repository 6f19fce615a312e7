import CoreGraphics
import QuartzCore

/// Shows the pages of a page view controller as sheets of paper that curl.
///
/// While a sheet is turned, its two sides are images in a `PageCurlView`, above the pages that become visible and the pages that
/// stay visible.
final class PageCurler: NSObject, Pager, UIGestureRecognizerDelegate {
    unowned let owner: UIPageViewController
    let pan = UIPanGestureRecognizer()
    let tap = UITapGestureRecognizer()
    private let spineView = PageSpineView()
    /// The sheet that is being turned, or nil.
    private(set) var turn: PageTurn?
    private var area = CGRect.zero
    /// The direction and the sheet of the turn that begins if the gesture is recognized. Its pages were requested from the data source.
    private var preparedTurn: (direction: UIPageViewController.NavigationDirection, sheet: PaperSheet)?

    init(_ owner: UIPageViewController) {
        self.owner = owner
        super.init()
        pan.addAction { [weak self] _ in self?.panDidChange() }
        pan.maximumNumberOfTouches = 1
        tap.addAction { [weak self] _ in self?.tapped() }
        (pan.delegate, tap.delegate) = (self, self)
    }

    var gestureRecognizers: [UIGestureRecognizer] { [pan, tap] }
    var requestedPages: [UIViewController]? { turn.flatMap { $0.transition.isByUser ? nil : $0.transition.newPages } }
    let pageControlIndex = 0

    // MARK: - Layout

    /// The placement of the sheets in the area of the pages.
    var placement: PaperSheetPlacement {
        PaperSheetPlacement(
            area: area, owner.navigationOrientation, owner.spineLocation, isRightToLeft: owner.viewIfLoaded?.isRightToLeft == true)
    }

    func install(in view: UIView) {
        view.addGestureRecognizer(pan)
        view.addGestureRecognizer(tap)
        view.addSubview(spineView)
        addVisiblePages()
    }

    func layOut(in area: CGRect) {
        guard area != self.area || turn == nil else { return }
        if area != self.area { finishTransition() }
        self.area = area
        layOutPages(owner.pages)
        (spineView.isHidden, spineView.isVertical) = (owner.spineLocation != .mid, owner.navigationOrientation == .horizontal)
        spineView.frame = placement.spineFrame
    }

    private func layOutPages(_ pages: [UIViewController]) {
        for (index, page) in pages.enumerated() {
            page.viewIfLoaded?.setUntransformedFrame(placement.frame(ofPage: index))
        }
    }

    /// Adds the views of the visible pages: both pages if the spine is in the middle, otherwise the first page.
    private func addVisiblePages() {
        guard owner.isViewLoaded else { return }
        layOutPages(owner.pages)
        let visible = owner.spineLocation == .mid ? owner.pages : Array(owner.pages.prefix(1))
        for page in visible { owner.view.insertSubview(page.view, belowSubview: spineView) }
        for page in owner.pages where !visible.contains(object: page) { page.viewIfLoaded?.removeFromSuperview() }
    }

    // MARK: - Changes by code

    func dataSourceDidChange() { preparedTurn = nil }

    func show(
        _ pages: [UIViewController], direction: UIPageViewController.NavigationDirection, animated: Bool, _ completion: ((Bool) -> Void)?
    ) {
        finishTransition()
        let old = owner.pages
        guard animated, owner.isVisible, !area.isEmpty, !pages.isEmpty, old.count == pages.count, old.first !== pages.first else {
            owner.replacePages(by: pages) { addVisiblePages() }
            return completion?(true) ?? ()
        }
        let sheet = PaperSheet(to: pages, direction, of: owner, back: nil)
        begin(sheet, direction, isByUser: false, completion)
        turn?.playWholeTurn()
    }

    func turn(_ direction: UIPageViewController.NavigationDirection) {
        finishTransition()
        guard let sheet = PaperSheet.requested(direction, by: owner) else { return }
        begin(sheet, direction, isByUser: true, nil)
        turn?.playWholeTurn()
    }

    // MARK: - Turning

    private func begin(
        _ sheet: PaperSheet, _ direction: UIPageViewController.NavigationDirection, isByUser: Bool, _ completion: ((Bool) -> Void)?
    ) {
        let transition = PageTransition(
            direction, from: owner.pages, to: sheet.newPages, isByUser: isByUser, completion: completion)
        if isByUser { owner.delegate?.pageViewController(owner, willTransitionTo: sheet.newPages) }
        // The completion of the previous turn, or the delegate, may have started another turn.
        guard turn == nil else { return completion?(false) ?? () }
        let new = PageTurn(transition, sheet, placement) { [weak self] in self?.end($0, completed: $1) }
        turn = new
        transition.beginAppearance(in: owner)
        guard turn === new else { return }
        layOutPages(sheet.newPages)
        UIView.withoutAnimationBlock { new.addViews(to: owner.view, below: spineView) }
    }

    private func end(_ ended: PageTurn, completed: Bool) {
        guard turn === ended else { return }
        turn = nil
        ended.removeViews()
        if completed { owner.pages = ended.transition.newPages }
        addVisiblePages()
        ended.transition.endAppearance(in: owner, completed: completed)
        ended.transition.notifyEnd(in: owner, completed: completed)
    }

    func finishTransition() { turn?.finishNow() }

    // MARK: - Gestures

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        preparedTurn = nil
        guard owner.dataSource != nil, !owner.pages.isEmpty else { return false }
        if turn != nil { return gestureRecognizer === pan }
        guard let direction = gestureRecognizer === pan ? panDirection : tapDirection else { return false }
        preparedTurn = PaperSheet.requested(direction, by: owner).map { (direction, $0) }
        return preparedTurn != nil
    }

    /// Returns the location of a recognizer's touch, in the coordinates of the sheet.
    private func location(of recognizer: UIGestureRecognizer) -> CGPoint {
        placement.sheetPoint(recognizer.location(in: owner.view))
    }

    /// The direction of a drag: forward toward smaller x of the sheet, backward toward larger x. The spine is at x = 0. Nil for a drag
    /// that moves more along the spine than across it.
    ///
    /// With a spine in the middle, only a drag that begins on a page and goes toward the spine turns this page. The value is nil for other
    /// drags.
    private var panDirection: UIPageViewController.NavigationDirection? {
        let direction = placement.sheetVector(pan.direction)
        guard abs(direction.x) > abs(direction.y) else { return nil }
        let start = location(of: pan).x - placement.sheetVector(pan.translation(in: owner.view)).x
        if owner.spineLocation == .mid, (start > 0) == (direction.x > 0) { return nil }
        return direction.x < 0 ? .forward : .reverse
    }

    /// The direction for a tap near an edge: forward at the free edge, backward at the opposite edge. Nil for other taps.
    private var tapDirection: UIPageViewController.NavigationDirection? {
        let (x, width) = (location(of: tap).x, placement.sheetSize.width)
        let margin = max(width / 7, 32)
        if x > width - margin { return .forward }
        return x < (owner.spineLocation == .mid ? -width : 0) + margin ? .reverse : nil
    }

    private func tapped() {
        guard let prepared = preparedTurn, turn == nil else { return }
        preparedTurn = nil
        begin(prepared.sheet, prepared.direction, isByUser: true, nil)
        turn?.playWholeTurn(at: location(of: tap).y)
    }

    private func panDidChange() {
        let translation = placement.sheetVector(pan.translation(in: owner.view))
        switch pan.state {
        case .began:
            if let turn {
                turn.grab()
            } else if let prepared = preparedTurn {
                let touched = location(of: pan)
                begin(prepared.sheet, prepared.direction, isByUser: true, nil)
                turn?.grab(at: CGPoint(x: touched.x - translation.x, y: touched.y - translation.y))
            }
            preparedTurn = nil
            turn?.drag(by: translation)
        case .changed: turn?.drag(by: translation)
        case .ended: turn?.release(velocity: placement.sheetVector(pan.velocity(in: owner.view)))
        case .cancelled: turn?.release(velocity: .zero)
        case .possible, .failed: break
        }
    }
}
