/// The phone that a stage simulates.
@preconcurrency @MainActor public final class UIDevice {
    /// The phone of the current application.
    public static var current: UIDevice { UIApplication.shared.device }

    /// The orientation of the phone, which may differ from the orientation of the interface.
    public internal(set) var orientation = UIDeviceOrientation.portrait
    /// The model of the device.
    public let model = "iPhone"
    /// The interface idiom of the device.
    public let userInterfaceIdiom = UIUserInterfaceIdiom.phone

    init() {}
}
