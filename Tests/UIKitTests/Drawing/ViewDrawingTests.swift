import Stage
import Testing
import UIKit

/// A view that fills a rectangle and records the rectangle of each drawing.
private class BarView: UIView {
    var bar = CGRect(x: 2, y: 3, width: 5, height: 4)
    var drawnRects: [CGRect] = []

    override func draw(_ rect: CGRect) {
        drawnRects.append(rect)
        UIColor.red.setFill()
        UIRectFill(bar)
    }
}

/// A view that inherits the override of `draw(_:)`.
private final class InheritingBarView: BarView {}

/// A view that calls `super` and draws nothing.
private final class EmptyDrawingView: UIView {
    override func draw(_ rect: CGRect) { super.draw(rect) }
}

private final class SquareLayer: CALayer {
    override func draw(in ctx: CGContext) {
        ctx.setFillColor(UIColor.green.cgColor)
        ctx.fill(CGRect(x: 1, y: 1, width: 3, height: 3))
    }
}

/// A delegate that fills its layer with blue.
private final class ContentsDelegate: CALayerDelegate {
    func draw(_ layer: CALayer, in ctx: CGContext) {
        ctx.setFillColor(UIColor.blue.cgColor)
        ctx.fill(layer.bounds)
    }
}

@MainActor @Suite struct ViewDrawingTests {
    private func makeStage(scale: CGFloat = 1) -> (stage: Stage, root: UIView) {
        let stage = Stage(size: CGSize(width: 40, height: 30), scale: scale, framesPerSecond: 60)
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        stage.window.rootViewController = controller
        return (stage, controller.view)
    }

    private func makeBar(_ frame: CGRect = CGRect(x: 10, y: 5, width: 20, height: 16)) -> BarView {
        let view = BarView(frame: frame)
        view.backgroundColor = .clear
        return view
    }

    /// The view draws a bar that has moved. Only the part of the new bar inside the requested rectangle is visible. The old bar stays.
    @Test func onlyTheInvalidPartIsDrawnAgain() {
        let (stage, root) = makeStage()
        let view = makeBar()
        root.addSubview(view)
        _ = stage.render()
        view.bar = CGRect(x: 9, y: 3, width: 6, height: 4)
        view.setNeedsDisplay(CGRect(x: 8.5, y: 2, width: 3.2, height: 9))
        var pixels = stage.render()
        #expect(view.drawnRects.last == CGRect(x: 8, y: 2, width: 4, height: 9) && view.drawnRects.count == 2)
        #expect(pixels[12, 8].word == 0xFFFF_0000 && pixels[19, 8].word == 0xFFFF_0000 && pixels[21, 8].word == 0xFFFF_0000)
        #expect(pixels[22, 8].word == 0xFFFF_FFFF && pixels[18, 8].word == 0xFFFF_FFFF)
        view.setNeedsDisplay(CGRect(x: 1, y: 1, width: 1, height: 1))
        view.setNeedsDisplay(CGRect(x: 15, y: 12, width: 20, height: 2))
        pixels = stage.render()
        #expect(view.drawnRects.last == CGRect(x: 1, y: 1, width: 19, height: 13) && view.drawnRects.count == 3)
        #expect(pixels[12, 8].word == 0xFFFF_FFFF && pixels[24, 8].word == 0xFFFF_0000)
        view.setNeedsDisplay(CGRect(x: 3, y: 3, width: 2, height: 2))
        view.setNeedsDisplay()
        let whole = stage.render()
        #expect(view.drawnRects.last == view.bounds && whole.words == pixels.words)
        view.setNeedsDisplay(.zero)
        _ = stage.render()
        #expect(view.drawnRects.count == 4)
    }

    @Test func drawnContentIsShownAndKept() {
        let (stage, root) = makeStage()
        let view = makeBar()
        root.addSubview(view)
        let pixels = stage.render()
        #expect(pixels[12, 8].word == 0xFFFF_0000 && pixels[16, 11].word == 0xFFFF_0000 && pixels[17, 8].word == 0xFFFF_FFFF)
        stage.advance(frames: 5)
        view.center.x += 3
        #expect(stage.render()[15, 8].word == 0xFFFF_0000)
        #expect(view.drawnRects == [CGRect(x: 0, y: 0, width: 20, height: 16)], "a moved view is not drawn again")
    }

