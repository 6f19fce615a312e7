import Stage
import Testing
import UIKit

/// The registration of classes by several modules.
@MainActor @Suite struct InterfaceRegistrationTests {
    @Test func modulesThatExtendTheSameClassKeepTheirProperties() throws {
        let first = FlipbookInterfaceClass(UIProgressView.self, name: "UIProgressView", members: [.inspectable("mark", \.tag)])
        FlipbookInterface.register([first], module: "FirstModule")
        let second = FlipbookInterfaceClass(UIProgressView.self, name: "UIProgressView", members: [.inspectable("shade", \.alpha)])
        FlipbookInterface.register([second], module: "SecondModule")
        let fixture = StoryboardFixture(
            StoryboardFixture.scene(
                "start",
                """
                <subviews><progressView opaque="NO" contentMode="scaleToFill" id="bar">
                  <rect key="frame" x="20" y="40" width="200" height="4"/>
                  <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="mark"><integer key="value" value="31"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="number" keyPath="shade"><real key="value" value="0.25"/></userDefinedRuntimeAttribute>
                  </userDefinedRuntimeAttributes>
                </progressView></subviews>
                """))
        let bar = try #require(fixture.start(UIViewController.self).view.subviews.first as? UIProgressView)
        #expect(bar.tag == 31 && bar.alpha == 0.25)
    }
}
