import Stage
import Testing

@testable import UIKit

/// Enlarged copies of elements under a held finger.
@MainActor @Suite struct LargeContentViewerTests {
    private let stage = Stage(size: CGSize(width: 375, height: 667), scale: 2, framesPerSecond: 60)
    private let bar = UIView(frame: CGRect(x: 0, y: 600, width: 375, height: 60))
    private let delegate = Delegate()

    private final class Delegate: UILargeContentViewerInteractionDelegate {
        var ended: [String] = []
        func largeContentViewerInteraction(
            _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
        ) { ended.append("\(item?.largeContentTitle ?? "nothing") at \(Int(point.x))") }
    }

    init() {
        let root = UIViewController()
        stage.window.rootViewController = root
        root.view.addSubview(bar)
        for (index, title) in ["Library", "Search"].enumerated() {
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.setImage(UIImage(systemName: index == 0 ? "books.vertical" : "magnifyingglass"), for: .normal)
            button.frame = CGRect(x: 20 + 150 * CGFloat(index), y: 0, width: 140, height: 60)
            button.showsLargeContentViewer = true
            bar.addSubview(button)
        }
        bar.addInteraction(UILargeContentViewerInteraction(delegate: delegate))
        stage.preferredContentSizeCategory = .accessibilityLarge
        stage.advance(frames: 1)
    }

    private var card: LargeContentCard? { stage.window.subviews.compactMap { $0 as? LargeContentCard }.last }
    private var title: String? {
        card?.subviews.compactMap { $0 as? UIVisualEffectView }.first?.contentView.subviews.compactMap { $0 as? UILabel }.first?.text
    }

    @Test func heldFingerShowsTheElementAndCanSlide() throws {
        stage.makeCurrent()
        #expect(UILargeContentViewerInteraction.isEnabled)
        stage.touchDown(at: CGPoint(x: 60, y: 630))
        stage.advance(by: 0.3)
        #expect(card == nil)
        stage.advance(by: 0.3)
        let card = try #require(card)
        #expect(title == "Library" && card.frame == CGRect(x: 78, y: 224, width: 220, height: 220))
        #expect(stage.trace(card.layer, "opacity") == 1)
        stage.touchMove(to: CGPoint(x: 260, y: 630))
        stage.advance(frames: 1)
        #expect(title == "Search" && self.card === card)
        stage.touchMove(to: CGPoint(x: 5, y: 630))
        stage.advance(by: 0.5)
        #expect(card.alpha == 0, "there is no element at the edge of the bar")
        stage.touchMove(to: CGPoint(x: 250, y: 630))
        stage.advance(by: 0.5)
        stage.touchUp()
        stage.advance(by: 0.5)
        #expect(self.card == nil && delegate.ended == ["Search at 250"])
    }

    @Test func shortTapAndUsualTextSizesShowNothing() {
        stage.tap(at: CGPoint(x: 60, y: 630))
        stage.advance(by: 1)
        #expect(card == nil && delegate.ended == [])
        stage.preferredContentSizeCategory = .extraExtraExtraLarge
        stage.touchDown(at: CGPoint(x: 60, y: 630))
        stage.advance(by: 1)
        stage.touchUp()
        #expect(card == nil && delegate.ended == [])
    }

    @Test func valuesOfTheViewReplaceThoseOfTheButton() throws {
        let button = try #require(bar.subviews.first as? UIButton)
        #expect(button.largeContentTitle == "Library" && button.largeContentImage?.isSymbolImage == true)
        (button.largeContentTitle, button.largeContentImage) = ("All books", UIImage())
        #expect(button.largeContentTitle == "All books" && button.largeContentImage?.isSymbolImage == false)
        button.showsLargeContentViewer = false
        stage.touchDown(at: CGPoint(x: 60, y: 630))
        stage.advance(by: 1)
        stage.touchUp()
        #expect(card == nil && delegate.ended == [])
    }

    @Test func cancelledPressHidesTheCard() {
        stage.touchDown(at: CGPoint(x: 60, y: 630))
        stage.advance(by: 0.6)
        #expect(card != nil)
        bar.interactions = []
        stage.advance(by: 1)
        #expect(card == nil && delegate.ended == [])
        stage.touchUp()
    }
}
