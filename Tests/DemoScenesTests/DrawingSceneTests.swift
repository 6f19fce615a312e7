import CoreGraphics
import Stage
import Testing
import UIKit

@testable import DemoScenes

/// The scene around the drawing: touches, buttons, the saved pictures and the layout.
@MainActor @Suite struct DrawingSceneTests {
    private func controller(_ fixture: SceneFixture) throws -> DrawingViewController {
        try #require(fixture.stage.window.rootViewController as? DrawingViewController)
    }

    private func tap(_ fixture: SceneFixture, _ name: String) throws {
        fixture.stage.tap(try fixture.view(name))
        fixture.stage.advance(by: 0.1)
    }

    /// Returns a point of the paper in the coordinates of the window. `x` and `y` are fractions of the width and height of the paper.
    private func point(_ fixture: SceneFixture, _ x: CGFloat, _ y: CGFloat) -> CGPoint {
        let paper = fixture.frame("Paper")
        return CGPoint(x: paper.minX + paper.width * x, y: paper.minY + paper.height * y)
    }

    private func pixels(_ layer: DrawingLayer) -> Pixels { Pixels(layer.image) }

    private func alpha(_ layer: DrawingLayer, _ x: CGFloat, _ y: CGFloat) -> UInt32 {
        let (column, row) = (Int(x * Drawing.size.width * Drawing.scale), Int(y * Drawing.size.height * Drawing.scale))
        return pixels(layer).words[row * Int(Drawing.size.width * Drawing.scale) + column] >> 24
    }

    // MARK: - Touches

    /// After a finger has drawn a stroke, the screen shows the same pixels as the picture of the drawing.
    @Test func screenShowsThePicture() throws {
        let fixture = try SceneFixture("drawing", framesPerSecond: 60)
        let controller = try controller(fixture)
        #expect(fixture.frame("Paper") == CGRect(x: 16, y: 72, width: 343, height: 391))
        try tap(fixture, "Brush")
        try tap(fixture, "Vermilion")
        fixture.stage.drag(from: point(fixture, 0.2, 0.1), to: point(fixture, 0.7, 0.83), duration: 0.3)
        fixture.stage.advance(by: 0.1)
        try tap(fixture, "Hide Color")
        let screen = fixture.stage.render()
        let picture = try #require(controller.drawing.picture().cgImage?.bitmap)
        #expect(picture.width == 686 && picture.height == 782)
        // The round corners of the paper are not part of the picture. A continuous corner begins at 1.528 radii.
        var differences = 0
        for y in 0..<782 {
            for x in 0..<686 where min(x, 685 - x) > 38 || min(y, 781 - y) > 38 {
                if screen[32 + x, 144 + y] != picture[x, y] { differences += 1 }
            }
        }
        #expect(differences == 0)
    }

    /// A new stroke changes only the pixels around it.
    @Test func strokeIsDrawnWhereTheFingerIs() throws {
        let fixture = try SceneFixture("drawing", framesPerSecond: 60)
        let layers = try controller(fixture).drawing.layers
        let before = layers.map(pixels)
        try tap(fixture, "Teal")
        fixture.stage.drag(from: point(fixture, 0.1, 0.05), to: point(fixture, 0.3, 0.05), duration: 0.2)
        #expect(pixels(layers[0]) == before[0] && pixels(layers[1]) != before[1])
        #expect(alpha(layers[1], 0.2, 0.05) == 255 && alpha(layers[1], 0.2, 0.07) == 0 && alpha(layers[1], 0.32, 0.05) == 0)
        try tap(fixture, "Undo")
        #expect(layers.map(pixels) == before)
        try tap(fixture, "Redo")
        #expect(alpha(layers[1], 0.2, 0.05) == 255)
        // A cancelled touch draws nothing.
        let drawn = layers.map(pixels)
        fixture.stage.touchDown(at: point(fixture, 0.5, 0.5))
        fixture.stage.advance(frames: 2)
        fixture.stage.touchMove(to: point(fixture, 0.6, 0.9))
        fixture.stage.advance(frames: 2)
        #expect(layers.map(pixels) != drawn)
        fixture.stage.touchCancel()
        #expect(layers.map(pixels) == drawn)
    }

    /// A tap with two fingers is an undo. Neither finger leaves a dot.
    @Test func tapWithTwoFingersUndoes() throws {
        let fixture = try SceneFixture("drawing", framesPerSecond: 60)
        let drawing = try controller(fixture).drawing
        let before = drawing.layers.map(pixels)
        fixture.stage.drag(from: point(fixture, 0.1, 0.9), to: point(fixture, 0.8, 0.2), duration: 0.2)
        #expect(drawing.canUndo && drawing.layers.map(pixels) != before)
        fixture.stage.touchDown(at: point(fixture, 0.3, 0.3))
        fixture.stage.advance(frames: 2)
        fixture.stage.touchDown(at: point(fixture, 0.5, 0.35), finger: 1)
        fixture.stage.advance(frames: 2)
        fixture.stage.touchUp()
        fixture.stage.touchUp(finger: 1)
        fixture.stage.advance(by: 0.5)
        #expect(drawing.layers.map(pixels) == before)
        #expect(!drawing.canUndo && drawing.canRedo)
    }

