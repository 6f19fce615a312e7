/// The Info.plist of a built app: the file of the project with its variables expanded, the `INFOPLIST_KEY_…` settings, and the keys
/// that Xcode adds.
struct InfoPlistBuilder {
    private var settings: BuildSettings
    private var plist = PropertyListDictionary()

    /// Returns the property list.
    ///
    /// - Parameter source: the content of the file `INFOPLIST_FILE`, or nil if the target has none.
    static func build(_ source: PropertyList?, settings: inout BuildSettings) -> PropertyList {
        var builder = InfoPlistBuilder(settings: settings)
        if let entries = source?.dictionary, case .dictionary(let expanded) = builder.expanded(.dictionary(entries)) {
            builder.plist = expanded
        }
        if builder.settings.isYes("GENERATE_INFOPLIST_FILE") || source == nil { builder.addKeySettings() }
        builder.addDefaults()
        settings = builder.settings
        return .dictionary(builder.plist)
    }

    private init(settings: BuildSettings) { self.settings = settings }

    /// The value with the references in all its strings and keys expanded.
    private mutating func expanded(_ value: PropertyList) -> PropertyList {
        switch value {
        case .string(let text): return .string(settings.expand(text))
        case .array(let values):
            var result: [PropertyList] = []
            for element in values { result.append(expanded(element)) }
            return .array(result)
        case .dictionary(let entries):
            var result = PropertyListDictionary()
            for (key, element) in entries { result.set(expanded(element), forKey: settings.expand(key), line: entries.line(of: key) ?? 0) }
            return .dictionary(result)
        default: return value
        }
    }

    /// Stores a value unless the file of the project has the key.
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
    /// The keys whose values are always texts, even `YES`.
    private static let texts: Set<String> = [
        "CFBundleDisplayName", "NSHumanReadableCopyright", "UIMainStoryboardFile", "UILaunchStoryboardName",
    ]

    private mutating func addKeySettings() {
        for name in settings.names where name.hasPrefix(Self.prefix) {
            guard let value = settings.text(name) else { continue }
            let key = String(name.dropFirst(Self.prefix.count))
            switch key {
            case "UIApplicationSceneManifest_Generation": addSceneManifest(isYes: settings.isYes(name))
            case "UILaunchScreen_Generation": if settings.isYes(name) { add("UILaunchScreen", ["UILaunchScreen": [:]]) }
            case "UISupportedInterfaceOrientations_iPhone": add("UISupportedInterfaceOrientations~iphone", words(name))
            case "UISupportedInterfaceOrientations_iPad": add("UISupportedInterfaceOrientations~ipad", words(name))
            case let key where Self.lists.contains(key): add(key, words(name))
            case let key where !Self.texts.contains(key) && (value == "YES" || value == "NO"): add(key, .bool(value == "YES"))
            default: add(key, .string(value))
            }
        }
    }

    private mutating func words(_ name: String) -> PropertyList { .array(settings.list(name).map(PropertyList.string)) }

    /// Adds a manifest without scenes, or completes the one of the file.
    private mutating func addSceneManifest(isYes: Bool) {
        guard isYes else { return }
        var manifest = plist["UIApplicationSceneManifest"]?.dictionary ?? PropertyListDictionary()
        if manifest["UIApplicationSupportsMultipleScenes"] == nil { manifest["UIApplicationSupportsMultipleScenes"] = .bool(true) }
        if manifest["UISceneConfigurations"] == nil { manifest["UISceneConfigurations"] = [:] }
        plist["UIApplicationSceneManifest"] = .dictionary(manifest)
    }

    // MARK: Keys that Xcode adds

    private mutating func addDefaults() {
        add("CFBundleDevelopmentRegion", text("DEVELOPMENT_LANGUAGE"))
        add("CFBundleExecutable", text("EXECUTABLE_NAME"))
        add("CFBundleIdentifier", text("PRODUCT_BUNDLE_IDENTIFIER"))
        add("CFBundleInfoDictionaryVersion", "6.0")
        add("CFBundleName", text("PRODUCT_NAME"))
        add("CFBundlePackageType", text("PRODUCT_BUNDLE_PACKAGE_TYPE"))
        add("CFBundleShortVersionString", text("MARKETING_VERSION") ?? "1.0")
        add("CFBundleVersion", text("CURRENT_PROJECT_VERSION") ?? "1")
        add("MinimumOSVersion", text("IPHONEOS_DEPLOYMENT_TARGET"))
        add("LSRequiresIPhoneOS", .bool(true))
        add("UIDeviceFamily", .array(deviceFamilies.map(PropertyList.integer)))
        if let icon = settings.text("ASSETCATALOG_COMPILER_APPICON_NAME") {
            add("CFBundleIcons", ["CFBundlePrimaryIcon": ["CFBundleIconName": .string(icon)]])
        }
    }

    private var deviceFamilies: [Int] {
        var settings = settings
        return settings.deviceFamilies
    }
}
