import Stage
import Testing
import UIKit

@MainActor @Suite struct TextLayerTests {
    let stage = Stage(size: CGSize(width: 200, height: 120), scale: 1, framesPerSecond: 60)

    /// Returns the smallest rectangle with all pixels that are not black.
    private func inkBounds() -> CGRect {
        let pixels = stage.render()
        var ink = CGRect.null
        for y in 0..<pixels.height {
            for x in 0..<pixels.width where pixels[x, y].word != 0xFF00_0000 {
                ink = ink.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return ink
    }

    private func makeLayer(_ string: Any) -> CATextLayer {
        let root = UIViewController()
        root.view.backgroundColor = .black
        stage.window.rootViewController = root
        let layer = CATextLayer()
        layer.frame = CGRect(x: 20, y: 10, width: 160, height: 100)
        layer.fontSize = 20
        layer.string = string
        root.view.layer.addSublayer(layer)
        return layer
    }

    @Test func textBeginsAtTheUpperLeft() {
        let layer = makeLayer("HH")
        let font = UIFont.systemFont(ofSize: 20)
        let width = NSString(string: "HH").size(withAttributes: [.font: font]).width
        var ink = inkBounds()
        #expect(ink.minX >= 20 && ink.minX < 24 && ink.maxX <= 21 + width)
        #expect(abs(ink.height - font.capHeight) <= 1.5 && abs(ink.maxY - (10 + font.ascender)) <= 1.5)
        layer.alignmentMode = .right
        let left = ink
        ink = inkBounds()
        #expect(abs(ink.minX - left.minX - (160 - width)) <= 1 && ink.width == left.width)
        layer.alignmentMode = .center
        #expect(abs(inkBounds().minX - left.minX - (160 - width) / 2) <= 1)
    }

    /// In natural alignment, Hebrew lines end at the right edge of the layer, also if they are longer than it.
    @Test func hebrewLinesBeginAtTheRight() {
        let layer = makeLayer("ההה")
        let ink = inkBounds()
        #expect(ink.maxX > 174 && ink.maxX <= 180)
        layer.string = "ההה\nHH"
        let both = inkBounds()
        #expect(abs(both.maxX - ink.maxX) <= 1 && both.minX >= 20 && both.minX < 24)
        layer.alignmentMode = .left
        #expect(inkBounds().maxX < 100)
        layer.alignmentMode = .natural
        layer.string = String(repeating: "ה", count: 40)
        #expect(abs(inkBounds().maxX - ink.maxX) <= 1 && inkBounds().minX < 20)
    }

    @Test func wrappedTextHasSeveralLines() {
        let layer = makeLayer("HHHH HHHH HHHH HHHH")
        let oneLine = inkBounds()
        layer.isWrapped = true
        let wrapped = inkBounds()
        #expect(oneLine.height < 20 && wrapped.height > 35 && wrapped.maxX <= 180)
        layer.isWrapped = false
        layer.truncationMode = .end
        let truncated = inkBounds()
        #expect(truncated.height <= oneLine.height + 1 && truncated.maxX <= 180 && oneLine.maxX > 180)
    }

    @Test func attributedTextHasItsOwnColorAndFont() {
        let layer = makeLayer(
            NSAttributedString(string: "■", attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 40)]))
        let pixels = stage.render()
        var reds = 0
        for y in 0..<pixels.height {
            for x in 0..<pixels.width where pixels[x, y].word == 0xFFFF_0000 { reds += 1 }
        }
        #expect(reds > 100)
        layer.string = nil
        #expect(inkBounds() == .null)
    }

    @Test func newFontSizeAndBoundsDrawAgain() {
        let layer = makeLayer("H")
        let small = inkBounds()
        layer.fontSize = 60
        let large = inkBounds()
        #expect(abs(large.height - 3 * small.height) <= 3)
        layer.alignmentMode = .right
        _ = inkBounds()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.bounds.size.width = 100
        layer.position.x = 70
        CATransaction.commit()
        #expect(abs(inkBounds().maxX - 120) < 8)
    }
}
