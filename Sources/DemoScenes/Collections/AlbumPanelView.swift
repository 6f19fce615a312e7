import UIKit

/// The panel behind a section of the album.
class AlbumPanelView: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
    }

    required init?(coder: NSCoder) { return nil }
}
