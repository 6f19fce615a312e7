import Testing

@testable import flipbook

/// The choice of a device for a project.
@MainActor @Suite struct DeviceChoiceTests {
    @Test(arguments: ["15.0", "15.6.1", "17", "26.0"]) func newProjectsHaveAnIPhone15(version: String) {
        #expect(DeviceChoice.modelName(deploymentTarget: version, isPadOnly: false) == "iPhone 15")
        #expect(DeviceChoice.modelName(deploymentTarget: version, isPadOnly: true) == "iPad")
    }

    @Test(arguments: ["14.5", "9.3.5", "", nil]) func olderProjectsHaveAnIPhone8(version: String?) {
        #expect(DeviceChoice.modelName(deploymentTarget: version, isPadOnly: false) == "iPhone 8")
    }
}
