import Foundation

extension UIApplication {
    /// The closure that opens a URL with another program, and returns whether that was possible. The program that owns the window sets it.
    /// A stage without a window opens nothing.
    package static var urlOpener: ((URL) -> Bool)?
    /// The schemes that other programs of a desktop can open.
    private static let openableSchemes: Set<String> = ["http", "https", "mailto", "file"]

    /// The URL of the settings of the application. No program can open it.
    nonisolated public static let openSettingsURLString = "app-settings:"

    /// Whether another program can open a URL: a web page, a file or a mail address, if the stage is shown in a window.
    public func canOpenURL(_ url: URL) -> Bool { Self.urlOpener != nil && Self.openableSchemes.contains(url.scheme?.lowercased() ?? "") }

    /// Opens a URL with another program. `completion` is called on the next frame, with true if that was possible.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let success = canOpenURL(url) && Self.urlOpener?(url) == true
        if let completion { DispatchQueue.main.async { completion(success) } }
    }

    /// Opens a URL with another program. Returns whether that was possible.
    @discardableResult
    public func openURL(_ url: URL) -> Bool { canOpenURL(url) && Self.urlOpener?(url) == true }
}
