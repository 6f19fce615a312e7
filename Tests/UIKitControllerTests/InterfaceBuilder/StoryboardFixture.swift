import Stage
import UIKit

/// A storyboard whose scenes are in the text of a test, and a stage that shows its initial controller.
@MainActor struct StoryboardFixture {
    let stage: Stage
    let storyboard: UIStoryboard

    /// Creates the stage and the storyboard. The initial controller has the identity `start`.
    init(_ scenes: String, size: CGSize = CGSize(width: 375, height: 667), resources: String = "", strings: [String: String] = [:]) {
        InterfaceTables.register()
        stage = Stage(size: size, scale: 1, framesPerSecond: 60)
        stage.makeCurrent()
        storyboard = Self.storyboard(scenes, resources: resources, strings: strings)
        _ = InterfaceLog.shared.take()
    }

    static func text(_ scenes: String, resources: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="start">
          <scenes>
            \(scenes)
          </scenes>
          <resources>\(resources)</resources>
        </document>
        """
    }

    static func storyboard(_ scenes: String, resources: String = "", strings: [String: String] = [:]) -> UIStoryboard {
        do {
            let document = try InterfaceDocument(
                Data(text(scenes, resources: resources).utf8), fileName: "Test.storyboard", strings: strings)
            return UIStoryboard(document, name: "Test")
        } catch {
            fatalError("The storyboard of the test is not valid: \(error)")
        }
    }

    /// Shows the initial controller and returns it.
    func start<Controller: UIViewController>(_ type: Controller.Type = Controller.self) -> Controller {
        let controller = storyboard.instantiateInitialViewController()
        stage.window.rootViewController = controller
        stage.advance(frames: 1)
        return controller as! Controller
    }

    /// Returns the text of a scene with one controller whose view contains some elements.
    static func scene(
        _ id: String, _ subviews: String = "", type: String = "viewController", attributes: String = "",
        view: String? = nil, afterView: String = "", objects: String = ""
    ) -> String {
        let rootView =
            view ?? """
                <view key="view" contentMode="scaleToFill" id="\(id)-view">
                  <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                  <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                  \(subviews)
                </view>
                """
        return """
            <scene sceneID="\(id)-scene"><objects>
              <\(type) id="\(id)" title="\(id)" storyboardIdentifier="\(id)" sceneMemberID="viewController" \(attributes)>
                \(rootView)\(afterView)
              </\(type)>
              <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-responder" sceneMemberID="firstResponder"/>
              <exit id="\(id)-exit" userLabel="Exit" sceneMemberID="exit"/>
              \(objects)
            </objects></scene>
            """
    }

    /// The attributes of a scene whose controller is an `OutletViewController`.
    static let outletClass = "customClass=\"OutletViewController\" customModule=\"UIKitControllerTests\" customModuleProvider=\"target\""
}
