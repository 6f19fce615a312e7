/// Distinguishes protocols of the system from classes by their names.
enum KnownProtocols {
    private static let names: Set<String> = [
        "AnyObject", "Any", "Codable", "Encodable", "Decodable", "Equatable", "Hashable", "Comparable", "Identifiable",
        "CustomStringConvertible",
        "CustomDebugStringConvertible", "Error", "LocalizedError", "Sendable", "ObservableObject", "Sequence", "Collection",
        "IteratorProtocol",
        "NSObjectProtocol", "NSCoding", "NSSecureCoding", "NSCopying", "NSMutableCopying", "UIAppearance", "UIAppearanceContainer",
        "CAAction",
        "CAMediaTiming", "UIViewControllerAnimatedTransitioning", "UIViewControllerInteractiveTransitioning", "UIDynamicItem",
        "UICoordinateSpace",
        "UIViewControllerContextTransitioning", "UIContentContainer", "UITraitEnvironment", "UITextInput", "UITextInputTraits",
        "UIKeyInput",
        "UIFocusEnvironment", "UIFocusItem", "UIActivityItemSource", "UIPopoverBackgroundViewMethods", "UIViewImplicitlyAnimating",
        "UIContentConfiguration", "UIContentView", "UITimingCurveProvider", "UIViewAnimating", "UIAdaptivePresentationControllerDelegate",
        "App",
        "View", "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable", "ExpressibleByStringLiteral", "CaseIterable",
        "RawRepresentable", "OptionSet", "XCTestObservation", "Actor", "GlobalActor",
    ]

    /// Returns whether a name is the name of a known protocol, or ends with a usual suffix of protocols, such as `Delegate`.
    static func isProtocol(_ name: String) -> Bool {
        names.contains(name)
            || ["Delegate", "DataSource", "Protocol", "Delegating", "Prefetching"].contains { name.hasSuffix($0) && name != $0 }
    }
}
