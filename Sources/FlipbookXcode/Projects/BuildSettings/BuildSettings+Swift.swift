extension BuildSettings {
    /// The kinds of devices for which the app is made: 1 is iPhone, 2 is iPad. Without the setting, the app is made for iPhone.
    var deviceFamilies: [Int] {
        mutating get {
            let numbers = value("TARGETED_DEVICE_FAMILY").split(separator: ",").compactMap { Int($0.trimmed) }.filter { $0 == 1 || $0 == 2 }
            return numbers.isEmpty ? [1] : numbers
        }
    }

    /// The conditions of `#if`: `SWIFT_ACTIVE_COMPILATION_CONDITIONS` and the flags `-D` of `OTHER_SWIFT_FLAGS`, without duplicates.
    var compilationConditions: [String] {
        mutating get {
            var conditions = list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
            var flags = list("OTHER_SWIFT_FLAGS")[...]
            while let flag = flags.popFirst() {
                if flag == "-D" {
                    if let condition = flags.popFirst() { conditions.append(condition) }
                } else if flag.hasPrefix("-D") {
                    conditions.append(String(flag.dropFirst(2)))
                }
            }
            var seen: Set<String> = []
            return conditions.filter { !$0.isEmpty && seen.insert($0).inserted }
        }
    }

    /// Whether declarations belong to the main actor by default.
    var defaultIsolationIsMainActor: Bool {
        mutating get {
            if value("SWIFT_DEFAULT_ACTOR_ISOLATION").trimmed == "MainActor" { return true }
            let flags = list("OTHER_SWIFT_FLAGS")
            return zip(flags, flags.dropFirst()).contains { $0 == "-default-isolation" && $1 == "MainActor" }
        }
    }

    /// The Swift language version. The default is 5.0, because projects without this setting were made for Swift 5 or earlier.
    var swiftVersion: String { mutating get { text("SWIFT_VERSION") ?? "5.0" } }

    /// The upcoming features that affect whether code compiles. In Swift 6 mode, the settings of features that Swift 6 includes are
    /// ignored.
    var upcomingFeatures: [String] {
        mutating get {
            var features: [String] = []
            let isApproachable = isYes("SWIFT_APPROACHABLE_CONCURRENCY")
            let isSwift6 = swiftVersion.hasPrefix("6")
            for (name, feature, isInApproachableConcurrency, isInSwift6) in Self.knownFeatures where !(isInSwift6 && isSwift6) {
                if (isApproachable && isInApproachableConcurrency) || isYes("SWIFT_UPCOMING_FEATURE_" + name) { features.append(feature) }
            }
            let flags = list("OTHER_SWIFT_FLAGS")
            for (flag, feature) in zip(flags, flags.dropFirst()) where flag == "-enable-upcoming-feature" && !features.contains(feature) {
                features.append(feature)
            }
            return features
        }
    }

    /// The build setting, the feature, whether `SWIFT_APPROACHABLE_CONCURRENCY` includes the feature, and whether Swift 6 includes it.
    private static let knownFeatures: [(name: String, feature: String, isInApproachableConcurrency: Bool, isInSwift6: Bool)] = [
        ("DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference", true, true),
        ("GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "GlobalActorIsolatedTypesUsability", true, true),
        ("INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances", true, false),
        ("INFER_SENDABLE_FROM_CAPTURES", "InferSendableFromCaptures", true, true),
        ("NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault", true, false),
        ("BARE_SLASH_REGEX_LITERALS", "BareSlashRegexLiterals", false, true),
        ("ISOLATED_DEFAULT_VALUES", "IsolatedDefaultValues", false, true),
    ]
}
