/// The closure of an action. Its parameter is the action itself.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title and an image, which a control performs.
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

    /// The identifier that was passed to the initializer, or a generated unique one.
    public let identifier: Identifier
    /// A longer title.
    ///
    /// Differs from Apple: it has no effect.
    public var discoverabilityTitle: String?
    /// The availability and style of the action.
    ///
    /// Differs from Apple: it has no effect.
    public var attributes: Attributes
    /// The state of the action.
    ///
    /// Differs from Apple: it has no effect.
    public var state: State
    /// The object that performs the action, or nil if the handler is not running.
    public private(set) weak var sender: AnyObject?

    private let handler: UIActionHandler
    private static var createdCount = 0

    /// Creates an action that calls `handler` when it is performed.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
    ) {
        Self.createdCount += 1
        self.identifier = identifier ?? Identifier("action \(Self.createdCount)")
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, image: image)
    }

    func perform(for sender: AnyObject) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
