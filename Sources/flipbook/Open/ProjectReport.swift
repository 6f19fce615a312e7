import FlipbookKit
import FlipbookXcode
import Foundation
import Stage
import WindowShell

/// The messages for the user about a project and its build.
enum ProjectReport {
    /// Prints the messages about missing and ignored parts of the project. Returns the product of a successful build, or throws an error
    /// with the errors of the compiler.
    static func product(of outcome: ProjectBuild.Outcome) throws -> ProjectBuild.Product {
        switch outcome {
        case .succeeded(let product):
            print(notes(on: product, hasFailed: false))
            return product
        case .failed(let product, let output):
            print(notes(on: product, hasFailed: true))
            throw StageError(errorLines(in: output).joined(separator: "\n"))
        }
    }

    /// Returns the messages about missing, damaged and ignored parts of the project, which are errors with the option `--strict`. Frameworks
    /// that do not exist on Linux, and build scripts, are no mistakes of the project, so the messages about them are not warnings.
    static func warnings(on product: ProjectBuild.Product) -> [String] {
        (product.project.diagnostics + product.package.diagnostics).map(\.description)
    }

    /// Returns the messages about missing and ignored parts of the project.
    static func notes(on product: ProjectBuild.Product, hasFailed: Bool) -> [String] {
        var lines = warnings(on: product)
        for framework in product.package.missingFrameworks {
            let location = framework.locations.first ?? ""
            let more = framework.locations.count > 1 ? " and \(framework.locations.count - 1) more" : ""
            lines.append(
                "\(location)\(more): there is no \(framework.name) on Linux, so its import is left out"
                    + (hasFailed ? "; put the code that uses it into #if canImport(\(framework.name))" : ""))
        }
        if !product.project.skippedBuildScripts.isEmpty {
            lines.append(
                "\(product.project.projectPath): scripts are not executed: \(product.project.skippedBuildScripts.joined(separator: ", "))")
        }
        return lines
    }

    /// Returns the lines with errors in the output of a build, without duplicates: the errors with a location in a source, or else the
    /// errors of the linker, or else all other errors. If there are no errors, returns the last line of the output.
    static func errorLines(in output: String) -> [String] {
        var seen: Set<String> = []
        let lines = output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let errors = lines.filter { ($0.hasPrefix("error: ") || $0.contains(": error: ")) && seen.insert($0).inserted }
        let sourceErrors = errors.filter { $0.hasPrefix("/") }
        if !sourceErrors.isEmpty { return sourceErrors }
        let linker = lines.filter { $0.contains("undefined reference") || $0.contains("undefined symbol") }
        let found = linker.isEmpty ? errors : linker
        return found.isEmpty ? [lines.last ?? "swift gave no reason"] : found
    }

    static func print(_ lines: [String]) {
        guard !lines.isEmpty else { return }
        try? FileHandle.standardError.write(contentsOf: Data(lines.map { $0 + "\n" }.joined().utf8))
    }
}
