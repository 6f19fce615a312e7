import CoreGraphics
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct SymbolImageViewTests {
    typealias Configuration = UIImage.SymbolConfiguration

    private func makeStage() -> (stage: Stage, view: UIImageView) {
        let stage = Stage(size: CGSize(width: 80, height: 80), scale: 2, framesPerSecond: 60)
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        stage.window.rootViewController = controller
        let view = UIImageView(frame: CGRect(x: 10, y: 20, width: 40, height: 40))
        view.contentMode = .center
        controller.view.addSubview(view)
        return (stage, view)
    }

    @Test func symbolIsPaintedInTheTintColor() {
        let (stage, view) = makeStage()
        view.tintColor = .red
        view.image = UIImage(systemName: "circle.fill")
        #expect(stage.render()[60, 80].word == 0xFFFF_0000)
        view.tintColor = .blue
        #expect(stage.render()[60, 80].word == 0xFF00_00FF)
        view.image = UIImage(systemName: "circle.fill")?.withTintColor(.green)
        #expect(stage.render()[60, 80].word == 0xFF00_00FF, "the tint color of the view is used unless the mode is alwaysOriginal")
        view.image = UIImage(systemName: "circle.fill")?.withTintColor(.green, renderingMode: .alwaysOriginal)
        #expect(stage.render()[60, 80].word == 0xFF00_FF00)
        view.image = UIImage(systemName: "circle.fill")?.withRenderingMode(.alwaysOriginal)
        #expect(stage.render()[60, 80].word == 0xFF00_0000)
    }

    @Test func preferredConfigurationDeterminesTheSize() throws {
        let (_, view) = makeStage()
        view.image = UIImage(systemName: "star")
        let size = view.intrinsicContentSize
        view.preferredSymbolConfiguration = Configuration(pointSize: 34)
        let expected = try #require(UIImage(systemName: "star", withConfiguration: Configuration(pointSize: 34)))
        #expect(view.intrinsicContentSize == expected.size && expected.size.width > size.width * 1.8)
        #expect(view.sizeThatFits(.zero) == expected.size)
        #expect(view.image?.size == size, "the image itself is unchanged")
    }

    @Test func configurationOfTheImageTakesPrecedence() throws {
        let (_, view) = makeStage()
        view.preferredSymbolConfiguration = Configuration(pointSize: 34, weight: .bold)
        view.image = UIImage(systemName: "star", withConfiguration: Configuration(pointSize: 12))
        #expect(view.displayedImage?.symbolConfiguration?.isEqual(to: Configuration(pointSize: 12, weight: .bold)) == true)
    }

    @Test func dynamicColorsFollowTheStyle() {
        let (stage, view) = makeStage()
        view.preferredSymbolConfiguration = Configuration(paletteColors: [UIColor(light: .red, dark: .blue)])
        view.image = UIImage(systemName: "circle.fill")
        #expect(stage.render()[60, 80].word == 0xFFFF_0000)
        stage.window.overrideUserInterfaceStyle = .dark
        stage.advance(frames: 1)
        #expect(stage.render()[60, 80].word == 0xFF00_00FF)
    }

    @Test func hierarchyWithoutAColorUsesTheTintColor() {
        let (stage, view) = makeStage()
        view.tintColor = .red
        view.image = UIImage(systemName: "circle.fill", withConfiguration: Configuration.preferringHierarchical())
        #expect(stage.render()[60, 80].word == 0xFFFF_0000)
        view.tintColor = .blue
        #expect(stage.render()[60, 80].word == 0xFF00_00FF)
    }

    @Test func mirroredSymbolIsMirrored() throws {
        let (stage, view) = makeStage()
        view.image = UIImage(systemName: "circle.lefthalf.filled", withConfiguration: Configuration(pointSize: 30))?
            .withHorizontallyFlippedOrientation()
        view.tintColor = .black
        let bitmap = stage.render()
        #expect(bitmap[48, 80].red == 255 && bitmap[72, 80].red == 0)
    }

    // MARK: - Buttons and bars

    @Test func buttonUsesTheConfigurationOfItsState() throws {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "plus"), for: .normal)
        let size = button.intrinsicContentSize
        button.setPreferredSymbolConfiguration(Configuration(pointSize: 40), forImageIn: .normal)
        #expect(button.intrinsicContentSize.height > size.height + 10)
        #expect(button.preferredSymbolConfigurationForImage(in: .highlighted)?.isEqual(to: Configuration(pointSize: 40)) == true)
        button.setPreferredSymbolConfiguration(Configuration(pointSize: 20), forImageIn: .disabled)
        button.isEnabled = false
        #expect(button.currentPreferredSymbolConfiguration?.isEqual(to: Configuration(pointSize: 20)) == true)
        #expect(button.imageView?.preferredSymbolConfiguration?.isEqual(to: Configuration(pointSize: 20)) == true)
    }

    @Test func symbolOfAFilledButtonHasTheColorAndTheSizeOfItsTitle() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Add"
        configuration.image = UIImage(systemName: "plus")
        let button = UIButton(configuration: configuration)
        #expect(button.imageView?.tintColor == .white)
        #expect(button.imageView?.preferredSymbolConfiguration?.values.pointSize == 17)
        configuration.preferredSymbolConfigurationForImage = Configuration(pointSize: 30)
        button.configuration = configuration
        #expect(button.imageView?.preferredSymbolConfiguration?.values.pointSize == 30)
    }

    @Test func barButtonShowsALargeSymbolInTheTintColor() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1, framesPerSecond: 60)
        let controller = UIViewController()
        let item = UIBarButtonItem(image: UIImage(systemName: "gear"), style: .plain, target: nil, action: nil)
        item.tintColor = .purple
        controller.navigationItem.rightBarButtonItem = item
        stage.window.rootViewController = UINavigationController(rootViewController: controller)
        stage.advance(frames: 1)
        let view = try #require(item.imageView)
        #expect(view.tintColor == .purple)
        let large = try #require(UIImage(systemName: "gear", withConfiguration: Configuration(textStyle: .body, scale: .large)))
        #expect(view.bounds.size == large.size && view.window === stage.window)
    }

    @Test func effectsOfAnItemOutsideOfBarsComplete() {
        let item = UIBarButtonItem(image: UIImage(systemName: "gear"), style: .plain, target: nil, action: nil)
        var names: [String] = []
        func log(_ name: String) -> UISymbolEffectCompletion {
            { context in names.append("\(name) \(context.isFinished) \(context.sender === item)") }
        }
        item.addSymbolEffect(.bounce, completion: log("bounce"))
        item.addSymbolEffect(.scale.up, completion: log("scale"))
        item.addSymbolEffect(.pulse, completion: log("pulse"))
        #expect(names == ["bounce true true", "scale true true"], "an endless effect does not end")
        item.removeSymbolEffect(ofType: .scale, completion: log("removal"))
        #expect(names.last == "removal true true" && item.symbolEffects.map { $0.name } == [PulseSymbolEffect().configuration.name])
    }
}
