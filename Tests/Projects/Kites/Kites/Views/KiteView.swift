//
//  KiteView.swift
//  Kites
//
//  Created by Paper Lantern on 9/12/24.
//

import Breeze
import UIKit

/// A kite with a tail, which the wind moves, and a string to the hand of its child.
final class KiteView: UIView {

    enum Pattern: Int, CaseIterable {
        case sun, sea, berry

        var colors: (UIColor, UIColor) {
            switch self {
            case .sun: (UIColor(named: "Kites/Sun")!, UIColor(named: "Kites/Paper")!)
            case .sea: (UIColor(named: "Kites/Sea")!, UIColor(named: "Kites/Paper")!)
            case .berry: (UIColor(named: "Kites/Berry")!, UIColor(named: "Kites/Sun")!)
            }
        }
    }

    static let size = CGSize(width: 72, height: 96)

    let pattern: Pattern
    var breeze: Breeze
    private let tail = CAShapeLayer()

    init(pattern: Pattern, breeze: Breeze) {
        self.pattern = pattern
        self.breeze = breeze
        super.init(frame: CGRect(origin: .zero, size: KiteView.size))
        backgroundColor = .clear
        isOpaque = false
        accessibilityIdentifier = "kite \(pattern)"
        tail.fillColor = nil
        tail.strokeColor = pattern.colors.0.cgColor
        tail.lineWidth = 3
        tail.lineCap = .round
        layer.addSublayer(tail)
        flutter(at: 0)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func draw(_ rect: CGRect) {
        let (dark, light) = pattern.colors
        let middle = CGPoint(x: bounds.midX, y: bounds.height * 0.38)
        let corners = [
            CGPoint(x: bounds.midX, y: 0), CGPoint(x: bounds.maxX, y: middle.y), CGPoint(x: bounds.midX, y: bounds.maxY),
            CGPoint(x: 0, y: middle.y),
        ]
        for index in corners.indices {
            let piece = UIBezierPath()
            piece.move(to: middle)
            piece.addLine(to: corners[index])
            piece.addLine(to: corners[(index + 1) % corners.count])
            piece.close()
            (index % 2 == 0 ? dark : light).setFill()
            piece.fill()
        }
    }

    /// Bends the tail by the wind of a time.
    func flutter(at time: TimeInterval) {
        let path = UIBezierPath()
        var point = CGPoint(x: bounds.midX, y: bounds.maxY)
        path.move(to: point)
        for knot in 1...7 {
            let wind = breeze.gust(at: time - Double(knot) * 0.22)
            let next = CGPoint(x: bounds.midX + CGFloat(wind) * CGFloat(knot) * 4, y: point.y + 13)
            path.addQuadCurve(to: next, controlPoint: CGPoint(x: point.x, y: point.y + 8))
            point = next
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        tail.path = path.cgPath
        CATransaction.commit()
    }
}