    @Test func strokeShowsAHiddenLayer() throws {
        let fixture = try SceneFixture("drawing", framesPerSecond: 60)
        let drawing = try controller(fixture).drawing
        try tap(fixture, "Hide Ink")
        #expect(!drawing.layers[1].isVisible && fixture.contains("Show Ink"))
        fixture.stage.drag(from: point(fixture, 0.1, 0.1), to: point(fixture, 0.3, 0.2), duration: 0.2)
        #expect(drawing.layers[1].isVisible && fixture.contains("Hide Ink"))
    }

    /// The middle of the slider is the default width of the tool. The ends of the slider are half and twice the default width. Each tool
    /// keeps its own width.
    @Test func sliderChangesTheWidthOfTheTool() throws {
        let fixture = try SceneFixture("drawing", framesPerSecond: 60)
        let controller = try controller(fixture)
        #expect(controller.paper.strokeWidth == 3)
        try tap(fixture, "Brush")
        let slider = fixture.frame("Width")
        fixture.stage.drag(
            from: CGPoint(x: slider.midX, y: slider.midY), to: CGPoint(x: slider.maxX + 20, y: slider.midY), duration: 0.3)
        #expect(abs(controller.paper.strokeWidth - 32) < 0.01)
        try tap(fixture, "Eraser")
        #expect(controller.paper.strokeWidth == 24 && controller.widthSlider.value == 0.5)
        try tap(fixture, "Gold")
        #expect(controller.paper.tool == .pen && controller.paper.strokeWidth == 3, "the eraser has no color")
        try tap(fixture, "Brush")
        #expect(abs(controller.paper.strokeWidth - 32) < 0.01 && controller.widthSlider.value == 1)
    }

    // MARK: - Saved pictures

    @Test func savedPictureFliesToTheStackAndOpens() throws {
        let fixture = try SceneFixture("drawing", framesPerSecond: 60)
        let controller = try controller(fixture)
        try tap(fixture, "Saved pictures")
        #expect(controller.presentedViewController == nil, "there is no picture yet")
        let paper = fixture.frame("Paper")
        fixture.stage.tap(try fixture.view("Save"))
        let card = try fixture.view("Saved picture 1")
        let scale = Double(paper.width) / Double(card.bounds.width)
        #expect(fixture.value("Saved picture 1", "transform.scale.x") > scale * 0.9)
        let saved = Pixels(controller.drawing.picture())
        fixture.stage.advance(by: 1)
        #expect(near(fixture.value("Saved picture 1", "transform.rotation.z"), -7 * .pi / 180))
        let (center, stack) = (fixture.frame("Saved picture 1"), fixture.frame("Saved pictures"))
        #expect(near(center.midX, Double(stack.midX)) && near(center.midY, Double(stack.midY)) && fixture.isAtRest)

        // The picture does not change with the drawing.
        try tap(fixture, "Clear")
        try tap(fixture, "Saved pictures")
        fixture.stage.advance(by: 1)
        let picture = try #require(try fixture.view("Picture") as? UIImageView)
        #expect(picture.image.map(Pixels.init) == saved && Pixels(controller.drawing.picture()) != saved)
        #expect(fixture.frame("Picture").midX == 187.5 && fixture.frame("Picture").width == 335)
        try tap(fixture, "Close")
        fixture.stage.advance(by: 1)
        #expect(controller.presentedViewController == nil && fixture.isAtRest && !card.isHidden)
    }

    /// Two fingers, first 60 points apart, turn by a quarter turn and spread to 96 points, around the middle of the picture.
    @Test func twoFingersTurnAndEnlargeThePicture() throws {
        let fixture = try SceneFixture("drawing", framesPerSecond: 60)
        for name in ["Save", "Saved pictures"] {
            try tap(fixture, name)
            fixture.stage.advance(by: 1)
        }
        let frame = fixture.frame("Picture")
        func move(_ angle: CGFloat, _ radius: CGFloat, _ touch: (CGPoint, Int) -> Void) {
            for (finger, sign) in [(0, CGFloat(1)), (1, -1)] {
                touch(CGPoint(x: frame.midX + sign * cos(angle) * radius, y: frame.midY + sign * sin(angle) * radius), finger)
            }
            fixture.stage.advance(frames: 1)
        }
        move(0, 30) { fixture.stage.touchDown(at: $0, finger: $1) }
        for step in 1...40 {
            let progress = CGFloat(step) / 40
            move(progress * .pi / 2, 30 + 18 * progress) { fixture.stage.touchMove(to: $0, finger: $1) }
        }
        // The gestures begin only after the fingers have moved a little, so the picture can rotate and grow less than the fingers do.
        let (angle, scale) = (fixture.value("Picture", "transform.rotation.z"), fixture.value("Picture", "transform.scale.x"))
        #expect((1.3...1.58).contains(angle) && (1.35...1.61).contains(scale), "\(angle) \(scale)")
        #expect(abs(fixture.frame("Picture").midX - frame.midX) < 12)
        for finger in [0, 1] { fixture.stage.touchUp(finger: finger) }
        fixture.stage.advance(by: 0.12)
        #expect((0.02..<angle).contains(fixture.value("Picture", "transform.rotation.z")), "it springs back")
        fixture.stage.advance(by: 1.5)
        #expect(fixture.frame("Picture") == frame && fixture.isAtRest)
    }

