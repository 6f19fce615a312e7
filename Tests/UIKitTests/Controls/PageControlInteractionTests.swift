import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct PageControlInteractionTests {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2, framesPerSecond: 60)
    let control = UIPageControl(frame: CGRect(x: 50, y: 300, width: 200, height: 37))

    init() {
        stage.window.addSubview(control)
        control.numberOfPages = 9
        control.currentPage = 4
        stage.advance(frames: 1)
    }

    private var strip: PageDotStrip? { control.subviews.compactMap { $0 as? PageDotStrip }.first }

    @Test func dragChangesAPageForEachDot() {
        let control = control
        var states: [UIPageControl.InteractionState] = []
        control.addAction(UIAction { _ in states.append(control.interactionState) }, for: .valueChanged)
        // The dots are 16 points apart, so 40 points are two and a half dots.
        stage.drag(from: CGPoint(x: 150, y: 318), to: CGPoint(x: 190, y: 318), duration: 0.3)
        #expect(control.currentPage == 6 && states == [.continuous, .continuous])
        #expect(control.interactionState == .none)
        #expect(stage.feedback.map(\.kind) == [.selection, .selection])
        stage.drag(from: CGPoint(x: 150, y: 318), to: CGPoint(x: 20, y: 318), duration: 0.3)
        #expect(control.currentPage == 0)
    }

    @Test func interactionStateOfATapIsDiscrete() {
        let control = control
        var states: [UIPageControl.InteractionState] = []
        control.addAction(UIAction { _ in states.append(control.interactionState) }, for: .valueChanged)
        stage.tap(at: CGPoint(x: 240, y: 318))
        #expect(control.currentPage == 5 && states == [.discrete])
    }

    @Test func backgroundAppearsWhileAFingerIsHeld() throws {
        let background = try #require(control.subviews.first)
        stage.touchDown(at: CGPoint(x: 150, y: 318))
        stage.advance(by: 0.2)
        #expect(background.alpha == 0)
        stage.advance(by: 0.5)
        #expect(background.alpha == 1 && control.interactionState == .continuous)
        stage.touchUp()
        stage.advance(by: 0.5)
        #expect(background.alpha == 0 && control.currentPage == 4)
        control.backgroundStyle = .prominent
        #expect(background.alpha == 1)
        control.backgroundStyle = .minimal
        #expect(background.alpha == 0)
    }

    @Test func prominentBackgroundIsVisibleAsSoonAsThereArePages() throws {
        let control = UIPageControl()
        control.backgroundStyle = .prominent
        let background = try #require(control.subviews.first)
        #expect(background.alpha == 0)
        control.numberOfPages = 3
        #expect(background.alpha == 1)
        control.numberOfPages = 0
        #expect(background.alpha == 0)
    }

    @Test func continuousInteractionCanBeDisabled() {
        control.allowsContinuousInteraction = false
        stage.drag(from: CGPoint(x: 160, y: 318), to: CGPoint(x: 200, y: 318), duration: 0.6)
        // The drag has the effect of a tap in the right half.
        #expect(control.currentPage == 5)
    }

    @Test func dotsThatDoNotFitAreSmallAtTheEnds() throws {
        control.numberOfPages = 60
        control.currentPage = 30
        stage.advance(frames: 1)
        let strip = try #require(strip)
        // The width of the control is 200 points, and (200 + 9) / 16 dots fit, because the last dot has no gap of 9 points.
        #expect(strip.visibleCount == 13 && strip.subviews.count == 13)
        #expect([0, 1, 2, 10, 11, 12].map(strip.scale) == [0.4, 0.7, 1, 1, 0.7, 0.4])
        control.currentPage = 0
        #expect(strip.first == 0 && [0, 1, 11, 12].map(strip.scale) == [1, 1, 0.7, 0.4])
        control.currentPage = 59
        #expect(strip.first == 47 && [0, 1, 11, 12].map(strip.scale) == [0.4, 0.7, 1, 1])
    }

    @Test func currentDotStaysInTheVisiblePart() throws {
        control.numberOfPages = 60
        stage.advance(frames: 1)
        let strip = try #require(strip)
        for page in [0, 7, 13, 14, 40, 39, 25, 59, 58, 3] {
            control.currentPage = page
            let place = page - strip.first
            #expect((0..<13).contains(place))
            #expect(strip.scale(at: place) == 1)
        }
    }
}
