import FlipbookPlayback
import Stage
import UIKit

/// The list of devices, shown over the whole window. The arrow keys or the mouse select a device.
final class DeviceMenuView: UIView {
    private let panel = UIView()
    private let selectionView = UIView()
    private let headingLabel = Theme.label("Device", 22, .semibold)
    private var rows: [(name: UILabel, size: UILabel)] = []
    /// The index of the selected device.
    var selection = 0 { didSet { setNeedsLayout() } }

    private static let rowHeight: CGFloat = 30
    private static let panelWidth: CGFloat = 380
    private static let headingHeight: CGFloat = 76

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Theme.darkBackgroundColor.withAlphaComponent(0.55)
        panel.backgroundColor = Theme.backgroundColor
        panel.layer.cornerRadius = 20
        selectionView.backgroundColor = Theme.textColor.withAlphaComponent(0.09)
        selectionView.layer.cornerRadius = 8
        addSubview(panel)
        for part in [headingLabel, selectionView] { panel.addSubview(part) }
        for device in Device.models {
            let size = "\(Int(device.size.width)) × \(Int(device.size.height))"
            let row = (name: Theme.label(device.name ?? "", 15, .regular), size: Theme.label(size, 13, .regular, Theme.secondaryTextColor))
            row.size.textAlignment = .right
            for label in [row.name, row.size] { panel.addSubview(label) }
            rows.append(row)
        }
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = Self.headingHeight + CGFloat(rows.count) * Self.rowHeight + 20
        // In a small window the panel is scaled down instead of clipped.
        let scale = min(1, (bounds.width - 32) / Self.panelWidth, (bounds.height - 32) / height)
        panel.bounds.size = CGSize(width: Self.panelWidth, height: height)
        panel.center = CGPoint(x: bounds.midX, y: bounds.midY)
        panel.transform = CGAffineTransform(scaleX: scale, y: scale)
        headingLabel.frame = CGRect(x: 32, y: 28, width: 300, height: 30)
        for (index, row) in rows.enumerated() {
            let frame = rowFrame(index)
            row.name.frame = CGRect(x: 32, y: frame.minY, width: 220, height: frame.height)
            row.size.frame = CGRect(x: 252, y: frame.minY, width: Self.panelWidth - 252 - 32, height: frame.height)
            row.name.font = .systemFont(ofSize: 15, weight: index == selection ? .semibold : .regular)
        }
        selectionView.frame = rowFrame(selection)
    }

    /// The frame of a row in the panel.
    private func rowFrame(_ index: Int) -> CGRect {
        CGRect(x: 20, y: Self.headingHeight + CGFloat(index) * Self.rowHeight, width: Self.panelWidth - 40, height: Self.rowHeight)
    }

    /// Returns the middle of a row.
    func rowCenter(_ index: Int) -> CGPoint {
        layoutIfNeeded()
        let frame = rowFrame(index)
        return convert(CGPoint(x: frame.midX, y: frame.midY), from: panel)
    }

    /// Returns the index of the device at a point, or nil.
    func deviceIndex(at point: CGPoint) -> Int? {
        let inPanel = panel.convert(point, from: self)
        return rows.indices.first { rowFrame($0).contains(inPanel) }
    }
}
