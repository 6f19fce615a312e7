import Foundation

/// The programs that an accessibility bus and a client of it need.
enum AccessibilityBusParts {
    static let python = "/usr/bin/python3"
    static let launcher = "/usr/libexec/at-spi-bus-launcher"

    /// The names of the missing programs, or of the packages that contain them.
    static let missing: [String] = {
        let files = FileManager.default
        var missing = ["Xvfb", "dbus-run-session"].filter { VirtualDesktop.find($0) == nil }
        if !files.isExecutableFile(atPath: launcher) { missing.append("at-spi2-core") }
        let hasLibrary = (try? files.contentsOfDirectory(atPath: "/usr/lib/python3/dist-packages"))?.contains("pyatspi") == true
        if !hasLibrary || !files.isExecutableFile(atPath: python) { missing.append("python3-pyatspi") }
        return missing
    }()
}
