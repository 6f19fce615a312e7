import Stage
import Testing
import UIKit

@testable import DemoScenes

/// Pages of the scene `components`.
@MainActor @Suite struct ComponentsTests {
    /// The pages whose content is higher than a phone in landscape if it is arranged as in portrait.
    enum HighPage: CaseIterable, Sendable {
        case systemColors, menus, tidePicker

        @MainActor func makeController() -> UIViewController {
            switch self {
            case .systemColors: SystemColorsPage()
            case .menus: MenusViewController()
            case .tidePicker: TidePickerViewController()
            }
        }
    }

    /// The pages whose content is at a fixed distance from the edges of a screen without a notch.
    enum MarginPage: CaseIterable, Sendable {
        case notes, moonArticle, pageControl, toolbar, symbolStyles, recipe

        @MainActor func makeController() -> UIViewController {
            switch self {
            case .notes: NotesViewController()
            case .moonArticle: MoonArticleViewController()
            case .pageControl: PageControlViewController()
            case .toolbar: ToolbarViewController()
            case .symbolStyles: SymbolStylesViewController()
            case .recipe: RecipeViewController(Recipe.all[0])
            }
        }

        /// Returns the views that must be beside a notch.
        @MainActor func parts(of view: UIView) -> [UIView] {
            switch self {
            case .notes: []
            case .moonArticle, .recipe: view.subviews[0].subviews.filter { $0 is MoonView || $0 is UILabel || $0.layer.cornerRadius == 12 }
            case .pageControl, .toolbar: view.subviews
            case .symbolStyles: view.subviews[0].subviews.filter { $0 is SymbolRowsCard }
            }
        }
    }

    /// Returns a stage with a small phone that shows a page.
    private func makeStage(_ controller: UIViewController) -> Stage {
        let stage = Stage(
            showing: { UINavigationController(rootViewController: controller) }, size: CGSize(width: 320, height: 568), scale: 1)
        stage.advance(frames: 2)
        return stage
    }

    /// The list says how many symbols and effects the pages about symbols have.
    @Test func summariesOfTheSymbolPagesHaveTheirNumbers() throws {
        let summaries = ComponentSection.symbols.pages.map(\.summary)
        let symbolCount = SymbolNames.groups.reduce(0) { $0 + $1.names.count }
        #expect(symbolCount >= 300 && summaries[0] == "Hundreds of symbols in nine weights")
        #expect(SymbolGalleryViewController.weights.count == 9)
        let controller = SymbolEffectsViewController()
        let scrollView = try #require(controller.view.subviews.first)
        let cards = scrollView.subviews.count { $0 is SymbolEffectCard }
        #expect(cards == 3 + 12 && summaries[1] == "Bounce, pulse, replace, and twelve more")
    }

    /// The page that was visible before a rotation is visible after it.
    @Test func rotationKeepsTheVisiblePage() throws {
        let controller = PageControlViewController()
        let stage = makeStage(controller)
        let scrollView = try #require(controller.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
        let pageControl = try #require(controller.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first)
        #expect(scrollView.bounds.width == 288 && pageControl.numberOfPages == 4)
        for expected in 1...2 {
            stage.drag(from: CGPoint(x: 270, y: 200), to: CGPoint(x: 60, y: 200), duration: 0.2)
            stage.advance(by: 2)
            #expect(pageControl.currentPage == expected)
        }
        stage.rotate(to: .landscapeLeft)
        stage.advance(by: 1)
        #expect(scrollView.bounds.width == 536 && scrollView.contentOffset.x == 2 * 536 && pageControl.currentPage == 2)
        stage.rotate(to: .portrait)
        stage.advance(by: 1)
        #expect(scrollView.contentOffset.x == 2 * 288 && pageControl.currentPage == 2)
    }