    @Test func viewIsDrawnAgainAfterSetNeedsDisplay() {
        let (stage, root) = makeStage()
        let view = makeBar()
        root.addSubview(view)
        _ = stage.render()
        view.bar.origin.x = 9
        #expect(stage.render()[12, 8].word == 0xFFFF_0000)
        view.setNeedsDisplay()
        view.setNeedsDisplay()
        let pixels = stage.render()
        #expect(pixels[12, 8].word == 0xFFFF_FFFF && pixels[19, 8].word == 0xFFFF_0000)
        #expect(view.drawnRects.count == 2)
    }

    @Test func contentIsStretchedOrDrawnAgainAfterAResize() {
        let (stage, root) = makeStage()
        let (stretched, redrawn) = (makeBar(), makeBar())
        redrawn.contentMode = .redraw
        for view in [stretched, redrawn] { root.addSubview(view) }
        _ = stage.render()
        for view in [stretched, redrawn] { view.frame.size.width = 10 }
        _ = stage.render()
        #expect(stretched.drawnRects.count == 1 && redrawn.drawnRects.map(\.width) == [20, 10])
    }

    /// As on iOS, an opaque view without a background color is black. A view that is not opaque or has a clear color is transparent.
    @Test func opaqueViewWithoutABackgroundIsBlack() {
        func corner(_ change: (UIView) -> Void) -> UInt32 {
            let (stage, root) = makeStage()
            let view = BarView(frame: CGRect(x: 10, y: 5, width: 20, height: 16))
            change(view)
            root.addSubview(view)
            return stage.render()[29, 20].word
        }
        #expect(corner { _ in } == 0xFF00_0000)
        #expect(corner { $0.isOpaque = false } == 0xFFFF_FFFF)
        #expect(corner { $0.backgroundColor = .clear } == 0xFFFF_FFFF)
        #expect(corner { $0.backgroundColor = .green } == 0xFF00_FF00)
    }

    /// A pixel of the layer is two points wide and high.
    @Test func opaqueLayerWithALowResolutionIsBlackEverywhere() {
        let (stage, root) = makeStage()
        let layer = SquareLayer()
        layer.frame = CGRect(x: 10, y: 5, width: 20, height: 16)
        (layer.isOpaque, layer.contentsScale) = (true, 0.5)
        root.layer.addSublayer(layer)
        layer.setNeedsDisplay()
        let pixels = stage.render()
        #expect(pixels[26, 18].word == 0xFF00_0000 && pixels[28, 8].word == 0xFF00_0000 && pixels[33, 18].word == 0xFFFF_FFFF)
    }

    @Test func onlyAnOverrideHasContents() {
        let (stage, root) = makeStage()
        let (plain, bar, inheriting, empty) = (UIView(), makeBar(), InheritingBarView(), EmptyDrawingView())
        for view in [plain, bar, inheriting, empty] {
            view.frame = CGRect(x: 1, y: 1, width: 9, height: 9)
            root.addSubview(view)
        }
        plain.setNeedsDisplay()
        _ = stage.render()
        #expect(plain.layer.contents == nil && bar.layer.contents != nil && inheriting.layer.contents != nil)
        #expect(inheriting.drawnRects.count == 1)
        #expect(empty.layer.contents != nil, "an opaque view without a background color is black")
    }

    @Test func viewWithoutASizeIsDrawnWhenItHasOne() {
        let (stage, root) = makeStage()
        let view = makeBar(.zero)
        root.addSubview(view)
        _ = stage.render()
        #expect(view.drawnRects.isEmpty)
        view.frame = CGRect(x: 10, y: 5, width: 20, height: 16)
        #expect(stage.render()[12, 8].word == 0xFFFF_0000)
    }

