extension UIControl {
    /// A set of events of a control.
    nonisolated public struct Event: OptionSet, Hashable, Sendable {
        /// The bits of the events.
        public let rawValue: UInt
        /// Creates a set of events from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A touch begins on the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch begins on the control shortly after the previous touch, such as the second tap of a double
        /// tap.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The touch moves inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The touch moves outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The touch moves into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The touch moves out of the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The touch ends inside the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The touch ends outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch is cancelled.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user has changed the value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The main action of the control, such as a tap on a button or a new value of a switch.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A menu is about to open.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing of a text field begins.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text of a text field changes.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing of a text field ends.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Return was pressed in a text field. If a target is registered for this event, editing ends.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All touch events.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All events for text editing.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// A range of bits that applications can use.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// A range of bits that the framework can use.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The state of a control as a set of flags.
    nonisolated public struct State: OptionSet, Hashable, Sendable {
        /// The bits of the flags.
        public let rawValue: UInt
        /// Creates a state from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// No flag is set.
        public static let normal: State = []
        /// The control is pressed.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control is disabled.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is selected.
        public static let selected = State(rawValue: 1 << 2)
        /// The control has the keyboard focus.
        public static let focused = State(rawValue: 1 << 3)
        /// A range of bits that applications can use.
        public static let application = State(rawValue: 0x00FF_0000)
        /// A range of bits that the framework can use.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// The vertical position of a control's content.
    nonisolated public enum ContentVerticalAlignment: Int, Sendable {
        /// Centered.
        case center
        /// At the upper edge.
        case top
        /// At the lower edge.
        case bottom
        /// Over the whole height.
        case fill
    }
    /// The horizontal position of a control's content.
    nonisolated public enum ContentHorizontalAlignment: Int, Sendable {
        /// Centered.
        case center
        /// At the left edge.
        case left
        /// At the right edge.
        case right
        /// Over the whole width.
        case fill
        /// At the leading edge.
        case leading
        /// At the trailing edge.
        case trailing
    }
}
