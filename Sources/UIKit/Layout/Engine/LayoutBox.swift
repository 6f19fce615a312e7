import FlipbookConstraints
import QuartzCore

/// The rectangle of a view or layout guide in the solver: four variables for left, top, width and height.
///
/// The variables are in the coordinates of the superview, or of the guide's owning view. Therefore moving a container changes two of its
/// variables, and no variable of the views inside it. A multiplier gives a fraction of the superview: `label.left = 0.5 · superview.right`
/// means half of the superview's width.
final class LayoutBox {
    /// The number of this box in the order of creation, starting with 1. Because of this number, ambiguous layouts have the same solution
    /// in every run.
    ///
    /// The ids of the size variables are lower than the ids of the position variables. Therefore, if the layout is ambiguous, the solver
    /// first makes the box's sizes small, and then its positions.
    let serial: Int
    /// The number of boxes created so far.
    private static var createdCount = 0

    /// The reference that constraints store instead of the box itself, so that they do not retain the box.
    let reference = BackReference<LayoutBox>()
    /// The view, or the owner of the guide.
    var view: UIView? { viewReference?.object }
    @exclusivity(unchecked) private var viewReference: BackReference<UIView>?
    /// The guide, if the box belongs to a guide.
    private(set) weak var guide: UILayoutGuide?
    /// The active constraints with this box as an item, in the order of their activation.
    @exclusivity(unchecked) var constraints: [NSLayoutConstraint] = []

    /// The engine that solves the variables of this box, or nil if no constraint uses the box.
    var engine: LayoutEngine? { engineReference?.object }
    @exclusivity(unchecked) private var engineReference: BackReference<LayoutEngine>?
    /// The rectangle in the last solution of the engine.
    @exclusivity(unchecked) private(set) var rect = CGRect.zero
    /// The number of constraints in the engine that use this box, without the box's own constraints.
    @exclusivity(unchecked) var useCount = 0
    /// The constraints for the intrinsic size of the view.
    var contentConstraints: [NSContentSizeLayoutConstraint] = []
    /// The constraints for the frame that is determined by autoresizing or by a guide's insets.
    var implicitConstraints: [ImplicitConstraint] = []
    /// Whether `exerciseAmbiguityInLayout` has moved the view to another solution.
    var isExercisingAmbiguity = false
    /// The weak constraints that move the view to another solution.
    var exerciseConstraints: [ImplicitConstraint] = []
    /// Whether the engine must update the box's own constraints.
    @exclusivity(unchecked) var needsRefresh = false
    /// The width for which the height was last measured, or nil if it was not measured since the intrinsic size last changed.
    var measuredWidth: CGFloat?

    init(view: UIView?) {
        Self.createdCount += 1
        serial = Self.createdCount
        viewReference = view?.reference
        reference.object = self
    }

    nonisolated deinit { reference.object = nil }

    /// Allows negative sizes in the solver. The size of a guide with insets is negative if its view is smaller than the insets.
    func setAllowsNegativeSizes() { lengthKind = .number }
    private var lengthKind = Variable.Kind.length

    /// Sets the view, or the owning view of the guide.
    func setView(_ owner: UIView?) { viewReference = owner?.reference }
    /// Makes this box the box of a layout guide.
    func setGuide(_ guide: UILayoutGuide) {
        self.guide = guide
        isGuide = true
    }

    /// Sets the engine. A new engine has no values for the variables of the box yet.
    func setEngine(_ newEngine: LayoutEngine?) {
        guard newEngine !== engine else { return }
        engineReference = newEngine?.reference
        rect = .zero
    }

    /// Resets the properties that an engine has set.
    func detachFromEngine() {
        setEngine(nil)
        useCount = 0
        needsRefresh = false
        measuredWidth = nil
    }

    /// Sets the value of a variable of this box in the solution.
    func setSolvedValue(_ value: Double, of variable: Variable) {
        switch variable.id & 3 {
        case 0: rect.size.width = value
        case 1: rect.size.height = value
        case 2: rect.origin.x = value
        default: rect.origin.y = value
        }
    }

    /// The guide, or the view if there is no guide.
    var item: AnyObject? { guide ?? view }
    /// Whether the box belongs to a layout guide, even if the guide was deallocated.
    private(set) var isGuide = false
    /// Whether constraints use the box, so that the solver has values for it.
    var isConstrained: Bool { useCount > 0 }

    var width: Variable { Variable(4 * serial, lengthKind) }
    var height: Variable { Variable(4 * serial + 1, lengthKind) }
    var left: Variable { Variable(4 * serial + 2, .position) }
    var top: Variable { Variable(4 * serial + 3, .position) }
    var allVariables: [Variable] { [width, height, left, top] }
    /// Returns the number of the box to which a variable belongs.
    static func serial(of variable: Variable) -> Int { variable.id >> 2 }

    /// Returns the variables of the position and the size along an axis.
    func variables(along axis: NSLayoutConstraint.Axis) -> (position: Variable, size: Variable) {
        axis == .horizontal ? (left, width) : (top, height)
    }
}
