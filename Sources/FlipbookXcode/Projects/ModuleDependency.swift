/// A module that an app links: a framework of one of the opened projects, or a target of a local package.
package struct ModuleDependency: Sendable, Equatable {
    /// The name of the target.
    package var name: String
    /// The name of the Swift module.
    package var moduleName: String
    package var sources: [SourceFile] = []
    /// The resources. Their bundle paths are relative to the folder of the app and begin with `bundlePath`.
    package var resources: [Resource] = []
    /// The bundle of the module in the app: "Frameworks/Name.framework" or "Package_Name.bundle".
    package var bundlePath: String
    /// The names of the modules that this module imports, as far as they are dependencies of the app.
    package var dependencies: [String] = []
    package var swiftVersion = "5.0"
    package var defaultIsolationIsMainActor = false
    /// The upcoming features of Swift that affect whether code compiles, such as "InferIsolatedConformances".
    package var upcomingFeatures: [String] = []
    package var activeCompilationConditions: [String] = []
    /// The files in Objective-C, C and C++. They are not compiled.
    package var objectiveCSources: [String] = []

    package init(name: String, moduleName: String, bundlePath: String) {
        (self.name, self.moduleName, self.bundlePath) = (name, moduleName, bundlePath)
    }
}
