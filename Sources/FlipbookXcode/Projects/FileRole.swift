/// The use of a file in a target, according to the file extension.
enum FileRole: Equatable {
    case swift
    /// A file in Objective-C, C or C++.
    case otherLanguage
    case resource
    /// A header, a library, or a file that only Xcode uses.
    case ignored
    /// A file that Xcode compiles and Flipbook does not compile, with the message for the user.
    case notCompiled(String)

    init(path: String) {
        switch ProjectPath.pathExtension(path) {
        case "swift": self = .swift
        case "m", "mm", "c", "cc", "cpp", "cxx", "s": self = .otherLanguage
        case "h", "hh", "hpp", "pch", "modulemap", "xcconfig", "entitlements", "docc", "xctestplan", "tbd", "def", "map", "xcodeproj",
            "xcworkspace", "playground", "storekit", "gpx", "md", "markdown", "xcprivacy":
            self = .ignored
        case "framework", "xcframework", "a", "dylib":
            self = .ignored
        case "metal": self = .notCompiled("Metal shaders are not compiled")
        case "xcdatamodeld", "xcdatamodel", "xcmappingmodel": self = .notCompiled("Core Data models are not compiled")
        case "mlmodel", "mlpackage": self = .notCompiled("Core ML models are not compiled")
        case "intentdefinition": self = .notCompiled("intent definitions are not compiled")
        case "y", "l", "ym", "lm", "iig", "rcproject", "applescript": self = .notCompiled("files of this kind are not compiled")
        default: self = .resource
        }
    }
}