    @Test func contentHasTheScaleOfTheScreen() throws {
        let (stage, root) = makeStage(scale: 2)
        let view = makeBar(CGRect(x: 10, y: 5, width: 19.75, height: 16))
        root.addSubview(view)
        let pixels = stage.render()
        #expect(pixels[24, 16].word == 0xFFFF_0000 && pixels[33, 23].word == 0xFFFF_0000 && pixels[34, 16].word == 0xFFFF_FFFF)
        #expect(view.contentScaleFactor == 2 && view.layer.contentsScale == 2)
        let image = try #require(view.layer.contents as? CGImage)
        #expect(image.width == 40 && image.height == 32, "the image is enlarged to whole pixels and not scaled")
    }

    @Test func layersDrawWithTheirMethodOrTheirDelegate() {
        let (stage, root) = makeStage()
        let (square, plain, delegate) = (SquareLayer(), CALayer(), ContentsDelegate())
        plain.delegate = delegate
        square.frame = CGRect(x: 2, y: 2, width: 8, height: 8)
        plain.frame = CGRect(x: 20, y: 2, width: 8, height: 8)
        for layer in [square, plain] { root.layer.addSublayer(layer) }
        #expect(stage.render()[4, 4].word == 0xFFFF_FFFF, "a layer is drawn on request only")
        for layer in [square, plain] { layer.setNeedsDisplay() }
        #expect(square.needsDisplay())
        let pixels = stage.render()
        #expect(!square.needsDisplay() && pixels[4, 4].word == 0xFF00_FF00 && pixels[22, 4].word == 0xFF00_00FF)
    }

    /// A tree of views that is drawn in an image looks like the stage.
    @Test(arguments: [CGFloat(1), 2]) func renderedLayerLooksLikeTheStage(scale: CGFloat) throws {
        let (stage, root) = makeStage(scale: scale)
        let label = UILabel(frame: CGRect(x: 3, y: 2, width: 34, height: 14))
        (label.text, label.font) = ("Text", .systemFont(ofSize: 11))
        let card = UIView(frame: CGRect(x: 5, y: 12, width: 21, height: 13))
        (card.backgroundColor, card.alpha, card.layer.cornerRadius, card.layer.borderWidth) = (.orange, 0.6, 5, 2)
        card.transform = CGAffineTransform(rotationAngle: 0.2)
        for view in [label, card, makeBar()] { root.addSubview(view) }
        let expected = stage.render()
        let rendered = drawnPixels(40, 30, scale) { stage.window.layer.render(in: $0) }
        #expect(rendered == expected)
        let hierarchy = drawnPixels(40, 30, scale) { _ in
            stage.window.drawHierarchy(in: CGRect(x: 0, y: 0, width: 40, height: 30), afterScreenUpdates: true)
        }
        #expect(hierarchy == expected)
    }

