import Stage
import Testing
import UIKit

@testable import DemoScenes

/// The list of books, and the stack view whose last arranged subview is hidden by a tap.
@MainActor @Suite struct BookstoreTests {
    private func navigation(_ fixture: SceneFixture) throws -> UINavigationController {
        try #require(fixture.stage.window.rootViewController as? UINavigationController)
    }

    private func openBook(_ row: Int, in fixture: SceneFixture) throws -> DetailViewController {
        fixture.stage.tap(at: CGPoint(x: 150, y: fixture.frame("books").minY + 64 + 72 * CGFloat(row) + 36))
        fixture.advance(to: fixture.stage.time + 1)
        return try #require(try navigation(fixture).topViewController as? DetailViewController)
    }

    private func presentedFrame(_ fixture: SceneFixture, _ name: String) -> (x: Double, y: Double, width: Double, height: Double) {
        let values = ["position.x", "position.y", "bounds.size.width", "bounds.size.height"].map { fixture.value(name, $0) }
        return (values[0], values[1], values[2], values[3])
    }

    @Test func listShowsAllBooks() throws {
        let fixture = try SceneFixture("bookstore")
        let books = MasterViewController.Book.all
        let table = try #require(try fixture.view("books") as? UITableView)
        #expect(books.count >= 8 && table.numberOfRows(inSection: 0) == books.count)
        #expect(Set(books.map(\.title)).count == books.count && Set(books.map(\.imageName)).count == books.count)
        for book in books { #expect(book.cover?.size == CGSize(width: 240, height: 340), "\(book.imageName)") }
    }

    @Test func tapPushesBookPage() throws {
        let fixture = try SceneFixture("bookstore")
        fixture.advance(to: 0.5)
        let detail = try openBook(2, in: fixture)
        #expect(
            detail.book.title == "A Short History of Falling" && fixture.text("name") == detail.book.title && fixture.text("year") == "1981"
        )
        #expect(detail.cover.image?.size == CGSize(width: 240, height: 340) && detail.name.font == .boldSystemFont(ofSize: 20))
        #expect(detail.year.font == .systemFont(ofSize: 17) && detail.topStack.spacing == 12 && detail.topStack.alignment == .center)
        #expect(detail.topStack.axis == .vertical && detail.topStack.arrangedSubviews.first === detail.cover)
        let cover = fixture.frame("cover")
        #expect(cover.size == CGSize(width: 240, height: 340) && cover.midX == 187.5)
        #expect(near(fixture.frame("texts").minY, Double(cover.maxY) + 12))
    }

