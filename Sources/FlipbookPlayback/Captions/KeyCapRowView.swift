import Stage
import UIKit

/// A row of key caps for keys that were pressed together, and the number of times that they were pressed.
final class KeyCapRowView: UIView {
    private var caps: [KeyCapView] = []
    private let countLabel = KeyCapView()

    init() {
        super.init(frame: .zero)
        addSubview(countLabel)
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows a row, and returns its size.
    func show(_ row: PressHistory.Row, fontSize: CGFloat) -> CGSize {
        while caps.count < row.caps.count {
            caps.append(KeyCapView())
            addSubview(caps[caps.count - 1])
        }
        let gap = (fontSize * 0.3).rounded()
        var (x, height): (CGFloat, CGFloat) = (0, 0)
        func place(_ cap: KeyCapView, _ text: String) {
            let size = cap.show(text, fontSize: fontSize)
            cap.frame = CGRect(x: x, y: 0, width: size.width, height: size.height)
            x += size.width + gap
            height = size.height
        }
        for (index, cap) in caps.enumerated() {
            cap.isHidden = index >= row.caps.count
            if index < row.caps.count { place(cap, row.caps[index]) }
        }
        countLabel.isHidden = row.count < 2
        if row.count > 1 { place(countLabel, "×\(row.count)") }
        return CGSize(width: max(x - gap, 0), height: height)
    }
}
