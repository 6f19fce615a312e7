import Stage
import Testing
import QuartzCore
import UIKitTestSupport
@testable import UIKit

/// The layout of an interface from right to left, and after a change of the direction.
@MainActor @Suite struct RightToLeftTests {
    private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
    private let controller = UIViewController()

    init() {
        stage.userInterfaceLayoutDirection = .rightToLeft
        stage.window.rootViewController = controller
    }

    private func add(_ view: UIView, _ frame: CGRect) {
        view.frame = frame
        controller.view.addSubview(view)
        stage.advance(frames: 1)
    }

    @Test func applicationAndViewsHaveTheDirection() {
        stage.makeCurrent()
        #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
        #expect(controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(controller.traitCollection.layoutDirection == .rightToLeft)
        controller.view.semanticContentAttribute = .playback
        #expect(controller.view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    @Test func overriddenDirectionAppliesToSubviews() {
        stage.makeCurrent()
        let view = UIView()
        controller.view.addSubview(view)
        view.traitOverrides.layoutDirection = .leftToRight
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        #expect(controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// The battery is at the end of the status bar.
    @Test func statusBarIsMirrored() {
        controller.view.backgroundColor = .white
        func darkPixels() -> [Int] {
            stage.advance(by: 1)
            let picture = stage.render()
            return [0..<70, 570..<640].map { columns in
                (0..<40).flatMap { y in columns.map { picture[$0, y].word & 0xFF } }.count { $0 < 128 }
            }
        }
        let mirrored = darkPixels()
        stage.userInterfaceLayoutDirection = .leftToRight
        let plain = darkPixels()
        #expect(mirrored[0] > 100 && mirrored[1] == 0 && plain == [0, mirrored[0]])
    }

    @Test func constraintsFollowAChangeOfTheDirection() {
        stage.makeCurrent()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 30),
            view.widthAnchor.constraint(equalToConstant: 50), view.topAnchor.constraint(equalTo: controller.view.topAnchor),
        ])
        stage.advance(frames: 1)
        #expect(view.frame.minX == CGFloat(240))
        stage.userInterfaceLayoutDirection = .leftToRight
        stage.advance(frames: 1)
        #expect(view.frame.minX == CGFloat(30))
    }

    @Test func sliderGrowsToTheLeft() {
        stage.makeCurrent()
        let slider = UISlider()
        slider.value = 0.25
        add(slider, CGRect(x: 20, y: 40, width: 204, height: 31))
        let track = slider.trackRect(forBounds: slider.bounds)
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.25)
        #expect(track == CGRect(x: 2, y: 13.5, width: 200, height: 4))
        #expect(thumb.minX == CGFloat(131))
        stage.drag(from: CGPoint(x: 20 + thumb.midX, y: 55), to: CGPoint(x: 20 + thumb.midX - 43, y: 55), duration: 0.3)
        #expect(near(slider.value, 0.5, within: 0.01))
    }

    @Test func switchThatIsOnHasItsThumbAtTheLeft() {
        stage.makeCurrent()
        let control = UISwitch()
        add(control, CGRect(x: 100, y: 40, width: 51, height: 31))
        let thumb = control.subviews[1]
        #expect(thumb.frame == CGRect(x: 51 - 2 - 27, y: 2, width: 27, height: 27))
        control.isOn = true
        #expect(thumb.frame.minX == 2)
        stage.drag(from: CGPoint(x: 110, y: 55), to: CGPoint(x: 146, y: 55), duration: 0.3)
        #expect(!control.isOn)
    }

    @Test func progressFillsFromTheRight() {
        stage.makeCurrent()
        let bar = UIProgressView(progressViewStyle: .default)
        bar.progress = 0.3
        add(bar, CGRect(x: 10, y: 40, width: 200, height: 4))
        #expect(near(bar.subviews[0].frame.minX, 140) && near(bar.subviews[0].frame.width, 60))
    }

    @Test func segmentsBeginAtTheRight() {
        stage.makeCurrent()
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.selectedSegmentIndex = 2
        add(control, CGRect(x: 10, y: 40, width: 300, height: 32))
        stage.tap(at: CGPoint(x: 290, y: 56))
        #expect(control.selectedSegmentIndex == 0)
        stage.tap(at: CGPoint(x: 20, y: 56))
        #expect(control.selectedSegmentIndex == 2)
    }

    @Test func pagesBeginAtTheRight() throws {
        stage.makeCurrent()
        let control = UIPageControl()
        (control.numberOfPages, control.currentPage) = (4, 1)
        add(control, CGRect(x: 60, y: 40, width: 200, height: 37))
        control.layoutIfNeeded()
        let dots = try #require(control.subviews.last).subviews
        #expect(dots.count == 4 && dots[0].frame.minX > dots[3].frame.minX)
        stage.tap(at: CGPoint(x: 90, y: 58))
        #expect(control.currentPage == 2)
    }

    @Test func buttonShowsItsImageAtTheRight() {
        stage.makeCurrent()
        let button = UIButton(type: .system)
        button.setTitle("Sort", for: .normal)
        button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8)).image { _ in }, for: .normal)
        button.contentHorizontalAlignment = .leading
        add(button, CGRect(x: 10, y: 40, width: 200, height: 40))
        #expect(button.imageView?.frame.maxX == 200)
        #expect((button.titleLabel?.frame.maxX ?? 0) <= 188)
        button.contentHorizontalAlignment = .left
        stage.advance(frames: 1)
        #expect(button.titleLabel?.frame.minX == 0)
    }

    @Test func fieldBeginsAtTheRight() {
        stage.makeCurrent()
        let field = UITextField()
        (field.text, field.borderStyle, field.clearButtonMode) = ("abc", .roundedRect, .always)
        add(field, CGRect(x: 10, y: 40, width: 200, height: 34))
        #expect(field.clearButtonRect(forBounds: field.bounds).minX == CGFloat(7))
        #expect(field.textRect(forBounds: field.bounds).maxX == 193)
        _ = field.becomeFirstResponder()
        stage.advance(frames: 1)
        let caret = field.caretRect(for: field.beginningOfDocument)
        #expect(caret.minX > 150)
    }

    /// The alignment is set after the text with attributes.
    @Test func naturalAlignmentOfATextWithAttributesIsRight() {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "Harbor", attributes: [.font: UIFont.systemFont(ofSize: 19)])
        add(label, CGRect(x: 20, y: 30, width: 200, height: 40))
        for alignment in [NSTextAlignment.natural, .left, .natural] {
            label.textAlignment = alignment
            let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
            #expect(alignment == .left ? rect.minX == 0 : abs(rect.maxX - 200) < 0.5 && rect.minX > 100)
        }
    }

    @Test func cellsAreMirrored() {
        stage.makeCurrent()
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        cell.accessoryType = .disclosureIndicator
        add(cell, CGRect(x: 0, y: 40, width: 320, height: 44))
        #expect(cell.contentView.frame.minX == CGFloat(23) && cell.contentView.frame.maxX == 320)
        let title = cell.textLabel.map { $0.convert($0.bounds, to: cell) } ?? .zero
        #expect(title.maxX == CGFloat(305) && cell.detailTextLabel?.textAlignment == .left)
        stage.userInterfaceLayoutDirection = .leftToRight
        stage.advance(frames: 1)
        #expect(cell.contentView.frame.minX == 0 && cell.detailTextLabel?.textAlignment == .right)
    }

    @Test func pushComesFromTheLeftAndTheSwipeBackBeginsAtTheRight() {
        stage.makeCurrent()
        let (first, second) = (UIViewController(), UIViewController())
        for controller in [first, second] { controller.view.backgroundColor = .white }
        let navigation = UINavigationController(rootViewController: first)
        stage.window.rootViewController = navigation
        stage.advance(frames: 1)
        navigation.pushViewController(second, animated: true)
        stage.advance(frames: 6)
        let x = stage.trace(second.view.layer, "position.x")
        #expect(x < 160 && x > -160)
        #expect(stage.trace(first.view.layer, "position.x") > 160)
        stage.advance(by: 1)
        #expect(stage.trace(second.view.layer, "position.x") == 160)
        stage.drag(from: CGPoint(x: 2, y: 240), to: CGPoint(x: 300, y: 240), duration: 0.3)
        stage.advance(by: 1)
        #expect(navigation.topViewController === second)
        stage.drag(from: CGPoint(x: 318, y: 240), to: CGPoint(x: 20, y: 240), duration: 0.3)
        stage.advance(by: 1)
        #expect(navigation.topViewController === first)
    }

    @Test func flowLayoutFlipsIfItsPropertyIsTrue() {
        stage.makeCurrent()
        final class Flipped: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }
        for (layout, x) in [(Flipped(), 250.0), (UICollectionViewFlowLayout(), 0.0)] {
            layout.itemSize = CGSize(width: 70, height: 30)
            let view = UICollectionView(frame: CGRect(x: 0, y: 40, width: 320, height: 200), collectionViewLayout: layout)
            let source = GridDataSource([[1, 2, 3]])
            source.sizes = { _ in CGSize(width: 70, height: 30) }
            source.connect(view)
            controller.view.addSubview(view)
            stage.advance(frames: 1)
            #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == CGFloat(x))
            #expect(layout.layoutAttributesForElements(in: view.bounds)?.count == 3)
            view.removeFromSuperview()
        }
    }

    @Test func pinnedHeaderOfAFlippedLayoutIsAtTheRightEdge() {
        stage.makeCurrent()
        final class Flipped: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }
        let layout = Flipped()
        layout.scrollDirection = .horizontal
        layout.headerReferenceSize = CGSize(width: 40, height: 0)
        layout.sectionHeadersPinToVisibleBounds = true
        let view = UICollectionView(frame: CGRect(x: 0, y: 40, width: 320, height: 200), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        let source = GridDataSource([Array(0..<60)])
        source.sizes = { _ in CGSize(width: 70, height: 30) }
        source.connect(view)
        controller.view.addSubview(view)
        stage.advance(frames: 1)
        for distance in [0, 100] as [CGFloat] {
            view.contentOffset.x = view.contentSize.width - 320 - distance
            stage.advance(frames: 1)
            let path = IndexPath(item: 0, section: 0)
            let header = layout.layoutAttributesForSupplementaryView(ofKind: UICollectionView.elementKindSectionHeader, at: path)
            #expect(header?.frame.maxX == view.bounds.maxX && header?.frame.width == 40)
        }
        #expect(source.createdCellCount > 0)
    }

    @Test func imageThatFlipsIsMirrored() {
        stage.makeCurrent()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        let view = UIImageView(image: image.imageFlippedForRightToLeftLayoutDirection())
        add(view, CGRect(x: 100, y: 100, width: 20, height: 10))
        controller.view.backgroundColor = .white
        #expect(stage.render()[2 * 115, 2 * 105].word & 0xFFFFFF != stage.render()[2 * 104, 2 * 105].word & 0xFFFFFF)
        let right = stage.render()[2 * 115, 2 * 105].word
        stage.userInterfaceLayoutDirection = .leftToRight
        #expect(stage.render()[2 * 104, 2 * 105].word == right)
    }

    @Test func stepperHasPlusAtTheLeft() {
        stage.makeCurrent()
        let stepper = UIStepper()
        stepper.value = 5
        add(stepper, CGRect(x: 100, y: 40, width: 94, height: 32))
        stage.tap(at: CGPoint(x: 110, y: 56))
        #expect(stepper.value == 6)
        stage.tap(at: CGPoint(x: 180, y: 56))
        stage.tap(at: CGPoint(x: 180, y: 56))
        #expect(stepper.value == 4)
        let lines = (stepper.layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }.map(\.position.x)
        #expect(lines == [70.5, 23.5], "minus is the first")
        stage.userInterfaceLayoutDirection = .leftToRight
        stage.advance(frames: 1)
        stage.tap(at: CGPoint(x: 110, y: 56))
        #expect(stepper.value == 3)
    }

    private final class SwipeSource: NSObject, UITableViewDataSource, UITableViewDelegate {
        var log: [String] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        private func actions(_ title: String) -> UISwipeActionsConfiguration {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
                    self?.log.append(title)
                    done(true)
                }
            ])
        }
        func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
            -> UISwipeActionsConfiguration?
        { actions("Leading") }
        func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
            -> UISwipeActionsConfiguration?
        { actions("Trailing") }
    }

    @Test func leadingActionsAreAtTheRight() throws {
        stage.makeCurrent()
        let (source, table) = (SwipeSource(), UITableView())
        table.contentInsetAdjustmentBehavior = .never
        (table.dataSource, table.delegate, table.rowHeight) = (source, source, 50)
        add(table, CGRect(x: 0, y: 0, width: 320, height: 480))
        stage.drag(from: CGPoint(x: 250, y: 75), to: CGPoint(x: 160, y: 75), duration: 0.3)
        stage.advance(by: 1)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.frame.minX < -70 && cell.frame.minX > -110)
        stage.tap(at: CGPoint(x: 300, y: 75))
        #expect(source.log == ["Leading"])
        stage.advance(by: 1)
        #expect(cell.frame.minX == 0)
        stage.drag(from: CGPoint(x: 100, y: 75), to: CGPoint(x: 190, y: 75), duration: 0.3)
        stage.advance(by: 1)
        #expect(cell.frame.minX > 70)
        stage.tap(at: CGPoint(x: 20, y: 75))
        #expect(source.log == ["Leading", "Trailing"])
    }

    /// Returns the darkness of the left and the right half of a symbol in an image view of 40 × 40 points: the sum of 255 minus the red
    /// component of each pixel.
    private func darkness(ofHalvesOf symbol: String) throws -> (left: Int, right: Int) {
        let view = UIImageView(image: UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 28)))
        (view.contentMode, view.tintColor) = (.center, .black)
        controller.view.backgroundColor = .white
        add(view, CGRect(x: 100, y: 100, width: 40, height: 40))
        let picture = stage.render()
        func sum(_ range: Range<Int>) -> Int {
            range.reduce(0) { sum, x in (200..<280).reduce(sum) { $0 + 255 - Int(picture[x, $1].red) } }
        }
        view.removeFromSuperview()
        return (sum(200..<240), sum(240..<280))
    }

    @Test(arguments: [
        ("chevron.forward", "chevron.left"), ("arrow.backward", "arrow.right"), ("chevron.backward.circle", "chevron.right.circle"),
    ])
    func symbolsOfADirectionPointTheOtherWay(_ name: String, _ same: String) throws {
        stage.makeCurrent()
        let (mirrored, fixed) = (try darkness(ofHalvesOf: name), try darkness(ofHalvesOf: same))
        #expect(abs(mirrored.left - fixed.left) < fixed.left / 50 && abs(mirrored.right - fixed.right) < fixed.right / 50)
        #expect(UIImage(systemName: name)?.flipsForRightToLeftLayoutDirection == true)
        #expect(UIImage(systemName: same)?.flipsForRightToLeftLayoutDirection == false)
    }

    @Test func listsAndSoundsAreMirroredAndMediaAreNot() throws {
        stage.makeCurrent()
        for name in ["list.bullet", "doc.text.fill", "speaker.wave.2", "arrow.uturn.backward.circle"] {
            let mirrored = try darkness(ofHalvesOf: name)
            stage.userInterfaceLayoutDirection = .leftToRight
            let normal = try darkness(ofHalvesOf: name)
            stage.userInterfaceLayoutDirection = .rightToLeft
            #expect(abs(mirrored.left - normal.right) <= normal.right / 40 + 40, Comment(rawValue: name))
            #expect(UIImage(systemName: name)?.flipsForRightToLeftLayoutDirection == true, Comment(rawValue: name))
        }
        for name in ["forward.fill", "backward.end", "goforward", "text.alignleft", "play", "chevron.left"] {
            #expect(UIImage(systemName: name)?.flipsForRightToLeftLayoutDirection == false, Comment(rawValue: name))
        }
    }

    @Test func mirroredSymbolKeepsItsEffects() {
        stage.makeCurrent()
        let view = UIImageView(image: UIImage(systemName: "chevron.forward"))
        add(view, CGRect(x: 100, y: 100, width: 40, height: 40))
        view.addSymbolEffect(.pulse)
        stage.advance(frames: 1)
        #expect(view.symbolEffectPlayer?.layers?.image.imageOrientation == .upMirrored)
    }

    @Test func spineIsAtTheRightAndPagesTurnToTheRight() {
        stage.makeCurrent()
        let (book, log) = (LoggingPageSource(count: 6), LoggingViewController.Log())
        let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)
        book.attach(to: pages, log)
        pages.setViewControllers([book.pages[2]], direction: .forward, animated: false)
        stage.window.rootViewController = pages
        stage.advance(frames: 2)
        stage.drag(from: CGPoint(x: 20, y: 300), to: CGPoint(x: 290, y: 300), duration: 0.3)
        stage.advance(by: 2)
        #expect(pages.viewControllers == [book.pages[3]])
        stage.tap(at: CGPoint(x: 310, y: 300))
        stage.advance(by: 1)
        #expect(pages.viewControllers == [book.pages[2]], "a tap at the spine turns back")
    }

    @Test func firstOfTwoPagesIsAtTheRight() {
        stage.makeCurrent()
        let options: [UIPageViewController.OptionsKey: Any] = [.spineLocation: UIPageViewController.SpineLocation.mid]
        let (book, log) = (LoggingPageSource(count: 6), LoggingViewController.Log())
        let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: options)
        book.attach(to: pages, log)
        pages.setViewControllers([book.pages[2], book.pages[3]], direction: .forward, animated: false)
        stage.window.rootViewController = pages
        stage.advance(frames: 2)
        #expect(book.pages[2].view.frame.minX == 160 && book.pages[3].view.frame.minX == 0)
        stage.drag(from: CGPoint(x: 20, y: 300), to: CGPoint(x: 290, y: 300), duration: 0.3)
        stage.advance(by: 2)
        #expect(pages.viewControllers == [book.pages[4], book.pages[5]])
        #expect(book.pages[4].view.frame.minX == 160)
    }

    private final class EditSource: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    }

    /// The delete control enters and leaves at the right, and the reorder control at the left.
    @Test func editControlsMoveThroughTheNearestEdge() throws {
        stage.makeCurrent()
        let (source, table) = (EditSource(), UITableView())
        table.contentInsetAdjustmentBehavior = .never
        (table.dataSource, table.rowHeight) = (source, 50)
        add(table, CGRect(x: 0, y: 0, width: 320, height: 480))
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        table.setEditing(true, animated: true)
        let delete = try #require(cell.editControl)
        let reorder = try #require(cell.reorderControl)
        func expectControlsAtTheEdges(_ time: String) throws {
            stage.advance(by: 0.15)
            let deleteX = try #require(delete.layer.presentation()?.frame.minX)
            let reorderX = try #require(reorder.layer.presentation()?.frame.minX)
            #expect(deleteX > 282 && deleteX < 320 && reorderX < 0 && reorderX > -49, "\(time)")
        }
        try expectControlsAtTheEdges("at the start")
        stage.advance(by: 1)
        table.setEditing(false, animated: true)
        try expectControlsAtTheEdges("at the end")
    }
}
