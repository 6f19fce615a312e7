import Stage
import Testing
import UIKit

@testable import DemoScenes

@MainActor @Suite struct CodeListingViewTests {
    private let stage = Stage(size: CGSize(width: 375, height: 500), scale: 2, framesPerSecond: 60)

    private func show(_ lines: [String], in size: CGSize, wraps: Bool = false) -> CodeListingView {
        let view = CodeListingView(frame: CGRect(x: 11, y: 23, width: size.width, height: size.height))
        view.wraps = wraps
        view.lines = lines
        stage.window.rootViewController = UIViewController()
        stage.window.rootViewController?.view.addSubview(view)
        stage.advance(frames: 1)
        return view
    }

    @Test func fontIsTheLargestThatFits() {
        let line = String(repeating: "a", count: 30)
        let cases: [(Double, Double)] = [(332, 17), (296, 15), (260, 13), (100, 13)]
        for (width, size) in cases {
            #expect(show([line], in: CGSize(width: width, height: 90)).fontSize == CGFloat(size), "\(width)")
        }
        let low = show(["a", "b", "c"], in: CGSize(width: 300, height: 24 + 3 * 21))
        #expect(low.fontSize == 17)
        low.visibleLineCount = 3
        stage.advance(frames: 1)
        #expect(low.fontSize == 15, "three lines of 24 points do not fit")
    }

    /// The preferred text size makes the font larger or smaller. An enlarged font that does not fit is replaced by the original one.
    @Test func fontFollowsTheTextSize() {
        let view = show([String(repeating: "a", count: 30)], in: CGSize(width: 360, height: 90))
        let cases: [(category: UIContentSizeCategory, size: Double)] = [
            (.extraSmall, 14.5), (.large, 17), (.accessibilityLarge, 17), (.medium, 16),
        ]
        for (category, size) in cases {
            stage.preferredContentSizeCategory = category
            stage.advance(frames: 1)
            #expect(abs(Double(view.fontSize) - size) < 0.01, "\(category): \(view.fontSize)")
        }
        view.lines = ["a"]
        stage.preferredContentSizeCategory = .accessibilityLarge
        stage.advance(frames: 1)
        #expect(abs(Double(view.fontSize) - 17 * 1.3) < 0.01)
    }

    /// A wrapped line is as wide as the view and several lines high. Without wrapping, the content can be scrolled.
    @Test func longLinesWrapOrScroll() {
        let lines = ["let a = 1", "    " + Array(repeating: "word", count: 20).joined(separator: " ")]
        let wrapped = show(lines, in: CGSize(width: 200, height: 90), wraps: true)
        #expect(wrapped.contentSize.width == 200 && wrapped.contentSize.height > 24 + 18 * 4)
        #expect(CodeListingView.wrapped("  abc(def: 1, ghi: 22)", to: 14) == ["  abc(def: 1,", "      ghi: 22)"])
        #expect(CodeListingView.wrapped("  abcdefghijkl", to: 8) == ["  abcdefghijkl"], "a long word is not broken")
        let wide = show(lines, in: CGSize(width: 200, height: 90))
        #expect(wide.contentSize.width > 800 && wide.contentSize.height == 24 + 18 * 2)
    }

    /// The view scrolls to the highlighted lines, past their indentation. The band is behind the lines.
    @Test func highlightedLinesAreScrolledToTheTop() {
        let view = show(["a"] + (0..<9).map { "    line \($0) " + String(repeating: "x", count: 40) }, in: CGSize(width: 200, height: 60))
        view.highlight(3..<5, animated: false)
        #expect(view.band.frame.minY == 12 + 3 * 18 && view.band.frame.height == 36 && view.band.alpha == 1)
        #expect(view.contentOffset.y == 3 * 18 && abs(view.contentOffset.x - (4 * view.characterWidth).rounded()) < 0.01)
        view.highlight(9..<10, animated: true)
        stage.advance(frames: 30)
        #expect(view.contentOffset.y == view.contentSize.height - 60)
        view.highlight(nil, animated: false)
        #expect(view.band.alpha == 0 && view.contentOffset == .zero)
        view.highlight(20..<30, animated: false)
        #expect(view.contentOffset == .zero)
    }
}
