import Constraints
import QuartzCore

/// The rectangle of a view or guide as constraints see it: four numbers to be found, in the coordinates of the superview or of the guide's owner.
///
/// Being relative to it, a container's move changes two numbers and none of what is inside; and a multiplier on a place in the superview
/// means that part of the superview.
final class LayoutBox {
    /// Counts up, so that an ambiguity is settled the same way every time. Sizes come before places: they are what a tie makes small.
    let serial: Int
    private static var count = 0

    /// The view, or the owner of the guide.
    private(set) weak var view: UIView?
    private(set) weak var guide: UILayoutGuide?
    /// Active constraints that name this box, in the order in which they were activated.
    var constraints: [NSLayoutConstraint] = []

    /// The engine that has something to find out about it, and how many of its constraints, its own aside, need these numbers.
    weak var engine: LayoutEngine?
    var uses = 0
    /// What it says of itself while somebody is interested: a size from within, a frame from outside.
    var content: [NSContentSizeLayoutConstraint] = []
    var surroundings: [SurroundingsConstraint] = []
    var isNudged = false
    var nudges: [SurroundingsConstraint] = []
    /// Whether these have to be looked at again.
    var isStale = false
    /// The width for which a height was measured last.
    var measuredWidth: CGFloat?

    init(view: UIView?) {
        Self.count += 1
        serial = Self.count
        self.view = view
    }

    func move(to owner: UIView?) { view = owner }
    func belong(to guide: UILayoutGuide) {
        self.guide = guide
        isGuide = true
    }

    /// Nobody solves for it any more.
    func withdraw() {
        engine = nil
        uses = 0
        isStale = false
        measuredWidth = nil
    }

    var item: AnyObject? { guide ?? view }
    private(set) var isGuide = false
    var isInvolved: Bool { uses > 0 }

    var width: Variable { Variable(4 * serial) }
    var height: Variable { Variable(4 * serial + 1) }
    var left: Variable { Variable(4 * serial + 2) }
    var top: Variable { Variable(4 * serial + 3) }
    var numbers: [Variable] { [width, height, left, top] }
    static func serial(of variable: Variable) -> Int { variable.id >> 2 }

    func variables(_ axis: NSLayoutConstraint.Axis) -> (place: Variable, size: Variable) {
        axis == .horizontal ? (left, width) : (top, height)
    }

    /// The rectangle as it was found last.
    func rect(in solver: QuickSolver) -> CGRect {
        CGRect(
            x: solver.value(of: left), y: solver.value(of: top), width: solver.value(of: width), height: solver.value(of: height))
    }
}
