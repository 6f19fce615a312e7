/// The reason why a project cannot be read, in one line.
package struct ProjectError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Kind: Hashable, Sendable {
        /// There is no file or folder at the path, or it contains no project.
        case notFound
        /// The file exists, but cannot be read.
        case unreadable
        /// The content of the file is wrong.
        case damaged
        /// A folder contains several projects: `choices` are their paths.
        case severalProjects
        /// The project has several apps: `choices` are their targets.
        case severalTargets
        /// The project has no target of the requested name: `choices` are its targets.
        case unknownTarget
        /// The project has no build configuration of the requested name: `choices` are its configurations.
        case unknownConfiguration
        /// The project has no target that is an app for iOS.
        case noAppTarget
    }

    package var kind: Kind
    /// The place and the message.
    package var diagnostic: ProjectDiagnostic
    /// The names or paths from which one can be chosen.
    package var choices: [String]

    package init(_ kind: Kind, path: String, line: Int? = nil, message: String, choices: [String] = []) {
        self.kind = kind
        self.diagnostic = ProjectDiagnostic(path: path, line: line, message: message)
        self.choices = choices
    }

    package var description: String { diagnostic.description }
}