    @Test func renderedLayerHasTheValuesOfTheModel() {
        let (stage, root) = makeStage()
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 6, height: 6))
        box.backgroundColor = .red
        root.addSubview(box)
        _ = stage.render()
        UIView.animate(withDuration: 1) { box.center.x += 20 }
        let model = drawnPixels(40, 30) { root.layer.render(in: $0) }
        #expect(model[23, 3].word == 0xFFFF_0000 && model[3, 3].word == 0xFFFF_FFFF)
        let shown = drawnPixels(40, 30) { _ in root.drawHierarchy(in: root.bounds, afterScreenUpdates: false) }
        #expect(shown[3, 3].word == 0xFFFF_0000 && shown[23, 3].word == 0xFFFF_FFFF)
    }

    // MARK: - Images and text

    @Test func imageContextsAreNested() throws {
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 3), true, 2)
        UIGraphicsBeginImageContext(CGSize(width: 5, height: 2))
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 2))
        let inner = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        inner.draw(at: CGPoint(x: 1, y: 1))
        let outer = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
        #expect(inner.size == CGSize(width: 5, height: 2) && outer.size == CGSize(width: 4, height: 3) && outer.scale == 2)
        let pixels = try #require(outer.cgImage).bitmap
        #expect(pixels[2, 2].word == 0xFFFF_0000 && pixels[3, 3].word == 0xFFFF_0000 && pixels[1, 2].word == 0xFF00_0000)
    }

    /// A drawn image is upright in UIKit and upside down with Core Graphics.
    @Test func imagesHaveTheirOrientation() throws {
        let image = CGImage(Bitmap(width: 1, height: 2, words: [0xFFFF_0000, 0xFF00_00FF]))
        let rect = CGRect(x: 1, y: 1, width: 1, height: 2)
        let upright = drawnPixels(4, 4) { _ in UIImage(cgImage: image).draw(in: rect) }
        #expect(upright[1, 1].word == 0xFFFF_0000 && upright[1, 2].word == 0xFF00_00FF)
        let flipped = drawnPixels(4, 4) { $0.draw(image, in: rect) }
        #expect(flipped[1, 1].word == 0xFF00_00FF && flipped[1, 2].word == 0xFFFF_0000)
    }

    /// As in `boundingRect`, a width or height of 0 is unlimited.
    @Test(arguments: [false, true]) func textIsDrawnInARectangleWithoutASize(_ isTruncated: Bool) {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.red]
        var options: NSStringDrawingOptions = .usesLineFragmentOrigin
        if isTruncated { options.insert(.truncatesLastVisibleLine) }
        func pixels(_ width: CGFloat, _ height: CGFloat) -> Bitmap {
            drawnPixels(80, 60) { _ in
                let rect = CGRect(x: 7, y: 5, width: width, height: height)
                "Hello\nsea".draw(with: rect, options: options, attributes: attributes, context: nil)
            }
        }
        let whole = pixels(70, 50)
        #expect(pixels(0, 0) == whole && pixels(70, 0) == whole && pixels(0, 50) == whole)
        #expect(pixels(0, 20) == pixels(70, 20) && pixels(0, 20) != whole, "the second line is below the rectangle")
    }

    @Test func textIsDrawnInsideOfItsMeasuredBounds() {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.red]
        let text = "Hello"
        let size = text.size(withAttributes: attributes)
        let pixels = drawnPixels(80, 40) { _ in text.draw(at: CGPoint(x: 10, y: 8), withAttributes: attributes) }
        var area = CGRect.null
        for y in 0..<40 {
            for x in 0..<80 where pixels[x, y].alpha > 0 {
                area = area.union(CGRect(x: x, y: y, width: 1, height: 1))
                #expect(pixels[x, y].green == 0)
            }
        }
        let bounds = CGRect(x: 10, y: 8, width: size.width, height: size.height).insetBy(dx: -1, dy: -1)
        #expect(bounds.contains(area) && Double(area.width) > Double(size.width) * 0.8)
        let attributed = drawnPixels(80, 40) { _ in
            NSAttributedString(string: text, attributes: attributes).draw(in: CGRect(x: 10, y: 8, width: 60, height: 30))
        }
        #expect(attributed == pixels)
    }

    @Test func memoryOfTheClientHasTheDrawnBytes() throws {
        var bytes = [UInt8](repeating: 0, count: 4 * 3 * 2)
        try bytes.withUnsafeMutableBytes { memory in
            let context = try #require(
                CGContext(
                    data: memory.baseAddress, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 12,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.setFillColor(red: 1, green: 0.2, blue: 0, alpha: 1)
            context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
            #expect(Array(memory[4..<8]) == [255, 51, 0, 255], "the first row is the upper one, and it is written at once")
            memory[0] = 9
            memory[3] = 255
            let image = try #require(context.makeImage())
            #expect(image.bitmap[0, 0].word == 0xFF09_0000, "changes of the memory are read")
        }
    }

    @Test func memoryOfTheClientHasClearedAndBlendedPixels() throws {
        var bytes = [UInt8](repeating: 0, count: 4 * 3 * 2)
        try bytes.withUnsafeMutableBytes { memory in
            let context = try #require(
                CGContext(
                    data: memory.baseAddress, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 12,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.setFillColor(red: 0.6, green: 0.8, blue: 0.2, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
            context.clear(CGRect(x: 1, y: 1, width: 1, height: 1))
            #expect(Array(memory[0..<8]) == [153, 204, 51, 255, 0, 0, 0, 0])
            context.setBlendMode(.multiply)
            context.setFillColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
            context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
            let product: [Int] = memory[20..<24].map { Int($0) }
            let expected = [31, 82, 41, 255]
            #expect(zip(product, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(product)")
            let pixel = try #require(context.makeImage()).bitmap[2, 1]
            #expect(Int(pixel.red) == product[0] && pixel.alpha == 255)
        }
    }
}
