//
//  RingView.swift
//  TeaTimer
//
//  Created by Paper Lantern on 11/3/17.
//  Copyright © 2017 Paper Lantern. All rights reserved.
//

import UIKit

@IBDesignable
class RingView: UIView {

    @IBInspectable var lineWidth: CGFloat = 10 {
        didSet { setNeedsLayout() }
    }
    @IBInspectable var trackColor: UIColor = .lightGray
    @IBInspectable var isClockwise: Bool = true

    private let track = CAShapeLayer()
    private let ring = CAShapeLayer()

    var ringColor: UIColor? {
        didSet { ring.strokeColor = ringColor?.cgColor }
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        for shape in [track, ring] {
            shape.fillColor = nil
            shape.lineCap = kCALineCapRound
            layer.addSublayer(shape)
        }
        track.strokeColor = trackColor.cgColor
        ring.strokeEnd = 0
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let start = -CGFloat.pi / 2
        let path = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: (min(bounds.width, bounds.height) - lineWidth) / 2,
            startAngle: start, endAngle: start + (isClockwise ? 2 : -2) * .pi, clockwise: isClockwise)
        for shape in [track, ring] {
            shape.frame = bounds
            shape.lineWidth = lineWidth
            shape.path = path.cgPath
        }
    }

    /// Grows the ring to a fraction, from where it is seen now.
    func setFraction(_ fraction: CGFloat, duration: TimeInterval) {
        let key = #keyPath(CAShapeLayer.strokeEnd)
        let growth = CABasicAnimation(keyPath: key)
        growth.fromValue = ring.presentation()?.strokeEnd ?? ring.strokeEnd
        growth.toValue = fraction
        growth.duration = duration
        growth.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionLinear)
        ring.strokeEnd = fraction
        ring.add(growth, forKey: key)
    }
}
