import Foundation

/// The data that was cut or copied last.
///
/// In the window, the general pasteboard has the same text as the desktop's clipboard. Differs from Apple: other data is not shared with
/// other applications, and there are no item providers.
@preconcurrency @MainActor public final class UIPasteboard: NSObject {
    nonisolated deinit {}

    /// The name of a pasteboard.
    nonisolated public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The name of the general pasteboard.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// Options for new items.
    nonisolated public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String
        /// Creates an option.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Posted by a pasteboard after its items have changed.
    nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    /// Posted by a pasteboard after it was removed.
    nonisolated public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
    /// The types that represent strings.
    nonisolated public static let typeListString = ["public.utf8-plain-text", "public.text", "public.plain-text"]
    /// The types that represent URLs.
    nonisolated public static let typeListURL = ["public.url"]
    /// The types that represent images.
    nonisolated public static let typeListImage = ["public.png", "public.jpeg", "com.apple.uikit.image"]
    /// The types that represent colors.
    nonisolated public static let typeListColor = ["com.apple.uikit.color"]
    /// The type of text with attributes, which is available only inside of the application.
    nonisolated static let attributedTextType = "com.apple.uikit.attributedstring"

    /// The items that all pasteboard objects with the same name share.
    private final class Contents {
        let name: Name
        var items: [[String: Any]] = []
        var changeCount = 0

        init(_ name: Name) { self.name = name }
    }

    /// The pasteboard for cut, copy and paste.
    public static let general = UIPasteboard(Contents(.general))
    /// The contents of the pasteboards with other names, in the order of their creation.
    private static var otherContents: [Contents] = []
    private static var uniqueCount = 0

    private let contents: Contents

    private init(_ contents: Contents) { self.contents = contents }

    /// Creates an object for the pasteboard with a name. If there is no such pasteboard, creates it if `create` is true, and otherwise
    /// returns nil.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        if pasteboardName == .general {
            self.init(Self.general.contents)
        } else if let found = Self.otherContents.first(where: { $0.name == pasteboardName }) {
            self.init(found)
        } else {
            guard create else { return nil }
            let new = Contents(pasteboardName)
            Self.otherContents.append(new)
            self.init(new)
        }
    }

    /// Creates a pasteboard with a unique name.
    public static func withUniqueName() -> UIPasteboard {
        uniqueCount += 1
        let new = Contents(Name("pasteboard \(uniqueCount)"))
        otherContents.append(new)
        return UIPasteboard(new)
    }

    /// Removes a pasteboard. The general pasteboard cannot be removed.
    public static func remove(withName pasteboardName: Name) {
        guard let index = otherContents.firstIndex(where: { $0.name == pasteboardName }) else { return }
        let removed = UIPasteboard(otherContents.remove(at: index))
        NotificationCenter.default.post(name: removedNotification, object: removed)
    }

    /// The name of the pasteboard.
    public var name: Name { contents.name }
    /// The number of changes of the pasteboard.
    public var changeCount: Int { contents.changeCount }
    private var storedItems: [[String: Any]] { contents.items }

    // MARK: - Items

    /// The items. Each one has a value for each type in which it is represented.
    public var items: [[String: Any]] {
        get { storedItems }
        set { setItems(newValue) }
    }
    /// The number of items.
    public var numberOfItems: Int { storedItems.count }
    /// Replaces the items.
    ///
    /// Differs from Apple: options have no effect.
    public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        contents.items = items
        contents.changeCount += 1
        // Clients observe notifications of the object `UIPasteboard.general`, not of other objects for the general pasteboard.
        let sender = name == .general ? Self.general : self
        NotificationCenter.default.post(name: Self.changedNotification, object: sender)
    }
    /// Adds items at the end.
    public func addItems(_ items: [[String: Any]]) { setItems(storedItems + items) }

    /// The types of the first item, in alphabetical order.
    public var types: [String] { (storedItems.first?.keys).map { $0.sorted() } ?? [] }
    /// Returns whether the first item has one of the types.
    public func contains(pasteboardTypes: [String]) -> Bool { pasteboardTypes.contains { storedItems.first?[$0] != nil } }
    /// Returns the data of the first item for a type. A string is returned as UTF-8. For other values, the result is nil.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        let value = storedItems.first?[pasteboardType]
        return value as? Data ?? (value as? String).map { Data($0.utf8) }
    }
    /// Returns the value of the first item for a type.
    public func value(forPasteboardType pasteboardType: String) -> Any? { storedItems.first?[pasteboardType] }
    /// Replaces all items by one item with a value.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) { setItems([[pasteboardType: value]]) }
    /// Replaces all items by one item with data.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) { setItems([[pasteboardType: data]]) }

    // MARK: - Values

    /// The string of the first item that has one. Setting it replaces all items.
    public var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    /// The strings of the items that have one, or nil if there are none. Setting it replaces all items.
    public var strings: [String]? {
        get { values(Self.typeListString) { $0 as? String ?? ($0 as? Data).map { String(decoding: $0, as: UTF8.self) } } }
        set { setItems(newValue?.map { [Self.typeListString[0]: $0] } ?? []) }
    }
    /// The URL of the first item that has one. Setting it replaces all items.
    public var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }
    /// The URLs of the items that have one, or nil if there are none. Setting it replaces all items.
    public var urls: [URL]? {
        get { values(Self.typeListURL) { $0 as? URL } }
        set { setItems(newValue?.map { [Self.typeListURL[0]: $0, Self.typeListString[0]: $0.absoluteString] } ?? []) }
    }
    /// The image of the first item that has one. Setting it replaces all items.
    public var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }
    /// The images of the items that have one, or nil if there are none. Setting it replaces all items.
    public var images: [UIImage]? {
        get { values(Self.typeListImage) { $0 as? UIImage ?? ($0 as? Data).flatMap { UIImage(data: $0) } } }
        set { setItems(newValue?.map { ["com.apple.uikit.image": $0] } ?? []) }
    }
    /// The color of the first item that has one. Setting it replaces all items.
    public var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }
    /// The colors of the items that have one, or nil if there are none. Setting it replaces all items.
    public var colors: [UIColor]? {
        get { values(Self.typeListColor) { $0 as? UIColor } }
        set { setItems(newValue?.map { [Self.typeListColor[0]: $0] } ?? []) }
    }

    /// Whether there is a string.
    public var hasStrings: Bool { strings != nil }
    /// Whether there is a URL.
    public var hasURLs: Bool { urls != nil }
    /// Whether there is an image.
    public var hasImages: Bool { images != nil }
    /// Whether there is a color.
    public var hasColors: Bool { colors != nil }

    /// Returns the values of the items that have one of the types, or nil if there are none.
    private func values<Value>(_ types: [String], _ convert: (Any) -> Value?) -> [Value]? {
        let values = storedItems.compactMap { item in types.compactMap { item[$0].flatMap(convert) }.first }
        return values.isEmpty ? nil : values
    }

    // MARK: - Text

    /// The text of the first item with its attributes, or nil if the item contains no such text.
    var attributedText: NSAttributedString? { storedItems.first?[Self.attributedTextType] as? NSAttributedString }
    var hasInsertableText: Bool { storedItems.contains { item in Self.typeListString.contains { item[$0] != nil } } }

    func setText(_ text: NSAttributedString) {
        setItems([[Self.typeListString[0]: text.string, Self.attributedTextType: text]])
    }
}
