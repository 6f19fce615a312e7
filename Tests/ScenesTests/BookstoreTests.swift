import Stage
import Testing
import UIKit

@testable import Scenes

/// A stack view whose last part folds away.
@MainActor @Suite struct BookstoreTests {
    private func navigation(_ show: Show) throws -> UINavigationController {
        try #require(show.stage.window.rootViewController as? UINavigationController)
    }

    private func open(_ row: Int, in show: Show) throws -> DetailViewController {
        show.stage.tap(at: CGPoint(x: 150, y: show.frame("books").minY + 64 + 72 * CGFloat(row) + 36))
        show.advance(to: show.stage.time + 1)
        return try #require(try navigation(show).topViewController as? DetailViewController)
    }

    private func place(_ show: Show, _ name: String) -> (x: Double, y: Double, width: Double, height: Double) {
        let paths = ["position.x", "position.y", "bounds.size.width", "bounds.size.height"].map { show.value(name, $0) }
        return (paths[0], paths[1], paths[2], paths[3])
    }

    @Test func theShelfIsFull() throws {
        let show = try Show("bookstore")
        let books = MasterViewController.Book.all
        let table = try #require(try show.view("books") as? UITableView)
        #expect(books.count >= 8 && table.numberOfRows(inSection: 0) == books.count)
        #expect(Set(books.map(\.title)).count == books.count && Set(books.map(\.imageName)).count == books.count)
        for book in books { #expect(book.cover?.size == CGSize(width: 240, height: 340), "\(book.imageName)") }
    }

    @Test func aTapPushesTheBook() throws {
        let show = try Show("bookstore")
        show.advance(to: 0.5)
        let detail = try open(2, in: show)
        #expect(detail.book.title == "A Short History of Falling" && show.text("name") == detail.book.title && show.text("year") == "1981")
        #expect(detail.cover.image?.size == CGSize(width: 240, height: 340) && detail.name.font == .boldSystemFont(ofSize: 20))
        #expect(detail.year.font == .systemFont(ofSize: 17) && detail.topStack.spacing == 12 && detail.topStack.alignment == .center)
        #expect(detail.topStack.axis == .vertical && detail.topStack.arrangedSubviews.first === detail.cover)
        let cover = show.frame("cover")
        #expect(cover.size == CGSize(width: 240, height: 340) && cover.midX == 187.5)
        #expect(near(show.frame("texts").minY, Double(cover.maxY) + 12))
    }

    /// The text's slot closes in 0.4 s, and the cover takes half of what becomes free.
    @Test func theTextFoldsAwayAndComesBack() throws {
        let show = try Show("bookstore")
        show.advance(to: 0.5)
        let detail = try open(6, in: show)
        let (before, slot) = (place(show, "top-stack"), place(show, "texts").height + 12)
        let cover = show.frame("cover").midY
        show.stage.makeCurrent()
        detail.didTap()
        let begin = show.stage.time
        #expect(detail.topStack.arrangedSubviews.last?.isHidden == true, "the model says so at once")
        for step in 1...8 {
            let time = 0.05 * Double(step)
            show.advance(to: begin + time)
            let part = easeInOut(time / 0.4)
            let now = place(show, "top-stack")
            #expect(near(now.height, before.height - slot * part), "at \(time)")
            #expect(
                near(show.value("texts", "opacity"), 1 - easeInOut(min(time / 0.2, 1))), "gone before lines stand on each other, at \(time)"
            )
            // The cover stands at the upper end of a stack that closes from both ends; a quarter of a point is for whole pixels.
            #expect(abs(now.y - now.height / 2 + place(show, "cover").y - Double(cover) - slot / 2 * part) <= 0.25, "at \(time)")
        }
        #expect(near(Double(show.frame("cover").height), 340))
        show.stage.makeCurrent()
        detail.didTap()
        let again = show.stage.time
        show.advance(to: again + 0.1)
        #expect(near(place(show, "top-stack").height, before.height - slot * (1 - easeInOut(0.25))))
        #expect(show.value("texts", "opacity") == 0, "there is no room yet")
        show.advance(to: again + 0.3)
        #expect(near(show.value("texts", "opacity"), 0.5))
        show.advance(to: again + 0.5)
        #expect(place(show, "top-stack") == before && detail.topStack.arrangedSubviews.last?.isHidden == false)
    }

    @Test func itTurnsRoundInFlight() throws {
        let show = try Show("bookstore")
        show.advance(to: 0.5)
        let detail = try open(0, in: show)
        let (before, slot) = (place(show, "top-stack"), place(show, "texts").height + 12)
        show.stage.makeCurrent()
        detail.didTap()
        show.advance(to: show.stage.time + 0.15)
        let open = place(show, "top-stack").height
        show.stage.makeCurrent()
        detail.didTap()
        #expect(near(place(show, "top-stack").height, open))
        let seen = show.value("texts", "opacity")
        #expect(seen > 0.05 && seen < 0.5)
        let second = show.stage.time
        show.advance(to: second + 0.1)
        #expect(near(show.value("texts", "opacity"), seen), "it comes back from where it was")
        let height = before.height - slot * (1 - easeInOut(0.25)) + slot * (1 - easeInOut(0.625))
        #expect(near(place(show, "top-stack").height, height))
        show.advance(to: second + 0.5)
        #expect(place(show, "top-stack") == before)
    }

    /// One recognizer, however often the page appears: two would undo each other's work.
    @Test func aTapIsOneTap() throws {
        let show = try Show("bookstore")
        show.advance(to: 0.5)
        let detail = try open(1, in: show)
        show.stage.makeCurrent()
        detail.viewWillAppear(false)
        detail.viewDidAppear(false)
        #expect(detail.view.gestureRecognizers?.count == 1)
        show.stage.tap(at: CGPoint(x: 187, y: 600))
        #expect(detail.topStack.arrangedSubviews.last?.isHidden == true)
    }

    @Test func lyingTheTextStandsBesideTheCover() throws {
        let show = try Show("bookstore")
        show.advance(to: 0.5)
        let detail = try open(6, in: show)
        show.stage.rotate(to: .landscapeLeft)
        show.advance(to: show.stage.time + 1)
        let (cover, texts) = (show.frame("cover"), show.frame("texts"))
        #expect(detail.topStack.axis == .horizontal && cover.maxX < texts.minX && cover.maxY <= 375 - 16 && texts.maxX <= 667 - 16)
        #expect(near(Double(cover.width / cover.height), 240.0 / 340))
        let slot = place(show, "texts").width + 12
        let before = place(show, "top-stack").width
        show.stage.makeCurrent()
        detail.didTap()
        show.advance(to: show.stage.time + 0.1)
        #expect(near(place(show, "top-stack").width, before - slot * easeInOut(0.25)))
        show.stage.rotate(to: .portrait)
        show.advance(to: show.stage.time + 1)
        #expect(detail.topStack.axis == .vertical && show.frame("cover").size == CGSize(width: 240, height: 340))
    }
}
