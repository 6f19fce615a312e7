//
//  ArrowView.swift
//  WindKit
//
//  Created by Paper Lantern on 2/8/20.
//  Copyright © 2020 Paper Lantern. All rights reserved.
//

import UIKit

/// An arrow that points where the wind goes. It is used in storyboards of other modules.
@IBDesignable
open class ArrowView: UIView {

    @IBInspectable public var arrowColor: UIColor = .white {
        didSet { setNeedsDisplay() }
    }
    @IBInspectable public var headLength: Double = 14

    open override func draw(_ rect: CGRect) {
        let head = CGFloat(headLength)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: bounds.midX, y: bounds.maxY))
        path.addLine(to: CGPoint(x: bounds.midX, y: head))
        path.lineWidth = 3
        path.lineCapStyle = .round
        arrowColor.setStroke()
        path.stroke()
        let tip = UIBezierPath()
        tip.move(to: CGPoint(x: bounds.midX, y: 0))
        tip.addLine(to: CGPoint(x: bounds.midX + head * 0.6, y: head))
        tip.addLine(to: CGPoint(x: bounds.midX - head * 0.6, y: head))
        tip.close()
        arrowColor.setFill()
        tip.fill()
    }

    /// Turns the arrow to a direction on the shorter way.
    @objc open dynamic func point(to wind: Double, animated: Bool) {
        let angle = CGFloat(wind + 180) * .pi / 180
        UIView.animate(
            withDuration: animated ? 0.9 : 0, delay: 0, usingSpringWithDamping: 0.45, initialSpringVelocity: 0,
            options: [.beginFromCurrentState, .allowUserInteraction],
            animations: { self.transform = CGAffineTransform(rotationAngle: angle) })
    }
}