    /// In a right-to-left layout, the first page is the rightmost, like the first dot.
    @Test func pagesHaveTheOrderOfTheDots() throws {
        let controller = PageControlViewController()
        let stage = makeStage(controller)
        stage.userInterfaceLayoutDirection = .rightToLeft
        stage.advance(by: 1)
        let scrollView = try #require(controller.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
        let pageControl = try #require(controller.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first)
        #expect(scrollView.contentOffset.x == 3 * 288 && pageControl.currentPage == 0)
        stage.drag(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 270, y: 200), duration: 0.2)
        stage.advance(by: 2)
        #expect(scrollView.contentOffset.x == 2 * 288 && pageControl.currentPage == 1)
        stage.perform {
            pageControl.currentPage = 3
            controller.pageDidChange()
        }
        stage.advance(by: 2)
        #expect(scrollView.contentOffset.x == 0)
    }

    /// The form with the date pickers can be scrolled to its end in landscape.
    @Test func dateFormScrolls() throws {
        let controller = DatePickersViewController()
        let stage = makeStage(controller)
        stage.rotate(to: .landscapeLeft)
        stage.advance(by: 1)
        let form = try #require(first(UIStackView.self, in: controller.view))
        #expect(form.superview is UIScrollView && form.bounds.width == 568 - 32 && form.bounds.height > 320)
        // The drags begin beside the form, so that they do not change a date.
        for _ in 0..<4 {
            stage.drag(from: CGPoint(x: 560, y: 300), to: CGPoint(x: 560, y: 60), duration: 0.3)
            stage.advance(by: 2)
        }
        let result = try #require(form.arrangedSubviews.last)
        let frame = result.convert(result.bounds, to: controller.view)
        #expect(frame.height > 10 && controller.view.bounds.contains(frame), "\(frame)")
    }

    @Test(arguments: MarginPage.allCases) func contentIsBesideANotch(_ page: MarginPage) throws {
        let controller = page.makeController()
        let stage = makeStage(controller)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 46, bottom: 0, right: 46)
        stage.advance(frames: 2)
        let view = try #require(controller.view)
        let parts = page.parts(of: view)
        if let textView = view.subviews.first as? UITextView {
            #expect(textView.textContainerInset.left == 46 && textView.textContainerInset.right == 46)
        } else {
            #expect(parts.count > 1)
        }
        for part in parts { #expect(part.frame.minX >= 46 && part.frame.maxX <= 320 - 46, "\(part.frame)") }
    }

    /// The texts of a place are below the middle of its mark, also beside a notch.
    @Test func textsOfAPlaceAreCentered() throws {
        let place = try #require(Place.all.first)
        let controller = PlaceViewController(place)
        let stage = makeStage(controller)
        controller.additionalSafeAreaInsets.left = 46
        stage.advance(frames: 2)
        let parts = controller.view.subviews
        #expect(parts.count == 3 && parts.allSatisfy { abs($0.frame.midX - (160 + 23)) < 0.51 }, "\(parts.map { $0.frame.midX })")
    }

    private func first<View: UIView>(_ type: View.Type, in root: UIView) -> View? {
        (root as? View) ?? root.subviews.lazy.compactMap { first(type, in: $0) }.first
    }

    /// Returns the frames of the first view of a class on a page, from left to right and from right to left.
    private func frames<View: UIView>(of type: View.Type, on makeController: () -> UIViewController) throws -> [CGRect] {
        try [false, true].map { isRightToLeft -> CGRect in
            let controller = makeController()
            let stage = makeStage(controller)
            if isRightToLeft { stage.userInterfaceLayoutDirection = .rightToLeft }
            stage.advance(by: 1)
            let view = try #require(first(type, in: controller.view))
            return view.convert(view.bounds, to: nil)
        }
    }

    private func page(with view: UIView) -> UIViewController {
        let controller = UIViewController()
        view.frame = CGRect(x: 0, y: 120, width: 320, height: 240)
        controller.view.addSubview(view)
        return controller
    }

    /// In a right-to-left layout, grids begin at the right, and icons and buttons are on the other side.
    @Test func pagesAreMirroredFromRightToLeft() throws {
        let pairs: [(name: String, frames: [CGRect])] = [
            ("system colors", try frames(of: ColorSwatch.self) { SystemColorsPage() }),
            ("symbol effects", try frames(of: SymbolEffectCard.self) { SymbolEffectsViewController() }),
            ("palette", try frames(of: ColorSwatchView.self) { PaletteViewController() }),
            ("animations", try frames(of: AnimationCard.self) { AnimationsViewController() }),
            ("message bar", try frames(of: UITextField.self) { page(with: MessageBar()) }),
            ("blurred layer", try frames(of: UIImageView.self) { page(with: LayerBlurCard()) }),
        ]
        for (name, frames) in pairs {
            #expect(frames[0].midX < 150 && frames[0].minY == frames[1].minY, "\(name)")
            #expect(abs(frames[1].minX - (320 - frames[0].maxX)) < 1, "\(name)")
        }
    }

    /// The colors of layers follow the style while a page is visible.
    @Test func layersFollowTheStyle() throws {
        let (tide, card) = (TideView(), BoxCard())
        let controller = page(with: tide)
        card.frame = CGRect(x: 0, y: 370, width: 320, height: 190)
        controller.view.addSubview(card)
        let stage = makeStage(controller)
        let line = try #require(tide.layer.sublayers?.compactMap { $0 as? CAShapeLayer }.last)
        let room = try #require(card.subviews.first { $0.accessibilityIdentifier == "box" })
        let face = try #require(room.layer.sublayers?.first?.sublayers?.first)
        for style in [UIUserInterfaceStyle.light, .dark, .light] {
            stage.userInterfaceStyle = style
            stage.advance(by: 1)
            let color = Palette.blue.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
            #expect(line.strokeColor == color.cgColor)
            #expect(face.backgroundColor == color.withAlphaComponent(0.92).cgColor)
        }
    }

    /// The lines of the text leave space for the moon, which is 6 % larger while it is dragged.
    @Test func linesFollowTheSizeOfTheMoon() throws {
        let controller = MoonArticleViewController()
        let stage = makeStage(controller)
        let textView = try #require(controller.view.subviews.first as? UITextView)
        let moon = try #require(textView.subviews.lazy.compactMap { $0 as? MoonView }.first)
        func excludedWidth() -> Double { Double(textView.textContainer.exclusionPaths.first?.bounds.width ?? 0) }
        #expect(abs(excludedWidth() - 150) < 0.01)
        let start = stage.location(in: moon)
        stage.touchDown(at: start)
        stage.advance(frames: 2)
        for step in [1, 2, 3, 4, 5] as [CGFloat] {
            stage.touchMove(to: CGPoint(x: start.x - step * 9, y: start.y + step * 13))
            stage.advance(frames: 2)
        }
        #expect(abs(excludedWidth() - (132 * 1.06 + 18)) < 0.01)
        stage.touchUp()
        stage.advance(by: 1)
        #expect(abs(excludedWidth() - 150) < 0.01 && moon.center.y > 240)
    }

    /// The message moves up when the last row of cards has been deleted.
    @Test func messageFollowsTheLastRowOfCards() throws {
        let controller = MenusViewController()
        let stage = Stage(
            showing: { UINavigationController(rootViewController: controller) }, size: CGSize(width: 390, height: 844), scale: 1)
        stage.advance(frames: 2)
        for name in ["Morning fog", "North coast"] {
            let card = try #require(controller.view.subviews.first { $0.accessibilityIdentifier == name })
            stage.touchDown(at: stage.location(in: card))
            stage.advance(by: 1)
            stage.touchUp()
            stage.advance(by: 1)
            let delete = try #require(label("Delete", in: stage.window))
            stage.tap(delete)
            stage.advance(by: 1.5)
        }
        let cards = controller.view.subviews.filter { $0 is LandscapeView }
        let message = try #require(label("Deleted North coast.", in: controller.view))
        #expect(cards.count == 2 && cards.allSatisfy { abs($0.frame.maxY + 32 - message.frame.minY) < 0.01 }, "\(message.frame)")
    }

    private func label(_ text: String, in view: UIView) -> UILabel? {
        if let label = view as? UILabel, label.text == text { return label }
        return view.subviews.lazy.compactMap { self.label(text, in: $0) }.first
    }

    /// All parts of a page are visible in landscape, or can be scrolled into view.
    @Test(arguments: HighPage.allCases) func pageIsReachableInLandscape(_ page: HighPage) throws {
        let controller = page.makeController()
        let stage = makeStage(controller)
        stage.rotate(to: .landscapeLeft)
        stage.advance(by: 1)
        let view = try #require(controller.view)
        #expect(view.bounds.width == 568)
        var parts = view.subviews
        if let scrollView = parts.first as? UIScrollView {
            stage.drag(from: CGPoint(x: 284, y: 280), to: CGPoint(x: 284, y: 90), duration: 0.3)
            stage.advance(by: 3)
            parts = Array(scrollView.subviews.filter { $0 is ColorSwatch }.suffix(5))
        }
        #expect(parts.count > 2)
        let visible = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: -0.5, dy: -0.5)
        for part in parts {
            let frame = part.convert(part.bounds, to: view)
            #expect(frame.height > 10 && visible.contains(frame), "\(frame)")
        }
    }
}
