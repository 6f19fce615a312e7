import Stage
import Testing
import UIKit

@MainActor @Suite struct FeedbackGeneratorTests {
    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 60)

    @Test func generatorsAreRecordedWithTimeAndStrength() {
        stage.advance(by: 0.5)
        UIImpactFeedbackGenerator(style: .rigid).impactOccurred(intensity: 0.4)
        stage.advance(by: 0.25)
        UINotificationFeedbackGenerator().notificationOccurred(.warning)
        UISelectionFeedbackGenerator().selectionChanged()
        #expect(stage.feedback.map(\.kind) == [.impact(.rigid, intensity: 0.4), .notification(.warning), .selection])
        #expect(stage.feedback.map(\.time) == [0.5, 0.75, 0.75])
        #expect(stage.feedback.allSatisfy { $0.location == nil })
    }

    @Test func locationIsThatOfTheViewOrOfTheTouch() {
        let view = UIView(frame: CGRect(x: 40, y: 60, width: 100, height: 50))
        stage.window.addSubview(view)
        UIImpactFeedbackGenerator(style: .light, view: view).impactOccurred()
        UIImpactFeedbackGenerator(style: .light, view: view).impactOccurred(at: CGPoint(x: 3, y: 4))
        stage.touchDown(at: CGPoint(x: 200, y: 310))
        UISelectionFeedbackGenerator().selectionChanged()
        #expect(stage.feedback.map(\.location) == [CGPoint(x: 90, y: 85), CGPoint(x: 43, y: 64), CGPoint(x: 200, y: 310)])
    }

    @Test func locationIsOnTheScreenInAWindowThatIsNotAtTheOrigin() {
        stage.makeCurrent()
        let window = UIWindow(frame: CGRect(x: 50, y: 120, width: 200, height: 180))
        window.rootViewController = UIViewController()
        window.isHidden = false
        let view = UIView(frame: CGRect(x: 40, y: 60, width: 100, height: 50))
        window.addSubview(view)
        UIImpactFeedbackGenerator(style: .light, view: view).impactOccurred()
        UIImpactFeedbackGenerator(style: .light, view: view).impactOccurred(at: CGPoint(x: 3, y: 4))
        stage.touchDown(at: CGPoint(x: 190, y: 210))
        UISelectionFeedbackGenerator().selectionChanged()
        stage.touchUp()
        #expect(stage.feedback.map(\.location) == [CGPoint(x: 140, y: 205), CGPoint(x: 93, y: 184), CGPoint(x: 190, y: 210)])
        window.isHidden = true
    }

    @Test func intensityAndNumberOfRecordsAreLimited() {
        stage.makeCurrent()
        let generator = UIImpactFeedbackGenerator()
        for intensity in [-1, 2, CGFloat.nan] { generator.impactOccurred(intensity: intensity) }
        #expect(stage.feedback.map(\.kind) == [0, 1, 0].map { .impact(.medium, intensity: $0) })
        for _ in 3..<512 { generator.impactOccurred() }
        #expect(stage.feedback.count == 512)
        // The older half is removed, so the first records are lost and the latest are kept.
        for _ in 0..<9 { generator.impactOccurred(intensity: 0.25) }
        #expect(stage.feedback.count == 265)
        #expect(stage.feedback.suffix(9).allSatisfy { $0.kind == .impact(.medium, intensity: 0.25) })
        for _ in 0..<2000 { generator.impactOccurred() }
        #expect(stage.feedback.count > 256 && stage.feedback.count <= 512)
    }
}
