import CoreGraphics

/// An object of the accessibility bus: the application, the window, or a node of the tree of a stage.
nonisolated struct AccessibleEntry: Equatable, Sendable {
    /// The number of the object, which stays the same as long as the view exists. The application is 0 and the window is 1.
    var id: Int
    var parent: Int
    var children: [Int] = []
    var role: AccessibleRole
    var name = ""
    var description = ""
    /// The value as text, such as "40%".
    var value = ""
    var identifier = ""
    var language = ""
    var states: Set<AccessibleState> = []
    /// The frame in the window, in units of the window system.
    var frame = CGRect.zero
    /// The names of the actions: first the actions of the object's role, then the actions of the app.
    var actions: [String] = []
    var number: AccessibleNumber?
    /// The text that can be read by its characters, or nil.
    var text: String?
    /// The range of the selection in `text`, in Unicode scalars. The caret is at its end.
    var selection = 0..<0

    /// The interfaces that the object has.
    var interfaces: [String] {
        ["Accessible"] + (id == 0 ? ["Application"] : ["Component"]) + (actions.isEmpty ? [] : ["Action"])
            + (number == nil ? [] : ["Value"])
            + (text == nil ? [] : ["Text"])
    }
}

/// A number with its range.
nonisolated struct AccessibleNumber: Equatable, Sendable {
    var current, minimum, maximum, step: Double
}

/// The roles that are used, with their numbers on the accessibility bus.
nonisolated enum AccessibleRole: UInt32, Sendable {
    case alert = 2, dialog = 16, frame = 23, image = 27, label = 29, list = 31, listItem = 32, pageTab = 37, pageTabList = 38, panel = 39
    case passwordText = 40, progressBar = 42, pushButton = 43, slider = 51, spinButton = 52, text = 61, toggleButton = 62, toolBar = 63
    case application = 75, entry = 79, heading = 83, link = 88, grouping = 99

    /// The name of the role on the accessibility bus.
    var name: String {
        switch self {
        case .listItem: "list item"
        case .pageTab: "page tab"
        case .pageTabList: "page tab list"
        case .passwordText: "password text"
        case .progressBar: "progress bar"
        case .pushButton: "push button"
        case .spinButton: "spin button"
        case .toggleButton: "toggle button"
        case .toolBar: "tool bar"
        default: "\(self)"
        }
    }
}

/// The states that are used, with their bits on the accessibility bus.
nonisolated enum AccessibleState: Int, Sendable, CaseIterable {
    case active = 1, checked = 4, editable = 7, enabled = 8, focusable = 11, focused = 12, modal = 16, multiLine = 17, selectable = 22
    case selected = 23, sensitive = 24, showing = 25, singleLine = 26, visible = 30, checkable = 41

    /// The name of the state in events.
    var name: String {
        switch self {
        case .multiLine: "multi-line"
        case .singleLine: "single-line"
        default: "\(self)"
        }
    }
}
