/// A target of unit tests that belongs to an app.
package struct TestTarget: Sendable, Equatable {
    package var name: String
    /// The name of the Swift module.
    package var moduleName: String
    package var sources: [SourceFile] = []
    /// The resources. Their bundle paths are relative to the bundle of the tests.
    package var resources: [Resource] = []
    /// The names of the modules that the tests import, as far as they are dependencies of the app.
    package var dependencies: [String] = []
    package var swiftVersion = "5.0"
    package var defaultIsolationIsMainActor = false
    /// The upcoming features of Swift that affect whether code compiles, such as "InferIsolatedConformances".
    package var upcomingFeatures: [String] = []
    package var activeCompilationConditions: [String] = []
    /// The files in Objective-C, C and C++. They are not compiled.
    package var objectiveCSources: [String] = []

    package init(name: String, moduleName: String) { (self.name, self.moduleName) = (name, moduleName) }
}
