import CoreGraphics
import FlipbookPlayback
import Stage
import Testing
import UIKit

@testable import WindowShell

/// The layout of the speaker's notes.
@MainActor @Suite struct NotesViewTests {
    private func content(_ notes: String, steps: Int = 4, step: Int = 1) -> NotesContent {
        NotesContent(
            title: "A talk", sceneNumber: 2, sceneCount: 8, sceneTitle: "Two values", steps: (0..<steps).map { "Step \($0)" }, step: step,
            isWaiting: true, next: "Step \(step + 1)", nextScene: nil, nextPosition: nil, notes: notes, clock: TalkClock(), minutes: 10)
    }

    private func labels(_ view: UIView) -> [UILabel] {
        view.subviews.flatMap { subview in (subview as? UILabel).map { [$0] } ?? labels(subview) }
    }

    /// Shows notes in a view of a size, and calls `body` with it.
    private func show(_ content: NotesContent, _ size: CGSize, isCompact: Bool = false, _ body: (NotesView) -> Void) {
        let stage = Stage(size: size, scale: 1)
        stage.perform {
            let view = NotesView(isCompact: isCompact)
            stage.window.addSubview(view)
            view.frame = stage.window.bounds
            view.show(content, picture: nil)
            view.layoutIfNeeded()
            body(view)
        }
    }

    private static let long = (1...60).map { "- item \($0) with some more words in it" }.joined(separator: "\n")

    @Test func textIsLargeAndBecomesSmallerIfItDoesNotFit() {
        func size(_ notes: String) -> CGFloat {
            var size: CGFloat = 0
            show(content(notes), CGSize(width: 1280, height: 800)) { view in
                let texts = labels(view).filter { $0.attributedText?.string.contains("item") == true }
                let font = texts.first?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
                size = font?.pointSize ?? 0
            }
            return size
        }
        #expect(size("One item") == 30)
        #expect(size(Self.long) == 21, "the smallest size is 70 %")
        let middle = size((1...14).map { "item \($0)" }.joined(separator: "\n\n"))
        #expect(middle > 21 && middle < 30)
    }

    @Test func longTextScrolls() {
        show(content(Self.long), CGSize(width: 1280, height: 800)) { view in
            let first = labels(view).first { $0.attributedText?.string.hasPrefix("item 1 ") == true }
            let top = first?.convert(CGPoint.zero, to: view).y ?? 0
            view.scroll(by: 130)
            #expect(first.map { $0.convert(CGPoint.zero, to: view).y } == top - 130)
            view.scroll(by: -1e6)
            #expect(first.map { $0.convert(CGPoint.zero, to: view).y } == top)
        }
    }

    @Test(arguments: [
        CGSize(width: 1280, height: 800), CGSize(width: 1920, height: 1080), CGSize(width: 3840, height: 2160),
        CGSize(width: 640, height: 400),
    ])
    func partsDoNotOverlap(size: CGSize) {
        show(content("Some notes\n\nand more"), size) { view in
            let visible = labels(view).filter {
                !$0.isHidden && !($0.text ?? "").isEmpty && $0.frame.width > 0 && !($0.superview is StepListView)
            }
            for (index, label) in visible.enumerated() {
                let frame = label.convert(label.bounds, to: view)
                #expect(view.bounds.contains(frame), "\(label.text ?? "")")
                for other in visible[(index + 1)...] where other.superview === label.superview {
                    #expect(!frame.intersects(other.convert(other.bounds, to: view)), "\(label.text ?? "") and \(other.text ?? "")")
                }
            }
        }
    }

    @Test func currentStepIsVisibleInAShortList() {
        for step in [0, 9, 19] {
            show(content("x", steps: 20, step: step), CGSize(width: 1280, height: 560)) { view in
                let current = labels(view).first { $0.text == "Step \(step)" && $0.superview is StepListView }
                #expect(current?.isHidden == false)
                if let list = current?.superview, let frame = current?.frame {
                    #expect(list.bounds.insetBy(dx: 0, dy: -1).contains(frame))
                    #expect(view.bounds.contains(list.convert(frame, to: view)))
                }
                let visible = labels(view).filter { $0.superview is StepListView && !$0.isHidden }
                #expect(!visible.isEmpty && visible.count < 20, "the list is too short for all steps")
            }
        }
    }

    @Test func brokenTextAndSizesHaveAFiniteLayout() {
        func expectFiniteFrames(_ view: NotesView) {
            let shown = labels(view)
            #expect(shown.contains { $0.text == "Two values" })
            #expect(shown.allSatisfy { $0.frame.maxX.isFinite && $0.frame.maxY.isFinite })
        }
        for size in [CGSize(width: 10, height: 10), CGSize(width: 200, height: 30)] {
            show(content("# a\n```\n\n> x\n1. \n" + String(repeating: "*", count: 99)), size) { expectFiniteFrames($0) }
            show(content(""), size, isCompact: true) { expectFiniteFrames($0) }
        }
    }
}
