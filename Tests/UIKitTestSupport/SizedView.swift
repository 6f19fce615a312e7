import UIKit

/// A view with a given intrinsic content size.
package final class SizedView: UIView {
    package var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

    package init(_ size: CGSize) {
        self.size = size
        super.init(frame: .zero)
    }

    package required init?(coder: NSCoder) { nil }

    package override var intrinsicContentSize: CGSize { size }
}
