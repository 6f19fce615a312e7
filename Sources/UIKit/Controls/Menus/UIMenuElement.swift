import Foundation

/// An element of a menu, with a title, a subtitle and an image.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    nonisolated deinit {}

    /// The state of an element: off, on, or mixed.
    nonisolated public enum State: Int, Sendable {
        /// No mark.
        case off
        /// A checkmark.
        case on
        /// A dash, for an element that represents several items with different states.
        case mixed
    }

    /// Flags for the availability and the style of an element.
    nonisolated public struct Attributes: OptionSet, Sendable {
        /// The bits of the flags.
        public let rawValue: UInt
        /// Creates flags from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The element cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Choosing the element deletes something. Its title is red.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// The element is not visible.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open when the element is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// The title of the element.
    open internal(set) var title: String
    /// The image of the element.
    open internal(set) var image: UIImage?
    /// A second line below the title.
    open var subtitle: String?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
    }
}
