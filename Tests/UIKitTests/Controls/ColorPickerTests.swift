import Stage
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor private final class ColorDelegate: UIColorPickerViewControllerDelegate {
    var log: [String] = []
    func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
        log.append("\(PickerColor(color).hexadecimal) \(continuously)")
    }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { log.append("finish") }
}

@MainActor @Suite struct ColorPickerTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 2, framesPerSecond: 60)
    let root = UIViewController()
    let picker = UIColorPickerViewController()
    private let delegate = ColorDelegate()

    init() {
        stage.window.rootViewController = root
        picker.delegate = delegate
        picker.selectedColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
    }

    private func present() {
        root.present(picker, animated: false)
        stage.advance(by: 0.1)
    }

    private func find<View: UIView>(_ type: View.Type) throws -> View {
        var found: View?
        picker.view.forEachInTree { if let view = $0 as? View, !view.isHidden { found = view } }
        return try #require(found)
    }

    @Test func colorsConvertBothWays() {
        for (red, green, blue) in [(0.2, 0.4, 0.6), (1, 0, 0), (0.9, 0.1, 0.85), (0, 0, 0), (0.3, 0.3, 0.3), (0.1, 0.8, 0.2)] {
            let color = PickerColor(red: red, green: green, blue: blue, alpha: 0.7)
            let parts = color.components.map(Double.init)
            #expect(abs(parts[0] - red) < 1e-9 && abs(parts[1] - green) < 1e-9 && abs(parts[2] - blue) < 1e-9)
        }
        // A gray has no hue of its own, so it gets `hueOfGray`.
        #expect(PickerColor(red: 0.3, green: 0.3, blue: 0.3, alpha: 1, hueOfGray: 0.4).hue == 0.4)
        #expect(PickerColor(red: 1, green: 0.5, blue: 0, alpha: 1).hexadecimal == "FF8000")
    }

    @Test func spectrumPositionsAreInverse() {
        for position in [CGPoint(x: 0.1, y: 0.2), CGPoint(x: 0.62, y: 0.5), CGPoint(x: 0.9, y: 0.83)] {
            let found = ColorSpectrum.position(of: ColorSpectrum.color(at: position))
            #expect(abs(found.x - position.x) < 1e-9 && abs(found.y - position.y) < 1e-9)
        }
        #expect(ColorSpectrum.color(at: CGPoint(x: 0.3, y: 0)).hexadecimal == "FFFFFF")
        #expect(ColorSpectrum.color(at: CGPoint(x: 0.3, y: 1)).hexadecimal == "000000")
    }

    @Test func gridChoosesByTapAndDragAndKeepsTheOpacity() throws {
        present()
        let grid = try find(ColorGrid.self)
        let cell = CGSize(width: grid.bounds.width / 12, height: grid.bounds.height / 10)
        func center(_ column: CGFloat, _ row: CGFloat) -> CGPoint {
            stage.location(of: CGPoint(x: cell.width * (column + 0.5), y: cell.height * (row + 0.5)), in: grid)
        }
        stage.tap(at: center(5, 5))
        let first = ColorGrid.color(column: 5, row: 5).hexadecimal
        #expect(delegate.log == ["\(first) true", "\(first) false"])
        #expect(PickerColor(picker.selectedColor).hexadecimal == first && picker.selectedColor.cgColor.alpha == 0.5)
        stage.drag(from: center(5, 5), to: center(7, 5), duration: 0.2)
        #expect(PickerColor(picker.selectedColor).hexadecimal == ColorGrid.color(column: 7, row: 5).hexadecimal)
        #expect(delegate.log.last?.hasSuffix("false") == true)
    }

    @Test func slidersChangeOneComponent() throws {
        present()
        var tabs: UISegmentedControl?
        picker.view.forEachInTree { if let view = $0 as? UISegmentedControl { tabs = view } }
        let control = try #require(tabs)
        stage.tap(at: stage.location(of: CGPoint(x: control.bounds.width * 5 / 6, y: 16), in: control))
        stage.advance(by: 0.4)
        var sliders: [ColorSlider] = []
        picker.view.forEachInTree { if let view = $0 as? ColorSlider, !view.isHidden { sliders.append(view) } }
        let green = try #require(sliders.first { $0.accessibilityIdentifier == "Green" })
        // The right end of the track. To the right of the track are a gap of 12 points and the value, which is 72 points wide.
        stage.tap(at: stage.location(of: CGPoint(x: green.bounds.width - 90, y: 42), in: green))
        let parts = PickerColor(picker.selectedColor).components
        #expect(near(parts[0], 0.2, within: 1e-6) && near(parts[1], 1, within: 1e-6) && near(parts[2], 0.6, within: 1e-6))
    }

    @Test func opacityIsHiddenIfItIsNotSupported() throws {
        picker.supportsAlpha = false
        present()
        var visible: [String] = []
        picker.view.forEachInTree {
            if let view = $0 as? ColorSlider, !view.isHidden { visible.append(view.accessibilityIdentifier ?? "") }
        }
        #expect(visible == [])
    }

    @Test func titleCanBeSetWhileThePickerIsShown() {
        picker.title = "Paper"
        present()
        #expect(picker.content?.title == "Paper")
        picker.title = "Ink"
        #expect(picker.content?.title == "Ink")
        picker.title = nil
        #expect(picker.content?.title == "Colors")
    }

    @Test func closeButtonFollowsTheStyle() throws {
        present()
        var close: UIView?
        picker.view.forEachInTree { if $0.accessibilityIdentifier == "Close" { close = $0 } }
        let button = try #require(close)
        func color() -> CGColor? { button.layer.sublayers?.compactMap { ($0 as? CAShapeLayer)?.strokeColor }.first }
        #expect(color() == UIColor.secondaryLabel.resolvedColor(with: button.traitCollection).cgColor)
        let light = color()
        stage.userInterfaceStyle = .dark
        stage.advance(frames: 1)
        #expect(color() != light && color() == UIColor.secondaryLabel.resolvedColor(with: button.traitCollection).cgColor)
    }

    @Test func closeButtonEndsThePicker() throws {
        present()
        var close: UIView?
        picker.view.forEachInTree { if $0.accessibilityIdentifier == "Close" { close = $0 } }
        stage.tap(try #require(close))
        stage.advance(by: 1)
        #expect(delegate.log == ["finish"] && root.presentedViewController == nil)
    }

    @Test func dragDownEndsThePicker() {
        present()
        stage.drag(from: CGPoint(x: 190, y: 90), to: CGPoint(x: 190, y: 600), duration: 0.2)
        #expect(delegate.log == [])
        stage.advance(by: 1)
        #expect(delegate.log == ["finish"] && root.presentedViewController == nil)
    }

    @Test func colorOfTheAppIsShownAndNotReported() throws {
        present()
        picker.selectedColor = .red
        #expect(delegate.log == [] && picker.content?.color.hexadecimal == "FF0000")
    }

    @Test func wellPresentsAPickerAndFollowsIt() throws {
        let well = UIColorWell(frame: CGRect(x: 40, y: 90, width: 0, height: 0))
        well.selectedColor = .blue
        well.title = "Paper"
        root.view.addSubview(well)
        let count = valueChangeCounter(well)
        #expect(well.bounds.size == CGSize(width: 28, height: 28))
        stage.tap(well)
        stage.advance(by: 1)
        let picker = try #require(root.presentedViewController as? UIColorPickerViewController)
        #expect(picker.title == "Paper" && picker.selectedColor == .blue)
        var grid: ColorGrid?
        picker.view.forEachInTree { if let view = $0 as? ColorGrid { grid = view } }
        stage.tap(try #require(grid))
        #expect(count() == 2 && well.selectedColor == picker.selectedColor && well.selectedColor != .blue)
    }
}
