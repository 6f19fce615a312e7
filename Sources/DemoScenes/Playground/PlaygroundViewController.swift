import UIKit

/// A scene for exploring timing: curves, springs, keyframes, an animator, transitions, and physics.
///
/// - A page has a result, an editor and Swift code; `PlaygroundPage` is their base class.
/// - This controller contains the list of pages and the buttons that all pages share, and handles the keys.
class PlaygroundViewController: UIViewController {
    let pages: [PlaygroundPage] = [
        CurvesPage(), SpringsPage(), KeyframesPage(), AnimatorPage(), TransitionsPage(), PhysicsPage(),
    ]
    private(set) var currentPage: PlaygroundPage
    private let pageRow = ChoiceRow(
        ["Curves", "Springs", "Keyframes", "Animator", "Transitions", "Physics"], wraps: false, fontSize: 15)
    private let actionBar = ActionBar()
    private let banner = BannerView()
    private let keyRepeater = KeyRepeater()

    init() {
        currentPage = pages[0]
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.background
        view.maximumContentSizeCategory = .accessibilityMedium
        pageRow.selectedIndex = 0
        pageRow.onSelect = { [unowned self] in showPage($0) }
        actionBar.playButton.addAction(UIAction { [unowned self] _ in currentPage.play() }, for: .touchUpInside)
        actionBar.copyButton.addAction(UIAction { [unowned self] _ in copyCode() }, for: .touchUpInside)
        actionBar.saveButton.addAction(UIAction { [unowned self] _ in saveScene() }, for: .touchUpInside)
        for view in [pageRow, actionBar] { self.view.addSubview(view) }
        addPage(currentPage)
        view.addSubview(banner)
    }

    // MARK: - Pages

    /// Shows a page. The pages keep their values while other pages are shown.
    func showPage(_ index: Int) {
        guard pages[index] !== currentPage else { return }
        let old = currentPage
        old.pageWillDisappear()
        old.willMove(toParent: nil)
        currentPage = pages[index]
        addPage(currentPage)
        let new = currentPage.view!
        new.alpha = 0
        UIView.animate(withDuration: 0.2) { new.alpha = 1 }
        old.view.removeFromSuperview()
        old.removeFromParent()
        actionBar.playButton.setTitle(currentPage.playTitle, for: .normal)
        actionBar.setNeedsLayout()
        view.setNeedsLayout()
    }

    private func addPage(_ page: PlaygroundPage) {
        addChild(page)
        view.insertSubview(page.view, belowSubview: pageRow)
        page.view.frame = pageFrame
        page.didMove(toParent: self)
    }

    private var pageFrame = CGRect.zero

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let margin: CGFloat = view.bounds.width >= 700 ? 24 : 16
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: margin, dy: 0)
        let rowHeight = pageRow.sizeThatFits(area.size).height.rounded(.up)
        pageRow.contentInset = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
        pageRow.frame = CGRect(x: area.minX - margin, y: area.minY + 8, width: area.width + 2 * margin, height: rowHeight)
        let barHeight = actionBar.sizeThatFits(area.size).height
        let bottom = area.maxY - (view.safeAreaInsets.bottom > 0 ? 4 : 12)
        actionBar.frame = CGRect(x: area.minX, y: bottom - barHeight, width: area.width, height: barHeight)
        let top = pageRow.frame.maxY + 10
        pageFrame = CGRect(x: area.minX, y: top, width: area.width, height: max(actionBar.frame.minY - 10 - top, 0))
        currentPage.view.frame = pageFrame
    }

    // MARK: - Code

    private func copyCode() {
        UIPasteboard.general.string = currentPage.snippet.function
        showBanner("Copied as Swift")
    }

    private func saveScene() {
        do {
            let url = try SceneLibrary.save(currentPage.snippet)
            showBanner("Saved in \(SceneLibrary.shortPath(url))")
        } catch {
            showBanner("The scene cannot be written to \(SceneLibrary.shortPath(SceneLibrary.folder)). Check that the folder is writable.")
        }
    }

    private func showBanner(_ message: String) { banner.show(message, above: actionBar.frame) }

    // MARK: - Keys

    /// Handles keys: arrow keys change the focused view, and Space plays the page if no view is focused.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let key = presses.first?.key, handle(key) { return }
        super.pressesBegan(presses, with: event)
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let code = presses.first?.key?.keyCode, code == keyRepeater.key { keyRepeater.stop() }
        super.pressesEnded(presses, with: event)
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keyRepeater.stop()
        super.pressesCancelled(presses, with: event)
    }

    /// Returns whether the key has an effect.
    private func handle(_ key: UIKey) -> Bool {
        let focused = view.focusedDescendant
        if let steps = Self.steps[key.keyCode] {
            guard let adjustable = focused as? any KeyAdjustable else { return false }
            let isLarge = key.modifierFlags.contains(.shift)
            guard adjustable.adjust(by: steps, isLarge: isLarge) else { return false }
            keyRepeater.start(key.keyCode) { [weak adjustable] in _ = adjustable?.adjust(by: steps, isLarge: isLarge) }
            return true
        }
        guard key.keyCode == .keyboardSpacebar, focused == nil else { return false }
        currentPage.play()
        return true
    }

    private static let steps: [UIKeyboardHIDUsage: CGVector] = [
        .keyboardLeftArrow: CGVector(dx: -1, dy: 0), .keyboardRightArrow: CGVector(dx: 1, dy: 0),
        .keyboardUpArrow: CGVector(dx: 0, dy: -1), .keyboardDownArrow: CGVector(dx: 0, dy: 1),
    ]
}
