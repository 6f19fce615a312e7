import CoreGraphics
import QuartzCore
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct SymbolReplacementTests {
    private func makeStage(_ name: String = "circle.fill") -> (stage: Stage, view: UIImageView) {
        let stage = Stage(size: CGSize(width: 90, height: 90), scale: 1, framesPerSecond: 60)
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        stage.window.rootViewController = controller
        let view = UIImageView(frame: CGRect(x: 13, y: 17, width: 50, height: 40))
        view.contentMode = .center
        view.tintColor = .black
        view.image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 24))
        controller.view.addSubview(view)
        stage.advance(frames: 1)
        return (stage, view)
    }

    private func inner(_ view: UIImageView, _ index: Int = 0) throws -> CALayer {
        try #require(view.symbolEffectPlayer?.layers?.parts[index].inner)
    }
    private func outer(_ view: UIImageView, _ index: Int = 0) throws -> CALayer {
        try #require(view.symbolEffectPlayer?.layers?.parts[index].outer)
    }
    private func isPlain(_ view: UIImageView) -> Bool { view.layer.contents != nil && (view.layer.sublayers ?? []).isEmpty }

    @Test func replacedSymbolShrinksAndTheNewOneGrows() throws {
        let (stage, view) = makeStage("play.fill")
        let pause = try #require(UIImage(systemName: "pause.fill"))
        var ends: [Bool] = []
        view.setSymbolImage(pause, contentTransition: .replace.downUp) { ends.append($0.isFinished) }
        #expect(view.image == pause && view.layer.sublayers?.count == 2)
        #expect(stage.trace(try outer(view), "opacity") == 0)
        stage.advance(frames: 8)
        let old = try #require(view.layer.sublayers?.first?.sublayers?.first)
        #expect(stage.trace(old, "transform.scale") < 0.8 && stage.trace(old, "opacity") < 0.3)
        #expect(stage.trace(try outer(view), "transform.scale") > 0.4)
        stage.advance(frames: 60)
        #expect(ends == [true] && isPlain(view))
    }

    @Test func replacedSymbolFollowsTheBoundsOfTheView() throws {
        let (stage, view) = makeStage("play.fill")
        view.setSymbolImage(try #require(UIImage(systemName: "pause.fill")), contentTransition: .replace)
        stage.advance(frames: 2)
        view.frame = CGRect(x: 3, y: 5, width: 70, height: 30)
        stage.advance(frames: 1)
        #expect(view.layer.sublayers?.map(\.position) == [CGPoint(x: 35, y: 15), CGPoint(x: 35, y: 15)])
    }

    @Test func interruptedReplacementEndsWithTheLastImage() throws {
        let (stage, view) = makeStage("play.fill")
        var ends: [String] = []
        view.setSymbolImage(try #require(UIImage(systemName: "pause.fill")), contentTransition: .replace) { _ in ends.append("pause") }
        stage.advance(frames: 9)
        let shown = stage.trace(try outer(view), "transform.scale")
        view.setSymbolImage(try #require(UIImage(systemName: "stop.fill")), contentTransition: .replace.upUp) { _ in ends.append("stop") }
        // The symbol that was growing begins to shrink from its current size.
        let leaving = try #require(view.layer.sublayers?.dropLast().last?.sublayers?.first)
        #expect(abs(stage.trace(leaving, "transform.scale") - shown) < 1e-6 && shown < 1)
        stage.advance(frames: 90)
        #expect(Set(ends) == ["pause", "stop"] && ends.count == 2 && isPlain(view) && view.image == UIImage(systemName: "stop.fill"))
    }

    @Test func symbolIsReplacedAtOnceOutsideOfAWindow() throws {
        let (_, view) = makeStage("play.fill")
        view.removeFromSuperview()
        let pause = try #require(UIImage(systemName: "pause.fill"))
        var ends: [Bool] = []
        view.setSymbolImage(pause, contentTransition: .automatic) { ends.append($0.isFinished) }
        #expect(ends == [true] && view.image == pause && isPlain(view))
    }

    @Test func effectsContinueWithANewImage() throws {
        let (stage, view) = makeStage()
        view.addSymbolEffect(.pulse)
        stage.advance(frames: 20)
        view.image = UIImage(systemName: "star.fill")
        stage.advance(frames: 45)
        #expect(stage.trace(try inner(view), "opacity") < 0.4)
    }

    @Test func barButtonItemPlaysEffects() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1, framesPerSecond: 60)
        let controller = UIViewController()
        let item = UIBarButtonItem(image: UIImage(systemName: "gear"), style: .plain, target: nil, action: nil)
        controller.navigationItem.rightBarButtonItem = item
        stage.window.rootViewController = UINavigationController(rootViewController: controller)
        stage.advance(frames: 1)
        var sender: AnyObject?
        item.addSymbolEffect(.bounce) { sender = $0.sender }
        stage.advance(frames: 40)
        #expect(sender === item)
        item.addSymbolEffect(.pulse)
        // A change of the item makes a new button.
        item.tintColor = .red
        stage.advance(frames: 46)
        let view = try #require(item.imageView)
        #expect(stage.trace(try inner(view), "opacity") < 0.5)
        item.setSymbolImage(try #require(UIImage(systemName: "star")), contentTransition: .replace)
        #expect(item.imageView === view && item.image == UIImage(systemName: "star"))
    }
}
