import QuartzCore
import Stage
import UIKit

/// A scene that Flipbook can play: a view controller on a screen, with a name and a default script.
///
///     Scene("spring", title: "Spring", summary: "A ball on a spring") { SpringViewController() }
public struct Scene {
    /// The name of the scene on the command line and in file names, such as `red-square`.
    public let name: String
    /// The title in the gallery and in the title of the window.
    public let title: String
    /// One sentence about the scene.
    public let summary: String
    /// The device whose screen the scene is designed for.
    public let device: Device
    /// The default script of the scene.
    public let tour: Tour
    /// The settings of the device at the start of the scene.
    package private(set) var settings = DeviceSettings.standard
    /// Whether the window shows the frame statistics by default, because the scene demonstrates performance.
    public let showsFrameStatistics: Bool
    /// Creates the root view controller of the scene. For the scene of an application, this view controller is empty.
    public let makeController: () -> UIViewController
    /// Launches the application that the scene shows. Nil if the scene shows a view controller.
    private let launch: ((Stage) -> Void)?

    /// Whether the scene shows an application, which can run on any device.
    package var isApplication: Bool { launch != nil }

    /// Creates a scene.
    ///
    /// - Parameters:
    ///   - name: The name on the command line and in file names. It consists of letters, digits, `-`, `_` and `.`.
    ///   - title: The title in the window. By default, it is the name with an uppercase first letter and with spaces instead of hyphens.
    ///   - summary: One sentence about the scene.
    ///   - device: The device whose screen the scene is designed for.
    ///   - tour: The default script of the scene. By default, it is the resource `NAME.script`, if there is one.
    ///   - showsFrameStatistics: Whether the window shows the frame statistics by default.
    ///   - makeController: Creates the root view controller. It is called again each time the scene restarts or goes back in time.
    public init(
        _ name: String, title: String? = nil, summary: String = "", device: Device = .phone, tour: Tour = .automatic,
        showsFrameStatistics: Bool = false, makeController: @escaping () -> UIViewController
    ) {
        self.name = name
        self.title = title ?? Self.title(for: name)
        self.summary = summary
        self.device = device
        self.tour = tour
        self.showsFrameStatistics = showsFrameStatistics
        self.makeController = makeController
        launch = nil
    }

    /// Creates a scene that shows an application: its delegate is called at the launch and creates the window, as on a phone.
    ///
    ///     Scene("shop", application: { AppDelegate() })
    ///
    /// - Parameters:
    ///   - name: The name on the command line and in file names. It consists of letters, digits, `-`, `_` and `.`.
    ///   - title: The title in the window. By default, it is the name with an uppercase first letter and with spaces instead of hyphens.
    ///   - summary: One sentence about the scene.
    ///   - device: The device whose screen the scene is designed for.
    ///   - tour: The default script of the scene. By default, it is the resource `NAME.script`, if there is one.
    ///   - makeDelegate: Creates the delegate. It is called again each time the scene restarts or goes back in time.
    public init(
        _ name: String, title: String? = nil, summary: String = "", device: Device = .phone, tour: Tour = .automatic,
        application makeDelegate: @escaping () -> UIApplicationDelegate
    ) {
        self.init(
            name, title: title ?? Self.title(for: name), summary: summary, device: device, tour: tour, showsFrameStatistics: false,
            makeController: { UIViewController() },
            launch: { stage in stage.launch(stage.perform { makeDelegate() }) })
    }

    /// Creates a scene that shows an application. `launch` launches the application on a new stage, which is the current stage.
    package init(_ name: String, title: String, summary: String, device: Device, launch: @escaping (Stage) -> Void) {
        self.init(
            name, title: title, summary: summary, device: device, tour: .automatic, showsFrameStatistics: false,
            makeController: { UIViewController() }, launch: launch)
    }

    private init(
        _ name: String, title: String, summary: String, device: Device, tour: Tour, showsFrameStatistics: Bool,
        makeController: @escaping () -> UIViewController, launch: ((Stage) -> Void)?
    ) {
        (self.name, self.title, self.summary, self.device, self.tour) = (name, title, summary, device, tour)
        self.showsFrameStatistics = showsFrameStatistics
        (self.makeController, self.launch) = (makeController, launch)
    }

    private static func title(for name: String) -> String {
        let words = name.split(separator: "-").joined(separator: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// The size of the screen in points.
    public var size: CGSize { device.size }

    /// Returns a new stage that shows the scene. The view controller is created when the stage is current.
    ///
    /// - Parameters:
    ///   - size: The size of the screen in points, or nil for the size of the scene's device.
    ///   - scale: The number of pixels per point.
    ///   - framesPerSecond: The frame rate of the clock.
    ///   - threads: The number of threads that paint, or nil for one per processor core.
    public func makeStage(size: CGSize? = nil, scale: CGFloat = 2, framesPerSecond: Int = 60, threads: Int? = nil) -> Stage {
        let stage = Stage(size: size ?? self.size, scale: scale, framesPerSecond: framesPerSecond, threads: threads)
        stage.shape = size == nil || size == device.size ? device.shape : nil
        if settings != .standard { stage.settings = settings }
        Activity.perform(Activity(.appearance, "launch")) { stage.window.rootViewController = makeController() }
        if let launch { stage.perform { launch(stage) } }
        return stage
    }

    /// Returns the default script, or nil if the scene has none. Throws an error if the script cannot be read.
    public func script() throws -> Script? { try tour.script(forScene: name) }

    /// Returns this scene with another default script.
    package func with(_ tour: Tour) -> Scene { with(device, tour) }

    /// Returns this scene on another device.
    package func with(_ device: Device) -> Scene { with(device, tour) }

    /// Returns this scene with another title.
    package func titled(_ title: String) -> Scene {
        Scene(
            name, title: title, summary: summary, device: device, tour: tour, showsFrameStatistics: showsFrameStatistics,
            makeController: makeController, launch: launch
        ).with(settings)
    }

    /// Returns this scene on a device with other settings.
    package func with(_ settings: DeviceSettings) -> Scene {
        var scene = self
        scene.settings = settings
        return scene
    }

    private func with(_ device: Device, _ tour: Tour) -> Scene {
        Scene(
            name, title: title, summary: summary, device: device, tour: tour, showsFrameStatistics: showsFrameStatistics,
            makeController: makeController, launch: launch
        ).with(settings)
    }

    /// Returns whether each word of `query` is a prefix of a word of the name, the title or the summary.
    package func matches(_ query: String) -> Bool {
        let sceneWords = "\(title) \(name) \(summary)".lowercased().split { !$0.isLetter && !$0.isNumber }
        return query.lowercased().split(separator: " ").allSatisfy { queryWord in sceneWords.contains { $0.hasPrefix(queryWord) } }
    }
}
