import CoreGraphics

/// An accessory at the leading or trailing edge of a list cell.
@preconcurrency @MainActor public struct UICellAccessory {
    /// The modes in which an accessory is shown.
    nonisolated public enum DisplayedState: Int, Sendable {
        /// The accessory is always visible.
        case always
        /// The accessory is visible while the list is edited.
        case whenEditing
        /// The accessory is visible while the list is not edited.
        case whenNotEditing
    }

    /// The widths that are reserved for an accessory.
    ///
    /// Differs from Apple: `standard` is the same as `actual`.
    nonisolated public enum LayoutDimension: Sendable {
        /// The width of the accessory.
        case actual
        /// The width of a standard accessory.
        case standard
        /// A width in points.
        case custom(CGFloat)
    }

    /// The kinds of accessories.
    enum Kind {
        case disclosureIndicator
        case outlineDisclosure(OutlineDisclosureOptions.Style, (() -> Void)?)
        case checkmark
        case delete((() -> Void)?)
        case insert((() -> Void)?)
        case reorder
        case multiselect
        case detail((() -> Void)?)
        case label(String, UIFont)
        case customView(CustomViewConfiguration)
    }

    let kind: Kind
    let displayedState: DisplayedState
    /// Whether the accessory is hidden. A hidden accessory keeps its space.
    let isHidden: Bool
    let reservedLayoutWidth: LayoutDimension
    let tintColor: UIColor?

    private init(
        _ kind: Kind, _ displayed: DisplayedState, isHidden: Bool, _ width: LayoutDimension?, _ tintColor: UIColor?
    ) {
        (self.kind, displayedState, self.isHidden) = (kind, displayed, isHidden)
        (reservedLayoutWidth, self.tintColor) = (width ?? .standard, tintColor)
    }

    // MARK: - Accessories

    /// Returns a chevron at the trailing edge, for cells that show another page.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .disclosureIndicator, displayed, isHidden: options.isHidden, options.reservedLayoutWidth ?? .actual, options.tintColor)
    }
    /// Returns a chevron at the trailing edge that turns when the item is expanded. A tap in the area that `options.style` specifies calls
    /// the handler. Without a handler, the tap expands or collapses the item in its section snapshot.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .outlineDisclosure(options.style, actionHandler), displayed, isHidden: options.isHidden,
            options.reservedLayoutWidth ?? .actual, options.tintColor)
    }
    /// Returns a check mark at the trailing edge.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(.checkmark, displayed, isHidden: options.isHidden, options.reservedLayoutWidth ?? .actual, options.tintColor)
    }
    /// Returns a minus sign at the leading edge. A tap calls the handler, or shows the trailing swipe actions if there is no handler.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.delete(actionHandler), displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }
    /// Returns a plus sign at the leading edge. A tap calls the handler.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.insert(actionHandler), displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }
    /// Returns three lines at the trailing edge with which the item can be moved.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        UICellAccessory(.reorder, displayed, isHidden: options.isHidden, options.reservedLayoutWidth ?? .actual, options.tintColor)
    }
    /// Returns a circle at the leading edge that shows whether the item is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        UICellAccessory(.multiselect, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }
    /// Returns an information button at the trailing edge. A tap calls the handler.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .detail(actionHandler), displayed, isHidden: options.isHidden, options.reservedLayoutWidth ?? .actual, options.tintColor)
    }
    /// Returns a text at the trailing edge.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .label(text, options.font), displayed, isHidden: options.isHidden, options.reservedLayoutWidth ?? .actual, options.tintColor)
    }
    /// Returns an accessory that shows a view of the app.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        UICellAccessory(
            .customView(configuration), configuration.displayedState, isHidden: configuration.isHidden,
            configuration.reservedLayoutWidth ?? .actual, configuration.tintColor)
    }

    // MARK: - Properties

    /// Whether the accessory is at the leading edge.
    var isLeading: Bool {
        switch kind {
        case .delete, .insert, .multiselect: true
        case .customView(let configuration): configuration.isLeading
        case .disclosureIndicator, .outlineDisclosure, .checkmark, .reorder, .detail, .label: false
        }
    }

    /// Whether the accessory is shown in a mode.
    func isDisplayed(isEditing: Bool) -> Bool { displayedState == .always || (displayedState == .whenEditing) == isEditing }

    /// A name that is the same for accessories whose views can replace each other.
    var identifier: String {
        switch kind {
        case .disclosureIndicator: "disclosure"
        case .outlineDisclosure: "outline"
        case .checkmark: "checkmark"
        case .delete: "delete"
        case .insert: "insert"
        case .reorder: "reorder"
        case .multiselect: "multiselect"
        case .detail: "detail"
        case .label: "label"
        case .customView(let configuration): "custom \(ObjectIdentifier(configuration.customView).hashValue)"
        }
    }
}
