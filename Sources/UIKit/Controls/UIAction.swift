/// Something that can be chosen, with a title and a picture.
open class UIMenuElement {
    public enum State: Int, Sendable { case off, on, mixed }

    nonisolated public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
    }

    public internal(set) var title: String
    public internal(set) var image: UIImage?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
    }
}

public typealias UIActionHandler = (UIAction) -> Void

/// A closure that a control calls.
public final class UIAction: UIMenuElement {
    nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// One of its own unless it was given.
    public let identifier: Identifier
    public var discoverabilityTitle: String?
    public var attributes: Attributes
    public var state: State
    /// The control that calls it, while it does.
    public private(set) weak var sender: AnyObject?

    private let handler: UIActionHandler
    private static var count = 0

    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
    ) {
        Self.count += 1
        self.identifier = identifier ?? Identifier("action \(Self.count)")
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
