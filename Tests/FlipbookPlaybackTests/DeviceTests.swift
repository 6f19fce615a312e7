import FlipbookPlayback
import Testing
import UIKit

@MainActor struct DeviceTests {
    @Test func modelsHaveDifferentNamesAndAreFoundByThem() {
        let names = Device.models.compactMap(\.name)
        #expect(names.count == Device.models.count && Set(names).count == names.count)
        #expect(Device.model(named: "iphone 8")?.size == CGSize(width: 375, height: 667))
        #expect(Device.model(named: "iPhone 9") == nil)
    }

    /// For a name with an unknown number, such as "iPhone 99", nothing is suggested, because too many models are equally similar.
    @Test(arguments: [
        ("iPhone 99", ""), ("iPhone", ""), ("iPhone 155", " (did you mean iPhone 15?)"),
        ("iPhone 16", " (did you mean iPhone 16 Pro or iPhone 16 Pro Max?)"),
        ("ipad pro", " (did you mean iPad Pro 11-inch or iPad Pro 12.9-inch?)"),
    ]) func unknownNameSuggestsSimilarModels(_ name: String, _ hint: String) { #expect(Device.hint(forUnknown: name) == hint) }

    @Test func sceneOfAModelHasItsSafeArea() throws {
        let device = try #require(Device.model(named: "iPhone 14"))
        let scene = Scene("empty", device: device) { UIViewController() }
        #expect(scene.makeStage().window.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        // A stage of another size has no safe area, because it is not this device.
        #expect(scene.makeStage(size: CGSize(width: 500, height: 500)).window.safeAreaInsets == .zero)
    }
}
