import CoreGraphics

extension UICellAccessory {
    /// The options of a disclosure indicator.
    @preconcurrency @MainActor public struct DisclosureIndicatorOptions {
        /// Whether the accessory is hidden. A hidden accessory keeps its space.
        public var isHidden: Bool
        /// The width that is reserved for the accessory, or nil for the accessory's own width.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color, or nil for the default color.
        public var tintColor: UIColor?
        /// Creates options.
        public init(isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }
    }

    /// The options of an outline disclosure.
    @preconcurrency @MainActor public struct OutlineDisclosureOptions {
        /// The area in which a tap expands or collapses the item: with `header`, the whole cell; with `cell`, the accessory.
        nonisolated public enum Style: Int, Sendable {
            /// The same as `cell`.
            case automatic
            /// A tap anywhere in the cell shows or hides its children.
            case header
            /// Only a tap on the accessory shows or hides the children.
            case cell
        }
        /// The area in which a tap expands or collapses the item.
        public var style: Style
        /// Whether the accessory is hidden. A hidden accessory keeps its space.
        public var isHidden: Bool
        /// The width that is reserved for the accessory, or nil for the accessory's own width.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color, or nil for the tint color.
        public var tintColor: UIColor?
        /// Creates options.
        public init(
            style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) { (self.style, self.isHidden, self.reservedLayoutWidth, self.tintColor) = (style, isHidden, reservedLayoutWidth, tintColor) }
    }

    /// The options of a check mark.
    public typealias CheckmarkOptions = DisclosureIndicatorOptions
    /// The options of a delete accessory. `tintColor` is the color of the circle.
    public typealias DeleteOptions = DisclosureIndicatorOptions
    /// The options of an insert accessory. `tintColor` is the color of the circle.
    public typealias InsertOptions = DisclosureIndicatorOptions
    /// The options of a reorder accessory. `tintColor` is the color of its lines.
    public typealias ReorderOptions = DisclosureIndicatorOptions
    /// The options of a selection circle. `tintColor` is its color while the item is selected, or nil for the tint color of the cell.
    public typealias MultiselectOptions = DisclosureIndicatorOptions
    /// The options of an information button.
    public typealias DetailOptions = DisclosureIndicatorOptions

    /// The options of a text.
    @preconcurrency @MainActor public struct LabelOptions {
        /// Whether the accessory is hidden. A hidden accessory keeps its space.
        public var isHidden: Bool
        /// The width that is reserved for the accessory, or nil for the accessory's own width.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color, or nil for the color of secondary labels.
        public var tintColor: UIColor?
        /// The font.
        public var font: UIFont
        /// Creates options.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont = .preferredFont(forTextStyle: .body)
        ) { (self.isHidden, self.reservedLayoutWidth, self.tintColor, self.font) = (isHidden, reservedLayoutWidth, tintColor, font) }
    }

    /// The edges at which an accessory can be.
    ///
    /// Differs from Apple: the position among the other accessories cannot be chosen; the accessories are in the order of
    /// the array `accessories`.
    @preconcurrency @MainActor public enum Placement {
        /// The leading edge.
        case leading(displayed: DisplayedState = .always)
        /// The trailing edge.
        case trailing(displayed: DisplayedState = .always)
    }

    /// The options of an accessory that is a view of the app.
    @preconcurrency @MainActor public struct CustomViewConfiguration {
        /// The view. Its size is the size of its bounds or, if the bounds are empty, its intrinsic size.
        public let customView: UIView
        /// The edge, and the modes in which the accessory is shown.
        public let placement: Placement
        /// Whether the accessory is hidden. A hidden accessory keeps its space.
        public var isHidden: Bool
        /// The width that is reserved for the accessory, or nil for the accessory's own width.
        public var reservedLayoutWidth: LayoutDimension?
        /// The tint color of the view. If it is nil, the view keeps its own tint color.
        public var tintColor: UIColor?

        /// Creates the options of an accessory that shows a view.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
            (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
        }

        var isLeading: Bool { if case .leading = placement { true } else { false } }
        var displayedState: DisplayedState {
            switch placement {
            case .leading(let displayed), .trailing(let displayed): displayed
            }
        }
    }
}
