import UIKit

/// A wide picture in a scroll layer, which shows a part of it. The slider scrolls to another part.
class PanoramaCard: FilterCard {
    private static let height: CGFloat = 150
    /// The view that contains the scroll layer.
    private let frameView = UIView()
    private let scrollLayer = CAScrollLayer()
    private let picture = CALayer()
    private let slider = UISlider()

    init() {
        super.init("A panorama in a scroll layer")
        scrollLayer.scrollMode = .horizontally
        scrollLayer.cornerRadius = 12
        scrollLayer.masksToBounds = true
        picture.contents = FilterPicture.make(CGSize(width: 900, height: Self.height)).cgImage
        scrollLayer.addSublayer(picture)
        frameView.layer.addSublayer(scrollLayer)
        slider.accessibilityIdentifier = "panorama"
        slider.addTarget(self, action: Selector(PanoramaCard.scroll), for: .valueChanged)
        addSubview(frameView)
        addSubview(slider)
    }

    required init?(coder: NSCoder) { return nil }

    func scroll() {
        let rest = max(picture.bounds.width - scrollLayer.bounds.width, 0)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        scrollLayer.scroll(to: CGPoint(x: CGFloat(slider.value) * rest, y: 0))
        CATransaction.commit()
    }

    override func height(_ width: CGFloat) -> CGFloat { Self.contentTop + Self.height + 56 }

    override func layoutSubviews() {
        super.layoutSubviews()
        frameView.frame = CGRect(x: 16, y: Self.contentTop, width: bounds.width - 32, height: Self.height)
        scrollLayer.frame = frameView.bounds
        picture.frame = CGRect(x: 0, y: 0, width: 900, height: Self.height)
        slider.frame = CGRect(x: 16, y: frameView.frame.maxY + 12, width: bounds.width - 32, height: 34)
        scroll()
    }
}
