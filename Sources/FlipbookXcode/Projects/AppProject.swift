/// An app target of a project, with all files and settings that are needed to build and run the app.
package struct AppProject: Sendable, Equatable {
    /// The product name, such as "LockSearch".
    package var name: String
    /// The name of the Swift module, a C identifier.
    package var moduleName: String
    /// The path of the opened project: a .xcodeproj, a .xcworkspace, a folder, or a Package.swift.
    package var projectPath: String
    /// The name of the target.
    package var targetName: String
    /// The Swift files in the order of the project.
    package var sources: [SourceFile] = []
    /// The files and folders that the app contains besides its program.
    package var resources: [Resource] = []
    /// The Info.plist of the built app: build settings are expanded, and `INFOPLIST_KEY_…` settings are merged.
    package var infoPlist: PropertyList = .dictionary(PropertyListDictionary())
    /// The Swift language version, such as "5.0".
    package var swiftVersion = "5.0"
    /// The earliest version of iOS on which the app runs, such as "13.0", or nil if the project does not set it.
    package var deploymentTarget: String?
    package var bundleIdentifier: String?
    /// The kinds of devices for which the app is made: 1 is iPhone, 2 is iPad.
    package var deviceFamilies: [Int] = [1]
    /// Whether declarations belong to the main actor by default.
    package var defaultIsolationIsMainActor = false
    /// The upcoming features of Swift that affect whether code compiles, such as "InferIsolatedConformances".
    package var upcomingFeatures: [String] = []
    /// The conditions of `#if`, such as `DEBUG`.
    package var activeCompilationConditions: [String] = []
    /// The absolute path of the Objective-C header whose declarations the Swift files can use in Xcode, or nil if there is none.
    package var bridgingHeader: String?
    /// The files in Objective-C, C and C++. They are not compiled.
    package var objectiveCSources: [String] = []
    /// The name of the app icon in the asset catalogs, or nil if the target does not set it.
    package var appIconName: String?
    /// The modules of the frameworks and local packages that the app links. A module is after the modules that it uses.
    package var dependencies: [ModuleDependency] = []
    /// The unit tests of the app.
    package var testTargets: [TestTarget] = []
    /// The names of the build phases that run a script. They are never executed.
    package var skippedBuildScripts: [String] = []
    /// The messages about missing or ignored parts of the project.
    package var diagnostics: [ProjectDiagnostic] = []

    package init(name: String, moduleName: String, projectPath: String, targetName: String) {
        (self.name, self.moduleName, self.projectPath, self.targetName) = (name, moduleName, projectPath, targetName)
    }

    /// Returns the names of the interface orientations in Info.plist for a kind of device, such as "UIInterfaceOrientationPortrait".
    package func supportedOrientations(isPad: Bool) -> [String] {
        let key = "UISupportedInterfaceOrientations"
        return (infoPlist["\(key)~\(isPad ? "ipad" : "iphone")"] ?? infoPlist[key])?.strings ?? []
    }
}
