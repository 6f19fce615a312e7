import UIKit

/// A boat with a hull and two sails.
class BoatView: UIView {
    private let hull = ShapeView()
    private let sails = ShapeView()
    var darkness: CGFloat = 0 {
        didSet {
            let night = UIColor(red: 0.16, green: 0.2, blue: 0.4, alpha: 1)
            hull.color = mix(UIColor(red: 0.45, green: 0.27, blue: 0.2, alpha: 1), night, darkness * 0.7)
            sails.color = mix(.white, night, darkness * 0.6)
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(hull)
        addSubview(sails)
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 2, y: 19), CGPoint(x: 24, y: 19), CGPoint(x: 20, y: 25), CGPoint(x: 6, y: 25)])
        path.closeSubpath()
        hull.path = path
        let sailPath = CGMutablePath()
        sailPath.addLines(between: [CGPoint(x: 14, y: 1), CGPoint(x: 23, y: 17), CGPoint(x: 14, y: 17)])
        sailPath.closeSubpath()
        sailPath.addLines(between: [CGPoint(x: 12, y: 4), CGPoint(x: 12, y: 17), CGPoint(x: 4, y: 17)])
        sailPath.closeSubpath()
        sails.path = sailPath
    }

    required init?(coder: NSCoder) { return nil }
}
