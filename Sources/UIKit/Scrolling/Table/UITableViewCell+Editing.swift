import CoreGraphics
import QuartzCore

/// What a row wears while it is being edited.
extension UITableViewCell {
    struct Tools {
        let style: EditingStyle
        /// With a circle that says whether it is chosen.
        let chooses: Bool
        let act: () -> Void
        let move: ((UITouch.Phase, CGFloat) -> Void)?
    }

    var hasTools: Bool { control != nil || circle != nil || gripView != nil }

    /// How it can be edited now.
    public var editingStyle: EditingStyle { control?.style ?? .none }
    public var showsReorderControl: Bool { gripView != nil }
    /// Whether its actions are shown.
    public var showingDeleteConfirmation: Bool { slide != 0 }

    /// New tools come in from the sides, old ones leave to them.
    func wear(_ tools: Tools, animated: Bool) {
        let (oldControl, oldCircle, oldGrip) = (control, circle, gripView)
        UIView.performWithoutAnimation {
            if (control?.style ?? .none) != tools.style {
                control = tools.style == .none ? nil : EditControl(tools.style, tools.act)
                control.map { add($0, x: -EditControl.width) }
            }
            if (circle != nil) != tools.chooses {
                circle = tools.chooses ? ChoiceCircle(isOn: isSelected) : nil
                circle.map { add($0, x: -EditControl.width) }
            }
            if (gripView != nil) != (tools.move != nil) {
                gripView = tools.move.map { ReorderGrip($0) }
                gripView.map { add($0, x: bounds.width) }
            }
        }
        guard oldControl !== control || oldCircle !== circle || oldGrip !== gripView else { return }
        let change = { [self] in
            layoutCell()
            if oldControl !== control { oldControl?.frame.origin.x = -EditControl.width }
            if oldCircle !== circle { oldCircle?.frame.origin.x = -EditControl.width }
            if oldGrip !== gripView { oldGrip?.frame.origin.x = bounds.width }
            contentView.layOutAlone()
        }
        let end = { [self] in
            if oldControl !== control { oldControl?.removeFromSuperview() }
            if oldCircle !== circle { oldCircle?.removeFromSuperview() }
            if oldGrip !== gripView { oldGrip?.removeFromSuperview() }
        }
        guard animated, window != nil else {
            UIView.performWithoutAnimation(change)
            return end()
        }
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: change) { _ in end() }
    }

    private func add(_ tool: UIView, x: CGFloat) {
        tool.frame = CGRect(x: x, y: 0, width: tool.bounds.width, height: bounds.height)
        addSubview(tool)
    }

    /// What tools take of the row on both sides.
    var toolInsets: (left: CGFloat, right: CGFloat) {
        let left = (control != nil && shouldIndentWhileEditing) || circle != nil ? EditControl.width : 0
        return (left, gripView == nil ? 0 : ReorderGrip.width)
    }

    func layoutTools() {
        gripView?.show(on: backgroundColor)
        let sign = CGRect(x: knownSafeArea.left, y: 0, width: EditControl.width, height: bounds.height)
        control?.frame = sign
        circle?.frame = sign
        gripView?.frame = CGRect(
            x: bounds.width - knownSafeArea.right - ReorderGrip.width, y: 0, width: ReorderGrip.width, height: bounds.height)
    }

    /// Taken up by a finger it floats above the others.
    func lift(_ isLifted: Bool) {
        clipsToBounds = !isLifted
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = isLifted ? 0.2 : 0
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 2)
    }
}
