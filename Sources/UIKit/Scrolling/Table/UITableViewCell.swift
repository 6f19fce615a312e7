import CoreGraphics
import QuartzCore

/// A row of a table.
open class UITableViewCell: UIView {
    public let reuseIdentifier: String?
    public let style: CellStyle

    /// What is to be seen; its size leaves room for the accessory.
    public let contentView = UIView()
    /// The row's title.
    public private(set) lazy var textLabel: UILabel? = makeTitle()
    /// A second text; nil in the default style.
    public private(set) lazy var detailTextLabel: UILabel? = makeDetail()
    public private(set) lazy var imageView: UIImageView? = makePicture()
    var hasPicture = false
    var hasTitle = false
    var hasDetail = false

    /// Behind everything.
    public var backgroundView: UIView? { didSet { exchange(oldValue, backgroundView) } }
    /// Behind the content while the row is touched or selected; grey unless given.
    public var selectedBackgroundView: UIView? { didSet { oldValue?.removeFromSuperview() } }
    public var selectionStyle = SelectionStyle.default

    public var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { showAccessory() } }
    }
    /// In place of the accessory.
    public var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            showAccessory()
        }
    }
    var accessory: UIView?

    /// Nil for that of the table.
    public var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0) {
        didSet { hasOwnInset = true; setNeedsLayout() }
    }
    var hasOwnInset = false
    var dress = RowDress()
    let line = UIView()
    let topLine = UIView()

    public var indentationLevel = 0 { didSet { setNeedsLayout() } }
    public var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    public var shouldIndentWhileEditing = true
    public internal(set) var isEditing = false
    /// How far it is pulled aside.
    var slide: CGFloat = 0
    var control: EditControl?
    var circle: ChoiceCircle?
    var gripView: ReorderGrip?

    open var isSelected = false { didSet { if isSelected != oldValue { showSelection() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { showSelection() } } }

    // MARK: - Making

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        begin()
    }

    public convenience override init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }

    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = nil
        super.init(coder: coder)
        begin()
    }

    /// Ours: how a table makes cells of a registered class. A class that overrides `init(style:reuseIdentifier:)`, as UIKit's do, has it from
    /// there; UIKit's own way leads through Objective-C.
    public required convenience init(reusableAs reuseIdentifier: String) { self.init(style: .default, reuseIdentifier: reuseIdentifier) }

    private func begin() {
        backgroundColor = .white
        clipsToBounds = true
        addSubview(contentView)
        for line in [line, topLine] {
            line.isUserInteractionEnabled = false
            line.isHidden = true
            addSubview(line)
        }
    }

    /// Before it shows another row. Overrides call super.
    open func prepareForReuse() {
        isSelected = false
        isHighlighted = false
    }

    /// What of its contents is seen follows.
    open func setSelected(_ selected: Bool, animated: Bool) {
        fade(animated) { self.isSelected = selected }
    }

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        fade(animated) { self.isHighlighted = highlighted }
    }

    /// Overrides call super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
        setNeedsLayout()
    }

    private func fade(_ animated: Bool, _ change: @escaping () -> Void) {
        guard animated else { return change() }
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: change)
    }

    private func exchange(_ old: UIView?, _ new: UIView?) {
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutCell()
    }

    /// The height that the texts need; a subclass may say otherwise.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: textHeight) }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if accessoryView == nil { showAccessory() }
    }
}

extension UITableViewCell {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    public enum AccessoryType: Int, Sendable { case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton }
    public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
    public enum EditingStyle: Int, Sendable { case none, delete, insert }
}

public typealias UITableViewCellStyle = UITableViewCell.CellStyle
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle

/// What a table decides about the looks of a row.
struct RowDress: Equatable {
    var style = UITableView.Style.plain
    /// Nil for no lines.
    var separator: UIColor?
    var inset = UIEdgeInsets.zero
    var isFirst = false
    var isLast = false
    /// The size of a pixel in points.
    var pixel: CGFloat = 1
}
