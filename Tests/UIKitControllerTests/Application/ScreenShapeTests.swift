import Stage
import Testing
import UIKit

/// Safe areas, the status bar and size classes of screens with a shape.
@MainActor @Suite struct ScreenShapeTests {
    /// The shape of a phone with a notch. Its numbers differ from those of all devices.
    private let notched = ScreenShape(statusBarHeight: 41, notchHeight: 46, bottomInset: 33, landscapeBottomInset: 19)

    private func stage(_ size: CGSize, _ shape: ScreenShape?, _ controller: UIViewController = UIViewController()) -> Stage {
        let stage = Stage(size: size, scale: 1)
        stage.shape = shape
        stage.window.rootViewController = controller
        return stage
    }

    @Test func notchCoversTheTopInPortraitAndBothSidesInLandscape() {
        let stage = stage(CGSize(width: 390, height: 844), notched)
        #expect(stage.window.safeAreaInsets == UIEdgeInsets(top: 46, left: 0, bottom: 33, right: 0))
        #expect(UIApplication.shared.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 41))
        stage.rotate(to: .landscapeRight)
        stage.advance(by: 1)
        #expect(stage.window.safeAreaInsets == UIEdgeInsets(top: 0, left: 46, bottom: 19, right: 46))
        #expect(UIApplication.shared.statusBarFrame == .zero)
    }

    @Test func hiddenStatusBarKeepsTheAreaOfTheNotch() {
        final class Controller: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }
        let withNotch = stage(CGSize(width: 390, height: 844), notched, Controller())
        #expect(withNotch.window.safeAreaInsets.top == 46)
        let withoutNotch = stage(CGSize(width: 390, height: 844), ScreenShape(statusBarHeight: 23), Controller())
        #expect(withoutNotch.window.safeAreaInsets == .zero)
    }

    @Test(arguments: [true, false]) func onlyTabletsTurnUpsideDown(isPad: Bool) {
        let controller = UIViewController()
        let stage = stage(CGSize(width: 820, height: 1180), ScreenShape(isPad: isPad), controller)
        let orientations: UIInterfaceOrientationMask = isPad ? .all : .allButUpsideDown
        #expect(controller.supportedInterfaceOrientations == orientations)
        stage.rotate(to: .portraitUpsideDown)
        #expect((UIApplication.shared.interfaceOrientation == .portraitUpsideDown) == isPad)
        stage.advance(by: 1)
    }

    @Test func nativeBoundsAreThoseOfPortrait() {
        let stage = Stage(size: CGSize(width: 390, height: 844), scale: 3)
        stage.window.rootViewController = UIViewController()
        let screen = stage.window.screen
        #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: 1170, height: 2532))
        stage.rotate(to: .landscapeLeft)
        #expect(screen.bounds.size == CGSize(width: 844, height: 390))
        #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: 1170, height: 2532))
        stage.advance(by: 1)
    }

    @Test func tabletShowsTheStatusBarInBothOrientations() {
        let stage = stage(CGSize(width: 820, height: 1180), ScreenShape(statusBarHeight: 24, bottomInset: 20, isPad: true))
        #expect(stage.window.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
        #expect(UIDevice.current.userInterfaceIdiom == .pad && UIDevice.current.model == "iPad")
        #expect(UIScreen.main.traitCollection.horizontalSizeClass == .regular)
        stage.rotate(to: .landscapeLeft)
        stage.advance(by: 1)
        #expect(stage.window.safeAreaInsets.top == 24)
        #expect(UIScreen.main.traitCollection.verticalSizeClass == .regular)
    }

    @Test func widthIsRegularInLandscapeOnlyOnLargePhones() {
        for (width, height, expected) in [(375, 812, UIUserInterfaceSizeClass.compact), (414, 736, .regular), (430, 932, .regular)] {
            let stage = stage(CGSize(width: width, height: height), notched)
            #expect(UIScreen.main.traitCollection.horizontalSizeClass == .compact)
            stage.rotate(to: .landscapeRight)
            #expect(UIScreen.main.traitCollection.horizontalSizeClass == expected, "\(width)")
            #expect(UIScreen.main.traitCollection.verticalSizeClass == .compact)
        }
    }

    @Test func screenWithoutAShapeIsUnchanged() {
        let stage = stage(CGSize(width: 375, height: 667), nil)
        #expect(stage.window.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        #expect(UIDevice.current.userInterfaceIdiom == .phone)
    }
}
