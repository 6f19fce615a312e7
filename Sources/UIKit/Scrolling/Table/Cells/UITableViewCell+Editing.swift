import CoreGraphics
import QuartzCore

/// The controls that a row shows in editing mode.
extension UITableViewCell {
    /// The controls that a row needs, and their actions.
    struct EditingControls {
        let style: EditingStyle
        /// Whether the row shows a selection circle.
        let showsSelectionCircle: Bool
        /// The action of the delete or insert control.
        let editAction: () -> Void
        /// The action of the reorder control, or nil if the row has no reorder control. It receives the phase of the touch and its
        /// y-coordinate in the table.
        let reorderAction: ((UITouch.Phase, CGFloat) -> Void)?
    }

    var hasEditingControls: Bool { editControl != nil || selectionCircle != nil || reorderControl != nil }

    /// Adds and removes controls. New controls move in from the sides, and old controls move out.
    func setEditingControls(_ controls: EditingControls, animated: Bool) {
        let (oldEditControl, oldSelectionCircle, oldReorderControl) = (editControl, selectionCircle, reorderControl)
        UIView.withoutAnimationBlock {
            if (editControl?.style ?? .none) != controls.style {
                editControl = controls.style == .none ? nil : EditControl(controls.style, controls.editAction)
                editControl.map { add($0, x: -EditControl.width) }
            }
            if (selectionCircle != nil) != controls.showsSelectionCircle {
                selectionCircle = controls.showsSelectionCircle ? SelectionCircleView(isOn: isSelected) : nil
                selectionCircle.map { add($0, x: -EditControl.width) }
            }
            if (reorderControl != nil) != (controls.reorderAction != nil) {
                reorderControl = controls.reorderAction.map { ReorderControl($0) }
                reorderControl.map { add($0, x: bounds.width) }
            }
        }
        guard oldEditControl !== editControl || oldSelectionCircle !== selectionCircle || oldReorderControl !== reorderControl else {
            return
        }
        let change = { [self] in
            layoutCell()
            if oldEditControl !== editControl { oldEditControl.map { moveOut($0, x: -EditControl.width) } }
            if oldSelectionCircle !== selectionCircle { oldSelectionCircle.map { moveOut($0, x: -EditControl.width) } }
            if oldReorderControl !== reorderControl { oldReorderControl.map { moveOut($0, x: bounds.width) } }
            contentView.layOutWithoutSuperview()
        }
        let end = { [self] in
            if oldEditControl !== editControl { oldEditControl?.removeFromSuperview() }
            if oldSelectionCircle !== selectionCircle { oldSelectionCircle?.removeFromSuperview() }
            if oldReorderControl !== reorderControl { oldReorderControl?.removeFromSuperview() }
        }
        guard animated, window != nil else {
            UIView.withoutAnimationBlock(change)
            return end()
        }
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: change) { _ in end() }
    }

    /// Adds a control outside of the row. In a layout from right to left, `x` is mirrored.
    private func add(_ control: UIView, x: CGFloat) {
        control.frame = mirroredIfRightToLeft(CGRect(x: x, y: 0, width: control.bounds.width, height: bounds.height))
        addSubview(control)
    }

    /// Moves a control to a position outside of the row. In a layout from right to left, `x` is mirrored.
    private func moveOut(_ control: UIView, x: CGFloat) {
        let frame = control.frame
        control.frame = mirroredIfRightToLeft(CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height))
    }

    /// The widths that the content leaves free for controls at the leading edge (`left`) and at the trailing edge (`right`).
    var editingControlInsets: (left: CGFloat, right: CGFloat) {
        let left = (editControl != nil && shouldIndentWhileEditing) || selectionCircle != nil ? EditControl.width : 0
        return (left, reorderControl == nil ? 0 : ReorderControl.width)
    }

    func layoutEditingControls() {
        reorderControl?.updateColors(for: backgroundColor)
        let leadingFrame = CGRect(x: lastSafeAreaInsets.left, y: 0, width: EditControl.width, height: bounds.height)
        editControl?.frame = mirroredIfRightToLeft(leadingFrame)
        selectionCircle?.frame = mirroredIfRightToLeft(leadingFrame)
        reorderControl?.frame = mirroredIfRightToLeft(
            CGRect(
                x: bounds.width - lastSafeAreaInsets.right - ReorderControl.width, y: 0, width: ReorderControl.width,
                height: bounds.height))
    }

    /// Shows or removes the shadow of a row that is being dragged.
    func setLifted(_ isLifted: Bool) {
        clipsToBounds = !isLifted
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = isLifted ? 0.2 : 0
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 2)
    }
}
