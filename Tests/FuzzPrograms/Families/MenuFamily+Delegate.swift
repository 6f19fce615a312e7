import Foundation
import UIKit

extension MenuFamily {
    /// A delegate of the picker and of the context menu. In hostile programs, it sometimes changes the picker during a call.
    final class Delegate: NSObject, UIPickerViewDataSource, UIPickerViewDelegate, UIContextMenuInteractionDelegate {
        var values: FuzzValues
        var rows = [3, 12]
        var rowHeight: CGFloat = 21
        var width: CGFloat = 41
        var menu: UIMenu?
        private var depth = 0

        init(_ values: FuzzValues) { self.values = values }

        private func reenter(_ view: UIPickerView) {
            guard values.isHostile, depth == 0, values.bool(0.08) else { return }
            depth += 1
            defer { depth -= 1 }
            switch values.integer(0...3) {
            case 0: view.reloadAllComponents()
            case 1:
                rows = (0..<values.integer(0...3)).map { _ in values.integer(0...9) }
                view.reloadAllComponents()
            case 2: view.layoutIfNeeded()
            default: view.removeFromSuperview()
            }
        }

        func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            rows.indices.contains(component) ? rows[component] : 0
        }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            reenter(pickerView)
            return "\(row)"
        }
        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { rowHeight }
        func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { width }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { reenter(pickerView) }
        func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
            -> UIContextMenuConfiguration?
        {
            UIContextMenuConfiguration(actionProvider: { [menu] _ in menu ?? UIMenu(children: [UIAction(title: "One") { _ in }]) })
        }
    }
}
