/// The Info.plist of a built app: the file of the project with its variables expanded, and the keys that Xcode adds. If there is no file,
/// or if `GENERATE_INFOPLIST_FILE` is set, the values of the `INFOPLIST_KEY_…` settings are added too.
struct InfoPlistBuilder {
    private var settings: BuildSettings
    private var plist = PropertyListDictionary()

    /// Builds the property list.
    ///
    /// - Parameter source: The content of the file `INFOPLIST_FILE`, or nil if there is no such file or it cannot be read.
    static func build(_ source: PropertyList?, settings: inout BuildSettings) -> PropertyList {
        var builder = InfoPlistBuilder(settings: settings)
        if let entries = source?.dictionary, case .dictionary(let expanded) = builder.expanded(.dictionary(entries)) {
            builder.plist = expanded
        }
        if builder.settings.isYes("GENERATE_INFOPLIST_FILE") || source == nil {
            builder.mergeKeySettings()
            builder.mergeNames()
        }
        for key in Self.names.map(\.key) where builder.plist[key] == "" { builder.plist[key] = nil }
        builder.addDefaults()
        settings = builder.settings
        return .dictionary(builder.plist)
    }

    private init(settings: BuildSettings) { self.settings = settings }

    /// Returns the value with the references in all its strings expanded. Keys are not expanded.
    private mutating func expanded(_ value: PropertyList) -> PropertyList {
        switch value {
        case .string(let text): return .string(settings.expand(text))
        case .array(let values):
            var result: [PropertyList] = []
            for element in values { result.append(expanded(element)) }
            return .array(result)
        case .dictionary(let entries):
            var result = PropertyListDictionary()
            for (key, element) in entries { result.set(expanded(element), forKey: key, line: entries.line(of: key) ?? 0) }
            return .dictionary(result)
        default: return value
        }
    }

    /// Stores a value of a build setting as Xcode does. Elements are added to an array of the file, and keys to a dictionary of the file.
    /// Any other value replaces the value of the file.
    private mutating func merge(_ key: String, _ value: PropertyList) {
        switch (plist[key], value) {
        case (.array(let old)?, .array(let new)): plist[key] = .array(old + new.filter { !old.contains($0) })
        case (.dictionary(var old)?, .dictionary(let new)):
            for (inner, element) in new { old[inner] = element }
            plist[key] = .dictionary(old)
        default: plist[key] = value
        }
    }

    /// Stores a value unless the key already has a value.
    private mutating func add(_ key: String, _ value: PropertyList?) {
        if plist[key] == nil, let value { plist[key] = value }
    }

    private mutating func text(_ name: String) -> PropertyList? { settings.text(name).map(PropertyList.string) }

    // MARK: Settings

    private static let prefix = "INFOPLIST_KEY_"
    /// The keys whose values are lists of words.
    private static let lists: Set<String> = [
        "UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities", "UIBackgroundModes", "UIAppFonts",
    ]
    /// The keys whose values are always texts, even if the text is `YES`.
    private static let texts: Set<String> = [
        "CFBundleDisplayName", "NSHumanReadableCopyright", "UIMainStoryboardFile", "UILaunchStoryboardName",
    ]

    private mutating func mergeKeySettings() {
        for name in settings.names where name.hasPrefix(Self.prefix) {
            guard let value = settings.text(name) else { continue }
            let key = String(name.dropFirst(Self.prefix.count))
            switch key {
            case "UIApplicationSceneManifest_Generation":
                if settings.isYes(name) {
                    merge(
                        "UIApplicationSceneManifest", ["UIApplicationSupportsMultipleScenes": .bool(true), "UISceneConfigurations": [:]])
                }

            case "UILaunchScreen_Generation": if settings.isYes(name) { merge("UILaunchScreen", ["UILaunchScreen": [:]]) }
            case "UISupportedInterfaceOrientations_iPhone": merge("UISupportedInterfaceOrientations~iphone", words(name))
            case "UISupportedInterfaceOrientations_iPad": merge("UISupportedInterfaceOrientations~ipad", words(name))
            case let key where Self.lists.contains(key): merge(key, words(name))
            case let key where !Self.texts.contains(key) && (value == "YES" || value == "NO"): merge(key, .bool(value == "YES"))
            default: merge(key, .string(value))
            }
        }
    }

    private mutating func words(_ name: String) -> PropertyList { .array(settings.list(name).map(PropertyList.string)) }

    /// The keys whose values are build settings with other names.
    private static let names: [(key: String, setting: String)] = [
        ("CFBundleDevelopmentRegion", "DEVELOPMENT_LANGUAGE"), ("CFBundleExecutable", "EXECUTABLE_NAME"),
        ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"), ("CFBundleName", "PRODUCT_NAME"),
        ("CFBundlePackageType", "PRODUCT_BUNDLE_PACKAGE_TYPE"), ("CFBundleShortVersionString", "MARKETING_VERSION"),
        ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
    ]

    private mutating func mergeNames() {
        for (key, setting) in Self.names {
            if let value = text(setting) { merge(key, value) }
        }
    }

    // MARK: Keys that Xcode adds

    private mutating func addDefaults() {
        for (key, setting) in Self.names { add(key, text(setting)) }
        add("CFBundleInfoDictionaryVersion", "6.0")
        add("CFBundleShortVersionString", "1.0")
        add("CFBundleVersion", "1")
        add("MinimumOSVersion", text("IPHONEOS_DEPLOYMENT_TARGET"))
        add("LSRequiresIPhoneOS", .bool(true))
        if settings.defines("TARGETED_DEVICE_FAMILY") || plist["UIDeviceFamily"] == nil {
            plist["UIDeviceFamily"] = .array(settings.deviceFamilies.map(PropertyList.integer))
        }
        if let icon = settings.text("ASSETCATALOG_COMPILER_APPICON_NAME") {
            add("CFBundleIcons", ["CFBundlePrimaryIcon": ["CFBundleIconName": .string(icon)]])
        }
    }
}
