/// The functions that read projects: .xcodeproj, .xcworkspace, Package.swift, or a folder that contains one of these or only Swift files.
package enum ProjectReader {
    /// Returns the names of the app targets of a project.
    package static func targets(at path: String) throws(ProjectError) -> [String] {
        try ProjectLocation.find(path).open().targetNames
    }

    /// Reads an app target of a project.
    ///
    /// - Parameters:
    ///   - target: The name of the target. It may be nil if the project has one app.
    ///   - configuration: The name of the build configuration, such as "Release".
    package static func read(_ path: String, target: String?, configuration: String = "Debug") throws(ProjectError) -> AppProject {
        try ProjectLocation.find(path).open().read(target, configuration: configuration)
    }
}
