import FlipbookPlayback
import FlipbookXcode
import Foundation

/// The choice of a device for a project.
enum DeviceChoice {
    /// The devices in the storyboards of Xcode, and the models with their screens.
    private static let storyboardDevices = [
        "retina3_5": "iPhone 5s", "retina4_0": "iPhone 5s", "retina4_7": "iPhone 8", "retina5_5": "iPhone 8 Plus",
        "retina5_9": "iPhone X", "retina6_1": "iPhone 11", "retina6_5": "iPhone 11", "retina6_0": "iPhone 14", "retina6_12": "iPhone 15",
        "retina6_7": "iPhone 15 Pro Max", "retina6_3": "iPhone 16 Pro", "retina6_9": "iPhone 16 Pro Max",
        "ipad9_7": "iPad (9th generation)",
        "ipad10_5": "iPad (9th generation)", "ipad11_0rounded": "iPad Pro 11-inch", "ipad12_9": "iPad Pro 12.9-inch",
        "ipad12_9rounded": "iPad Pro 12.9-inch",
    ]

    /// Returns the device for which the main storyboard, or else another storyboard, is drawn. This device is used only if it is an iPad
    /// for an app that runs only on iPads, or an iPhone for any other app. Otherwise returns an iPad, or an iPhone that fits the deployment
    /// target.
    static func device(for project: AppProject) -> Device {
        let isPadOnly = project.deviceFamilies == [2]
        let storyboards = project.resources.filter { $0.kind == .storyboard }
        let main = project.infoPlist["UIMainStoryboardFile"]?.string ?? "Main"
        let sorted = storyboards.filter { $0.path.hasSuffix("/\(main).storyboard") } + storyboards
        let drawn = sorted.lazy.compactMap { storyboardDevice(inFileAt: $0.path) }.first
        if let drawn, (drawn.name?.hasPrefix("iPad") == true) == isPadOnly { return drawn }
        return Device.model(named: modelName(deploymentTarget: project.deploymentTarget, isPadOnly: isPadOnly)) ?? .phone
    }

    /// Returns the name of the model for a deployment target such as "15.6.1". Only its first number counts.
    static func modelName(deploymentTarget: String?, isPadOnly: Bool) -> String {
        let version = deploymentTarget?.split(separator: ".").first.flatMap { Int($0) } ?? 0
        return isPadOnly ? "iPad" : version >= 15 ? "iPhone 15" : "iPhone 8"
    }

    private static func storyboardDevice(inFileAt path: String) -> Device? {
        // Only the beginning of the file is read, because it contains the element with the device.
        guard let file = FileHandle(forReadingAtPath: path), let data = try? file.read(upToCount: 4096) else { return nil }
        let text = String(decoding: data, as: UTF8.self)
        guard let start = text.range(of: "<device id=\""), let end = text[start.upperBound...].firstIndex(of: "\"") else { return nil }
        return storyboardDevices[String(text[start.upperBound..<end])].flatMap { Device.model(named: $0) }
    }
}