    /// The text's part of the stack collapses in 0.4 s. The stack stays centered, so the cover moves by half of the height of that part.
    @Test func tapHidesAndShowsText() throws {
        let fixture = try SceneFixture("bookstore")
        fixture.advance(to: 0.5)
        let detail = try openBook(6, in: fixture)
        let (before, textHeight) = (presentedFrame(fixture, "top-stack"), presentedFrame(fixture, "texts").height + 12)
        let cover = fixture.frame("cover").midY
        fixture.stage.makeCurrent()
        detail.didTap()
        let begin = fixture.stage.time
        #expect(detail.topStack.arrangedSubviews.last?.isHidden == true, "the model value changes at once")
        for step in 1...8 {
            let time = 0.05 * Double(step)
            fixture.advance(to: begin + time)
            let progress = easeInOut(time / 0.4)
            let current = presentedFrame(fixture, "top-stack")
            #expect(near(current.height, before.height - textHeight * progress), "at \(time)")
            #expect(
                near(fixture.value("texts", "opacity"), 1 - easeInOut(min(time / 0.2, 1))),
                "the text is transparent before its lines overlap, at \(time)"
            )
            // The cover is at the top of a stack that shrinks from both ends. The tolerance of 0.25 is for rounding to pixels.
            #expect(
                abs(current.y - current.height / 2 + presentedFrame(fixture, "cover").y - Double(cover) - textHeight / 2 * progress)
                    <= 0.25,
                "at \(time)")
        }
        #expect(near(Double(fixture.frame("cover").height), 340))
        fixture.stage.makeCurrent()
        detail.didTap()
        let secondBegin = fixture.stage.time
        fixture.advance(to: secondBegin + 0.1)
        #expect(near(presentedFrame(fixture, "top-stack").height, before.height - textHeight * (1 - easeInOut(0.25))))
        #expect(fixture.value("texts", "opacity") == 0, "the text stays transparent until there is space for it")
        fixture.advance(to: secondBegin + 0.3)
        #expect(near(fixture.value("texts", "opacity"), 0.5))
        fixture.advance(to: secondBegin + 0.5)
        #expect(presentedFrame(fixture, "top-stack") == before && detail.topStack.arrangedSubviews.last?.isHidden == false)
    }

    @Test func secondTapReversesAnimation() throws {
        let fixture = try SceneFixture("bookstore")
        fixture.advance(to: 0.5)
        let detail = try openBook(0, in: fixture)
        let (before, textHeight) = (presentedFrame(fixture, "top-stack"), presentedFrame(fixture, "texts").height + 12)
        fixture.stage.makeCurrent()
        detail.didTap()
        fixture.advance(to: fixture.stage.time + 0.15)
        let heightBefore = presentedFrame(fixture, "top-stack").height
        fixture.stage.makeCurrent()
        detail.didTap()
        #expect(near(presentedFrame(fixture, "top-stack").height, heightBefore))
        let opacityBefore = fixture.value("texts", "opacity")
        #expect(opacityBefore > 0.05 && opacityBefore < 0.5)
        let secondBegin = fixture.stage.time
        fixture.advance(to: secondBegin + 0.1)
        #expect(near(fixture.value("texts", "opacity"), opacityBefore), "the opacity keeps its presented value until the fade starts")
        let height = before.height - textHeight * (1 - easeInOut(0.25)) + textHeight * (1 - easeInOut(0.625))
        #expect(near(presentedFrame(fixture, "top-stack").height, height))
        fixture.advance(to: secondBegin + 0.5)
        #expect(presentedFrame(fixture, "top-stack") == before)
    }

    /// There is one recognizer, however often the page appears. Two recognizers would both toggle the text, so a tap would have no visible
    /// effect.
    @Test func reappearingAddsNoRecognizer() throws {
        let fixture = try SceneFixture("bookstore")
        fixture.advance(to: 0.5)
        let detail = try openBook(1, in: fixture)
        fixture.stage.makeCurrent()
        detail.viewWillAppear(false)
        detail.viewDidAppear(false)
        #expect(detail.view.gestureRecognizers?.count == 1)
        fixture.stage.tap(at: CGPoint(x: 187, y: 600))
        #expect(detail.topStack.arrangedSubviews.last?.isHidden == true)
    }

    @Test func landscapePutsTextBesideCover() throws {
        let fixture = try SceneFixture("bookstore")
        fixture.advance(to: 0.5)
        let detail = try openBook(6, in: fixture)
        fixture.stage.rotate(to: .landscapeLeft)
        fixture.advance(to: fixture.stage.time + 1)
        let (cover, texts) = (fixture.frame("cover"), fixture.frame("texts"))
        #expect(detail.topStack.axis == .horizontal && cover.maxX < texts.minX && cover.maxY <= 375 - 16 && texts.maxX <= 667 - 16)
        #expect(near(Double(cover.width / cover.height), 240.0 / 340))
        let textWidth = presentedFrame(fixture, "texts").width + Double(detail.topStack.spacing)
        let before = presentedFrame(fixture, "top-stack").width
        fixture.stage.makeCurrent()
        detail.didTap()
        fixture.advance(to: fixture.stage.time + 0.1)
        // The tolerance is for rounding to pixels.
        #expect(abs(presentedFrame(fixture, "top-stack").width - (before - textWidth * easeInOut(0.25))) <= 0.25)
        fixture.stage.rotate(to: .portrait)
        fixture.advance(to: fixture.stage.time + 1)
        #expect(detail.topStack.axis == .vertical && fixture.frame("cover").size == CGSize(width: 240, height: 340))
    }

    /// Each book has a text of its own, of a length that fits on its page.
    @Test func booksHaveSummaries() throws {
        let summaries = MasterViewController.Book.all.map(\.summary)
        #expect(Set(summaries).count == summaries.count)
        for summary in summaries {
            #expect((180...260).contains(summary.count) && summary.hasSuffix(".") && !summary.contains("  "), "\(summary)")
        }
        let fixture = try SceneFixture("bookstore")
        fixture.advance(to: 0.5)
        #expect(try openBook(4, in: fixture).summary.text == summaries[4])
    }

    /// Larger texts make the cover smaller, but are not cut, and the page stays in the safe area.
    @Test(arguments: [UIContentSizeCategory.small, .large, .accessibilityMedium, .accessibilityExtraExtraExtraLarge])
    func textsAreNotCut(_ category: UIContentSizeCategory) throws {
        let fixture = try SceneFixture("bookstore")
        fixture.stage.preferredContentSizeCategory = category
        fixture.advance(to: 0.5)
        for isLandscape in [false, true] {
            let detail = try openBook(isLandscape ? 3 : 4, in: fixture)
            if isLandscape {
                fixture.stage.rotate(to: .landscapeLeft)
                fixture.advance(to: fixture.stage.time + 1)
            }
            for label in [detail.name, detail.year, detail.summary] {
                let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 1000)).height
                #expect(label.bounds.height >= needed - 0.5, "\(label.text ?? ""), landscape: \(isLandscape)")
            }
            let (stack, safeArea) = (detail.topStack.frame, detail.view.safeAreaLayoutGuide.layoutFrame)
            #expect(stack.minY >= safeArea.minY + 15 && stack.maxY <= safeArea.maxY - 15, "\(stack) in \(safeArea)")
            #expect(fixture.frame("cover").height > 60)
            fixture.stage.makeCurrent()
            try navigation(fixture).popViewController(animated: false)
            fixture.stage.rotate(to: .portrait)
            fixture.advance(to: fixture.stage.time + 1)
        }
    }

    @Test func listHasNoEmptySeparators() throws {
        let fixture = try SceneFixture("bookstore")
        #expect((try fixture.view("books") as? UITableView)?.tableFooterView != nil)
    }
}
