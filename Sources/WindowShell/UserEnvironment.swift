import Foundation

/// The environment variables that determine the folders of the window.
package enum UserEnvironment {
    /// The environment of the process. An app that `flipbook open` has started has its own folders, so the folder of the user's settings is
    /// in another variable.
    package static var current: [String: String] {
        var environment = ProcessInfo.processInfo.environment
        guard let folder = environment["FLIPBOOK_USER_CONFIG_HOME"] else { return environment }
        environment["XDG_CONFIG_HOME"] = folder.isEmpty ? nil : folder
        return environment
    }
}
