/// The name of a new package, which is also the name of its module and of its program's type.
enum PackageName {
    /// The modules that a package uses or that are linked with it. They are compared without case, because on some disks file names that
    /// differ only in case are the same.
    private static let modules = [
        // Modules of Flipbook. Most modules whose names begin with Flipbook are not listed, because all such names are refused.
        "UIKit", "Stage", "QuartzCore", "CoreGraphics", "CoreImage", "AVFoundation", "AudioToolbox", "os", "DemoScenes", "WindowShell",
        "flipbook", "FlipbookKit", "CApplicationRunner", "CFontLibraries", "CPixelKernels", "CSDLImage", "CSDLWindow",
        "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit",
        // Swift and its libraries.
        "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
        "Dispatch",
        "CDispatch", "CoreFoundation", "Glibc", "Musl", "SwiftGlibc", "SwiftShims", "SwiftOnoneSupport", "Cxx", "CxxStdlib", "Distributed",
        "Observation", "RegexBuilder", "Runtime", "Synchronization", "Testing", "XCTest", "PackageDescription", "_Builtin_float",
        "_Concurrency", "_Differentiation", "_RegexParser", "_StringProcessing", "_Testing_Foundation", "_Volatile",
    ]

    /// Types that the files of the package use.
    private static let types: Set = ["Scene", "Tour", "Device", "Program", "CardViewController", "Selector"]

    private static let keywords: Set = [
        "_", "Any", "Self", "as", "await", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
        "enum",
        "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
        "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// Returns the reason why a name cannot be the name of a package, with advice, or nil if the name can be used.
    static func problem(with name: String) -> String? {
        guard isIdentifier(name) else {
            let hint = identifier(for: name).map { " (did you mean \($0)?)" } ?? ""
            return "NAME must be the name of a Swift module: letters, digits and '_', not '\(name)'\(hint)"
        }
        return conflict(of: name).map { "'\(name)' \($0); choose another name, such as MyTalk" }
    }

    /// Returns the reason why a name is taken or reserved, such as "is a Swift keyword", or nil if it is free.
    private static func conflict(of name: String) -> String? {
        if let module = modules.first(where: { $0.lowercased() == name.lowercased() }) {
            return module == name
                ? "is the name of a module that the package needs"
                : "would be taken for the module \(module) that the package needs, because upper and lower case make no difference on some disks"
        }
        if keywords.contains(name) { return "is a Swift keyword" }
        if types.contains(name) { return "is the name of a type that the package uses" }
        if name.hasPrefix("Flipbook") { return "begins with Flipbook, as the modules of Flipbook do" }
        let prefix = ["UI", "CA", "CG", "NS"].first { name.hasPrefix($0) && name.dropFirst(2).first?.isUppercase == true }
        return prefix.map { "begins with \($0), as the types of Apple's frameworks do" }
    }

    private static func isIdentifier(_ name: String) -> Bool {
        name.first.map { $0.isASCII && ($0.isLetter || $0 == "_") } == true
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }

    /// Returns the words of a name such as `my-talk` as one identifier, such as `MyTalk`, or nil if a package cannot have this name.
    private static func identifier(for name: String) -> String? {
        let words = name.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        let identifier: String = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return isIdentifier(identifier) && conflict(of: identifier) == nil ? identifier : nil
    }
}
