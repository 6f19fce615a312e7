/// The closure of an action. Its parameter is the action itself.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title and an image, which a control or a menu performs.
@preconcurrency @MainActor public final class UIAction: UIMenuElement {
    /// A name by which an action can be replaced or removed.
    nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates an identifier from a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The title of a menu row or of a control that shows the action.
    public override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The image of a menu row or of a control that shows the action.
    public override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    /// The image of the action in a menu while its state is `on`, or nil for `image`.
    public var selectedImage: UIImage?
    /// The identifier that was passed to the initializer, or a generated unique identifier.
    public let identifier: Identifier
    /// A longer title.
    ///
    /// Differs from Apple: it is only the accessibility hint of the row in a menu, because there is no list of keyboard shortcuts.
    public var discoverabilityTitle: String?
    /// The availability and style of the action in a menu.
    public var attributes: Attributes
    /// The mark in front of the title in a menu.
    public var state: State
    /// The object that performs the action, or nil if the handler is not running.
    public private(set) weak var sender: AnyObject?

    private let handler: UIActionHandler
    private static var createdCount = 0

    /// Creates an action that calls `handler` when it is performed.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping UIActionHandler
    ) {
        Self.createdCount += 1
        self.identifier = identifier ?? Identifier("action \(Self.createdCount)")
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.selectedImage = selectedImage
        self.handler = handler
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    /// Performs the action for a sender. The target has no effect, because the action is a closure.
    public func performWithSender(_ sender: Any?, target: Any?) {
        let object = sender.map { $0 as AnyObject } ?? self
        perform(for: object)
    }

    func perform(for sender: AnyObject) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
