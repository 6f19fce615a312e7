import CoreGraphics
import CoreImage
import FlipbookDisplayList
import Foundation
import Testing

@testable import QuartzCore

@MainActor @Suite struct LayerFilterTests {
    private let fixture = LayerFixture()
    private var layer: CALayer { fixture.layer }

    init() {
        fixture.tree.screenScale = 2
        layer.backgroundColor = CGColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 1)
        layer.bounds.origin = CGPoint(x: 3, y: 5)
    }

    private func blur(_ radius: Float) -> CIFilter {
        let filter = CIFilter.gaussianBlur()
        (filter.name, filter.radius) = ("blur", radius)
        return filter
    }

    /// The images in a list with their rectangles.
    private func images(_ items: [DisplayItem]) -> [(image: CGImage, rect: CGRect)] {
        items.compactMap { if case .image(let image, let shape, _) = $0.content { (image, shape.rect) } else { nil } }
    }

    private var renderCount: Int { layer.settings.filters.cache?.renderCount ?? 0 }

    @Test func blurredLayerIsAnImageThatReachesThreeRadiiFurther() throws {
        layer.filters = [blur(4)]
        let items = fixture.items
        let found = try #require(images(items).first)
        #expect(items.count == 1 && found.rect == CGRect(x: -9, y: -7, width: 64, height: 44))
        #expect(found.image.width == 128 && found.image.height == 88)
        // The center is opaque, and a corner is nearly transparent.
        #expect(found.image.bitmap[64, 44].alpha > 250 && found.image.bitmap[2, 2].alpha < 4)
    }

    @Test func filtersAreAppliedOneAfterAnother() throws {
        let crop = try #require(CIFilter(name: "CICrop"))
        // In points from the lower left corner of the bounds.
        crop.setValue(CIVector(x: 0, y: 0, z: 10, w: 5), forKey: "inputRectangle")
        layer.filters = [CIFilter.colorInvert(), crop]
        let found = try #require(images(fixture.items).first)
        #expect(found.rect == CGRect(x: 3, y: 20, width: 10, height: 5))
        let expected = CIImage(color: CIColor(red: 0.8, green: 0.4, blue: 0.2)).applyingFilter("CIColorInvert")
        let word = CIContext().createCGImage(expected, from: CGRect(x: 0, y: 0, width: 1, height: 1))?.bitmap[0, 0].word
        #expect(found.image.bitmap[7, 3].word == word)
    }

    @Test func sublayersAndBordersAreFilteredAndOpacityIsApplied() {
        let child = CALayer()
        child.frame = CGRect(x: 60, y: 5, width: 10, height: 10)
        child.backgroundColor = .white
        layer.addSublayer(child)
        layer.opacity = 0.5
        layer.filters = [blur(1)]
        let items = fixture.items
        #expect(items.count == 1 && items[0].opacity == 0.5)
        // From x = 3 to 70, and three points more on both sides.
        #expect(images(items)[0].rect == CGRect(x: 0, y: 2, width: 73, height: 26))
    }

    @Test func imageIsMadeOnceWhileNothingChanges() {
        layer.filters = [blur(4)]
        let first = images(fixture.items)[0].image
        fixture.withoutActions { layer.position.x += 17 }
        #expect(images(fixture.items)[0].image === first && renderCount == 1)
        fixture.withoutActions { layer.opacity = 0.7 }
        _ = fixture.items
        #expect(renderCount == 1)
        fixture.withoutActions { layer.backgroundColor = .white }
        #expect(images(fixture.items)[0].image !== first && renderCount == 2)
        layer.setValue(5, forKeyPath: "filters.blur.inputRadius")
        _ = fixture.items
        #expect(renderCount == 3)
        layer.setValue(5, forKeyPath: "filters.blur.inputRadius")
        _ = fixture.items
        #expect(renderCount == 3)
    }

    @Test func animatedRadiusIsBetweenItsEndsAtHalfTime() {
        layer.filters = [blur(1)]
        let animation = CABasicAnimation(keyPath: "filters.blur.inputRadius")
        (animation.fromValue, animation.toValue, animation.duration) = (2.0, 10.0, 4)
        layer.add(animation, forKey: "blur")
        var widths: [CGFloat] = []
        for time in [0.0, 1, 2, 3.5] {
            fixture.advance(to: time)
            widths.append(images(fixture.items)[0].rect.width)
            #expect(isClose(fixture.number("filters.blur.inputRadius"), 2 + 2 * time))
        }
        // 40 points and three radii on both sides: 2, 4, 6 and 9.
        #expect(widths == [52, 64, 76, 94])
        fixture.advance(to: 5)
        #expect(images(fixture.items)[0].rect.width == 46)
    }

    @Test func colorsAndVectorsAreAnimated() {
        let mono = CIFilter.colorMonochrome()
        (mono.name, mono.color) = ("mono", CIColor(red: 1, green: 0, blue: 0))
        layer.filters = [mono]
        let animation = CABasicAnimation(keyPath: "filters.mono.inputColor")
        (animation.fromValue, animation.toValue, animation.duration) = (
            CIColor(red: 0.2, green: 0, blue: 0), CIColor(red: 0.6, green: 1, blue: 0), 2
        )
        layer.add(animation, forKey: nil)
        fixture.advance(to: 1)
        guard case .color(let color?)? = fixture.displayedValue("filters.mono.inputColor") else {
            Issue.record("no color")
            return
        }
        #expect(isClose((color.components ?? []).map { Double($0) }, [0.4, 0.5, 0, 1]))
    }

    @Test func inputsOfFiltersHaveKeyPaths() {
        layer.filters = [blur(4)]
        #expect(layer.value(forKeyPath: "filters.blur.inputRadius") as? Double == 4)
        layer.setValue(NSNumber(value: 7.5), forKeyPath: "filters.blur.inputRadius")
        #expect(layer.value(forKeyPath: "filters.blur.inputRadius") as? Double == 7.5)
        let lines = diagnostics {
            #expect(layer.value(forKeyPath: "filters.glow.inputRadius") == nil)
            layer.add(CABasicAnimation(keyPath: "filters.blur.inputAngle"), forKey: nil)
            layer.setValue(Double.nan, forKeyPath: "filters.blur.inputRadius")
        }
        #expect(lines.count == 3 && lines[0].contains("filters.glow.inputRadius") && lines[1].contains("inputAngle"))
        #expect(layer.value(forKeyPath: "filters.blur.inputRadius") as? Double == 7.5)
    }

    @Test func filtersAreCopied() {
        let filter = CIFilter.gaussianBlur()
        filter.radius = 2
        layer.filters = [filter]
        filter.radius = 20
        #expect(images(fixture.items)[0].rect.width == 52 && (layer.filters?.first as? CIFilter) === filter)
        layer.filters = nil
        #expect(images(fixture.items).isEmpty && fixture.items.count == 1)
    }

    @Test func disabledFilterChangesNothing() {
        let filter = blur(4)
        filter.isEnabled = false
        layer.filters = [filter]
        #expect(images(fixture.items)[0].rect == CGRect(x: 3, y: 5, width: 40, height: 20))
    }

    @Test func animationsOfSublayersAreVisibleInTheFilteredImage() {
        let child = CALayer()
        child.frame = CGRect(x: 3, y: 5, width: 10, height: 10)
        child.backgroundColor = .white
        layer.addSublayer(child)
        layer.filters = [blur(1)]
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (8.0, 38.0, 1)
        child.add(animation, forKey: nil)
        var list = DisplayList()
        var columns: [UInt8] = []
        for time in [0.0, 0.5, 0.75] {
            fixture.advance(to: time)
            fixture.tree.display(into: &list)
            #expect(list.items == fixture.tree.makeDisplayList().items)
            columns.append(images(list.items)[0].image.bitmap[60, 20].blue)
        }
        // Column 60 is x = 30. The white child covers 3…13 at the beginning, and 25.5…35.5 at the end.
        #expect(renderCount == 3 && columns[0] < 120 && columns[2] > 200)
    }

    @Test func layersThatAreTooLargeAreReported() {
        layer.filters = [blur(4)]
        fixture.withoutActions { layer.bounds.size = CGSize(width: 1e6, height: 300) }
        var items: [DisplayItem] = []
        let lines = diagnostics { items = fixture.items }
        #expect(items.isEmpty && lines.count == 1 && lines[0].contains("Use filters on a smaller layer"))
    }

    @Test func objectsThatAreNotFiltersAreReportedAndIgnored() {
        let lines = diagnostics { layer.filters = ["blur"] }
        #expect(lines.count == 1 && lines[0].contains("CIFilter") && fixture.items.count == 1 && images(fixture.items).isEmpty)
    }

    // MARK: - Background filters

    @Test func backgroundBlurIsABackdropWithTheShapeOfTheLayer() {
        let saturation = CIFilter.colorControls()
        saturation.saturation = 1.5
        layer.backgroundFilters = [blur(12), saturation]
        layer.cornerRadius = 6
        let items = fixture.items
        guard case .backdrop(let filter, let shape) = items[0].content else {
            Issue.record("no backdrop")
            return
        }
        #expect(items.count == 2 && filter == BackdropFilter(radius: 12, saturation: 1.5))
        #expect(shape.rect == layer.bounds && shape.radius == 6)
        layer.setValue(3, forKeyPath: "backgroundFilters.blur.inputRadius")
        #expect(fixture.items[0].content == .backdrop(BackdropFilter(radius: 3, saturation: 1.5), shape))
    }

    @Test func otherBackgroundFiltersAreReported() {
        layer.backgroundFilters = [CIFilter.sepiaTone()]
        var count = 0
        let lines = diagnostics { count = fixture.items.count }
        #expect(count == 1 && lines.count == 1 && lines[0].contains("CISepiaTone"))
    }

    @Test func compositingFilterCanBeAFilter() {
        layer.compositingFilter = CIFilter.multiplyBlendMode()
        guard case .group(1, .multiply) = fixture.items[0].content else {
            Issue.record("no group")
            return
        }
    }

    @Test func renderedLayerIsFiltered() throws {
        layer.filters = [CIFilter.colorInvert()]
        layer.backgroundColor = .white
        let context = try #require(CGContext(width: 40, height: 20, scale: 1))
        context.translateBy(x: -3, y: -5)
        layer.render(in: context)
        #expect(context.makeImage()?.bitmap[20, 10].word == 0xFF00_0000)
    }
}
