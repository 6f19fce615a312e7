import CoreGraphics
import FlipbookInspection
import FlipbookPlayback
import Stage
import Testing
import UIKit

@testable import WindowShell

/// The inspector for a block that inherits its duration from the block around it.
@MainActor @Suite struct InheritedDurationTests {
    private final class CardController: UIViewController {
        let card = UIView(frame: CGRect(x: 60, y: 90, width: 110, height: 70))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            card.backgroundColor = UIColor(red: 0.2, green: 0.45, blue: 0.6, alpha: 1)
            card.accessibilityIdentifier = "card"
            view.addSubview(card)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            UIView.animate(withDuration: 2.9) {
                UIView.animate(withDuration: 0.4) { self.card.alpha = 0.4 }
            }
        }
    }

    private let content: WindowContent

    /// Opens the inspector of the scene, and chooses the animation of the card.
    init() throws {
        let scene = Scene("desk", device: .phone(300, 400), tour: .none) { CardController() }
        content = try WindowContent([scene], size: CGSize(width: 1280, height: 800), scale: 1)
        try press("return")
        content.advance(frames: 60)
        content.perform(.inspector)
        content.perform(.restart)
        content.advance(frames: 30)
        content.perform(.pause)
        _ = content.paint(Collage(width: 1280, height: 800, scale: 1))
        for _ in 0..<12 where content.inspectorReport?.name != "card" { try press("down", "right") }
        try press("tab")
    }

    private func press(_ names: String...) throws {
        for name in names {
            content.press(try #require(KeyStroke(named: name)))
            content.advance(frames: 2)
            _ = content.paint(Collage(width: 1280, height: 800, scale: 1))
        }
    }

    private var text: String? { content.inspectorReport?.row("opacity", in: "Animations")?.value }

    @Test func durationThatWouldHaveNoEffectIsNotCopied() throws {
        #expect(text?.hasPrefix("2.9 s, inherited · ") == true)
        try press("alt+up", "control+c")
        #expect(content.textToCopy == "delay: 0.05", "\(content.lastMessage ?? "")")
        content.textToCopy = nil
        try press("alt+right", "control+c")
        #expect(text?.hasPrefix("2.95 s · ") == true)
        #expect(content.textToCopy == nil)
        let advice = "inherits its duration; add .overrideInheritedDuration to its options, or change the outer block"
        #expect(content.lastMessage?.hasSuffix(advice) == true, "\(content.lastMessage ?? "")")
    }
}
