import QuartzCore

/// Insets whose horizontal sides depend on the direction of writing.
nonisolated public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    public static let zero = NSDirectionalEdgeInsets()
}

/// What keeps a view's content away from its edges.
struct MarginState {
    /// Nil until somebody sets them.
    var own: NSDirectionalEdgeInsets?
    var preservesSuperview = false
    var insetsFromSafeArea = true
    var marginsGuide: InsetGuide?
    var safeAreaGuide: InsetGuide?
    var readableGuide: InsetGuide?
}

extension UIView {
    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The margins without the safe area: 8 all around, in a controller's view 16 at the sides.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let all = layoutMargins
            return NSDirectionalEdgeInsets(
                top: all.top, leading: isRightToLeft ? all.right : all.left, bottom: all.bottom,
                trailing: isRightToLeft ? all.left : all.right)
        }
        set {
            guard newValue != autoLayout.margins.own else { return }
            autoLayout.margins.own = newValue
            marginsChanged()
        }
    }

    /// How far content stays away from the edges, the safe area included, as the last layout pass found it.
    public var layoutMargins: UIEdgeInsets {
        get {
            let own = ownMargins
            var result = UIEdgeInsets(
                top: own.top, left: isRightToLeft ? own.trailing : own.leading, bottom: own.bottom,
                right: isRightToLeft ? own.leading : own.trailing)
            if preservesSuperviewLayoutMargins, let superview {
                result = result.covering(superview.layoutMargins, of: superview.bounds, frame)
            }
            if insetsLayoutMarginsFromSafeArea {
                let safe = knownSafeArea
                result.top += safe.top
                result.left += safe.left
                result.bottom += safe.bottom
                result.right += safe.right
            }
            return result
        }
        set {
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: newValue.top, leading: isRightToLeft ? newValue.right : newValue.left, bottom: newValue.bottom,
                trailing: isRightToLeft ? newValue.left : newValue.right)
        }
    }

    private var ownMargins: NSDirectionalEdgeInsets {
        if let own = autoLayoutIfAny?.margins.own { return own }
        if controller != nil { return NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16) }
        return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }

    /// Whether the margins are at least those of the superview, where the view lies in them.
    public var preservesSuperviewLayoutMargins: Bool {
        get { autoLayoutIfAny?.margins.preservesSuperview ?? false }
        set {
            autoLayout.margins.preservesSuperview = newValue
            marginsChanged()
        }
    }

    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { autoLayoutIfAny?.margins.insetsFromSafeArea ?? true }
        set {
            autoLayout.margins.insetsFromSafeArea = newValue
            marginsChanged()
        }
    }

    /// Bars cover more or less of the view than before.
    func safeAreaChanged() {
        if let guide = autoLayoutIfAny?.margins.safeAreaGuide { layoutEngine?.noteStale(guide.box) }
        if insetsLayoutMarginsFromSafeArea { marginsChanged() }
    }

    // MARK: - Guides

    /// The bounds less the margins.
    public var layoutMarginsGuide: UILayoutGuide { guide(\.marginsGuide, .margins) }
    /// The bounds less the safe area.
    public var safeAreaLayoutGuide: UILayoutGuide { guide(\.safeAreaGuide, .safeArea) }
    /// Within the margins, and no wider than a text that is read with ease.
    public var readableContentGuide: UILayoutGuide { guide(\.readableGuide, .readable) }

    private func guide(_ path: WritableKeyPath<MarginState, InsetGuide?>, _ kind: InsetGuide.Kind) -> UILayoutGuide {
        if let guide = autoLayout.margins[keyPath: path] { return guide }
        let guide = InsetGuide(kind, of: self)
        autoLayout.margins[keyPath: path] = guide
        return guide
    }

    func marginsChanged() {
        if let engine = layoutEngine, let layout = autoLayoutIfAny {
            for guide in [layout.margins.marginsGuide, layout.margins.readableGuide] { guide.map { engine.noteStale($0.box) } }
            for constraint in layout.box.constraints where constraint.firstAttribute.isMargin || constraint.secondAttribute.isMargin {
                constraint.note()
            }
        }
        setNeedsLayout()
        layoutMarginsDidChange()
        for subview in subviews where subview.preservesSuperviewLayoutMargins { subview.marginsChanged() }
    }
}

extension UIEdgeInsets {
    /// At least as large as what of another's margins reaches into a frame in it.
    fileprivate func covering(_ other: UIEdgeInsets, of bounds: CGRect, _ frame: CGRect) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top - (frame.minY - bounds.minY)), left: max(left, other.left - (frame.minX - bounds.minX)),
            bottom: max(bottom, other.bottom - (bounds.maxY - frame.maxY)), right: max(right, other.right - (bounds.maxX - frame.maxX)))
    }
}