    @Test func stackShowsTheNewestThreePictures() throws {
        let fixture = try SceneFixture("drawing", framesPerSecond: 60)
        for _ in 0..<5 {
            try tap(fixture, "Save")
            fixture.stage.advance(by: 0.9)
        }
        #expect((1...6).map { fixture.contains("Saved picture \($0)") } == [false, false, true, true, true, false])
    }

    // MARK: - Keys

    @Test func keysChooseAToolAndDraw() throws {
        let fixture = try SceneFixture("drawing", framesPerSecond: 60)
        let controller = try controller(fixture)
        func focus(_ name: String) throws {
            for _ in 0..<30 where try !fixture.view(name).isFocused { fixture.stage.key("tab") }
            #expect(try fixture.view(name).isFocused, "\(name)")
        }
        for name in ["Sage", "Brush", "Color"] {
            try focus(name)
            fixture.stage.key("space")
            fixture.stage.advance(by: 0.3)
        }
        #expect(controller.color == .sage && controller.tool == .brush && controller.drawing.activeLayerIndex == 0)
        let before = pixels(controller.drawing.layers[0])
        try focus("Paper")
        fixture.stage.key("shift+right")
        fixture.stage.advance(by: 1)
        #expect(pixels(controller.drawing.layers[0]) != before && controller.drawing.canUndo)
    }

    // MARK: - Layout

    /// A rotation changes the size of the paper on the screen, but not the drawing. A finger draws where it is in both orientations.
    @Test func rotationKeepsTheDrawing() throws {
        let fixture = try SceneFixture("drawing", framesPerSecond: 60)
        let layers = try controller(fixture).drawing.layers
        fixture.stage.drag(from: point(fixture, 0.1, 0.05), to: point(fixture, 0.3, 0.05), duration: 0.2)
        let drawn = layers.map(pixels)
        fixture.stage.rotate(to: .landscapeLeft)
        fixture.stage.advance(by: 1)
        #expect(layers.map(pixels) == drawn)
        let paper = fixture.frame("Paper")
        #expect(abs(paper.height - 343) < 0.5 && abs(paper.width / paper.height - 343 / 391) < 0.005)
        fixture.stage.drag(from: point(fixture, 0.6, 0.95), to: point(fixture, 0.8, 0.95), duration: 0.2)
        #expect(alpha(layers[1], 0.7, 0.95) == 255 && alpha(layers[1], 0.7, 0.92) == 0 && alpha(layers[1], 0.2, 0.05) == 255)
        fixture.stage.rotate(to: .portrait)
        fixture.stage.advance(by: 1)
        #expect(fixture.frame("Paper") == CGRect(x: 16, y: 72, width: 343, height: 391))
    }

    @Test(arguments: [
        CGSize(width: 375, height: 667), CGSize(width: 667, height: 375), CGSize(width: 320, height: 568), CGSize(width: 568, height: 320),
        CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 768, height: 1024),
        CGSize(width: 1024, height: 768),
    ])
    func partsFitOnTheScreenAndDoNotOverlap(size: CGSize) throws {
        let stage = Stage(showing: { DrawingViewController() }, size: size, scale: 2)
        stage.advance(frames: 2)
        let controller = try #require(stage.window.rootViewController as? DrawingViewController)
        func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }
        let parts = [controller.header, controller.paper, controller.layerRow, controller.toolCard].map(frame)
        for (index, part) in parts.enumerated() {
            #expect(CGRect(origin: .zero, size: size).insetBy(dx: 7, dy: 3).contains(part), "part \(index): \(part)")
            for other in parts[..<index] { #expect(!part.intersects(other), "\(part) and \(other)") }
        }
        #expect(frame(controller.paper).width > 150 && abs(parts[1].width / parts[1].height - 343 / 391) < 0.01)
        for button in controller.layerButtons {
            let label = try #require(button.subviews.first { $0 is UILabel })
            let isWhole = label.bounds.width >= label.intrinsicContentSize.width.rounded(.down)
            #expect(size.width == 320 ? label.isHidden : !label.isHidden && isWhole, "\(button.drawingLayer.name)")
        }
        #expect(controller.widthSlider.bounds.width > 60)
    }
}
