import UIKit

/// A cloud: two ellipses on a flat base.
class CloudView: UIView {
    private let shape = ShapeView()
    var tint: UIColor = .white { didSet { shape.color = tint } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(shape)
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (bounds.width, bounds.height)
        let path = CGMutablePath()
        path.addRoundedRect(
            in: CGRect(x: 0, y: height * 0.55, width: width, height: height * 0.45), cornerWidth: height * 0.22, cornerHeight: height * 0.22
        )
        path.addEllipse(in: CGRect(x: width * 0.14, y: height * 0.22, width: width * 0.36, height: height * 0.75))
        path.addEllipse(in: CGRect(x: width * 0.38, y: 0, width: width * 0.42, height: height * 0.95))
        shape.frame = bounds
        shape.path = path
    }
}
