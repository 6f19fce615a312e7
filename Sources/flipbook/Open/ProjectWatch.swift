import enum FlipbookImages.FilePath
import FlipbookKit
import FlipbookPlayback
import FlipbookXcode
import Foundation
import Stage
import WindowShell

/// An opened project whose app is built again after each change.
struct ProjectWatch {
    private let build: ProjectBuild
    private let project: AppProject
    private let folder: String

    /// Prepares the environment of the programs.
    init(_ build: ProjectBuild, _ project: AppProject, device: Device?) throws {
        (self.build, self.project) = (build, project)
        folder = try build.folder(of: project)
        let package = GeneratedPackage(project, flipbookFolder: build.flipbookFolder)
        let product = ProjectBuild.Product(project: project, package: package, folder: folder, appFolder: "")
        try AppProcess(product, device: device).setEnvironment(isFresh: false)
    }

    /// Returns the watched program.
    func program(arguments: [String]) -> WatchedProgram {
        let (build, folder, name) = (build, folder, project.name)
        let executable = FilePath.join(folder, "\(name).app/\(ModuleNames(project).app)")
        return WatchedProgram(
            name: name, folders: Self.watchedFolders(project), executable: executable, arguments: arguments,
            build: { onStep in
                let progress = BuildProgress(name, hasTitle: false, flipbookNote: BuildProgress.noteForProjects, onStep: onStep)
                defer { progress.finish() }
                switch try build.run(onLine: progress.handle) {
                case .succeeded: return .succeeded
                case .failed(_, let output): return .failed(output: output, SwiftPackage.errors(in: output, folder: folder))
                }
            }, crash: { SwiftPackage.crash(in: $0, folder: FilePath.folder(project.projectPath)) })
    }

    /// Returns the folder of the project, and the folders of sources outside of it.
    private static func watchedFolders(_ project: AppProject) -> [String] {
        let isFolder = !project.projectPath.hasSuffix(".xcodeproj") && !project.projectPath.hasSuffix("Package.swift")
        let root = isFolder ? project.projectPath : FilePath.folder(project.projectPath)
        var folders = [root]
        let files = (project.sources + project.dependencies.flatMap(\.sources)).map(\.path) + project.resources.map(\.path)
        for folder in Set(files.map(FilePath.folder)).sorted() where !folders.contains(where: { (folder + "/").hasPrefix($0 + "/") }) {
            folders.append(folder)
        }
        return folders
    }
}
