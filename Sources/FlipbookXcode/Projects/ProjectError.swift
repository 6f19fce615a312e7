/// The reason why a project cannot be read, in one line.
package struct ProjectError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Kind: Hashable, Sendable {
        /// There is no file or folder at the path, or the folder contains no project.
        case notFound
        /// The file exists, but cannot be read.
        case unreadable
        /// The content of the file is not valid.
        case damaged
        /// A folder contains several projects. `choices` are the paths of the projects.
        case severalProjects
        /// The project has several apps. `choices` are the names of their targets.
        case severalTargets
        /// The project has no app target with the requested name. `choices` are the names of its app targets.
        case unknownTarget
        /// The project has no build configuration with the requested name. `choices` are the names of its configurations.
        case unknownConfiguration
        /// The project has no target that is an app for iOS.
        case noAppTarget
    }

    package var kind: Kind
    /// The location and the message.
    package var diagnostic: ProjectDiagnostic
    /// The names or paths from which the user can choose.
    package var choices: [String]

    package init(_ kind: Kind, path: String, line: Int? = nil, message: String, choices: [String] = []) {
        self.kind = kind
        self.diagnostic = ProjectDiagnostic(path: path, line: line, message: message)
        self.choices = choices
    }

    package var description: String { diagnostic.description }
}
