import CoreGraphics
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor @Suite struct StoryboardSymbolTests {
    private func views(_ subviews: String) -> [UIView] {
        let fixture = StoryboardFixture(StoryboardFixture.scene("start", "<subviews>\(subviews)</subviews>"))
        var controller: UIViewController!
        let lines = diagnostics { controller = fixture.start() }
        #expect(lines.isEmpty, "\(lines)")
        return controller.view.subviews
    }

    @Test func systemImageIsASymbol() throws {
        let views = views(
            """
            <imageView image="star.fill" catalog="system" id="a">
              <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="31" scale="large"
                weight="bold"/>
            </imageView>
            <imageView id="b">
              <imageReference key="image" image="cloud.rain" catalog="system" symbolScale="small" renderingMode="hierarchical"/>
            </imageView>
            """)
        let first = try #require(views[0] as? UIImageView), second = try #require(views[1] as? UIImageView)
        #expect(first.image == UIImage(systemName: "star.fill"))
        let configuration = UIImage.SymbolConfiguration(pointSize: 31, weight: .bold, scale: .large)
        #expect(first.preferredSymbolConfiguration?.isEqual(to: configuration) == true)
        let symbol = try #require(second.image?.attributes.symbol)
        #expect(symbol.name == "cloud.rain" && symbol.configuration.values.scale == .small)
        #expect(symbol.configuration.values.coloring == .hierarchical(nil))
    }

    @Test func buttonHasASymbolAndItsConfiguration() throws {
        let views = views(
            """
            <button id="b" buttonType="system">
              <state key="normal" title="Add" image="plus" catalog="system">
                <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font" scale="small">
                  <fontDescription key="font" type="boldSystem" pointSize="22"/>
                </preferredSymbolConfiguration>
              </state>
            </button>
            """)
        let button = try #require(views[0] as? UIButton)
        #expect(button.image(for: .normal) == UIImage(systemName: "plus"))
        let configuration = UIImage.SymbolConfiguration(pointSize: 22, weight: .bold, scale: .small)
        #expect(button.preferredSymbolConfigurationForImage(in: .normal)?.isEqual(to: configuration) == true)
    }
}
