//
//  BeamView.swift
//  Lighthouse
//
//  Created by Paper Lantern on 4/12/17.
//  Copyright © 2017 Paper Lantern. All rights reserved.
//

import UIKit

/// Two wedges of light that turn around the middle of the view.
class BeamView: UIView {

    private let wedges = CALayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    private func setUp() {
        wedges.bounds = CGRect(origin: .zero, size: bounds.size)
        layer.addSublayer(wedges)
        for side in [CGFloat(1), CGFloat(-1)] {
            let gradient = CAGradientLayer()
            gradient.frame = wedges.bounds
            gradient.colors = [
                UIColor(red: 1, green: 0.93, blue: 0.72, alpha: 0.85).cgColor,
                UIColor(red: 1, green: 0.93, blue: 0.72, alpha: 0).cgColor,
            ]
            gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
            gradient.endPoint = CGPoint(x: 0.5 + side / 2, y: 0.5)
            let mask = CAShapeLayer()
            mask.path = wedge(side: side).cgPath
            gradient.mask = mask
            wedges.addSublayer(gradient)
        }
        alpha = 0
    }

    private func wedge(side: CGFloat) -> UIBezierPath {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: middle.x, y: middle.y - 4))
        path.addLine(to: CGPoint(x: middle.x + side * bounds.width / 2, y: middle.y - 46))
        path.addLine(to: CGPoint(x: middle.x + side * bounds.width / 2, y: middle.y + 46))
        path.addLine(to: CGPoint(x: middle.x, y: middle.y + 4))
        path.close()
        return path
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        wedges.position = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    func startTurning() {
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.fromValue = -0.35
        turn.toValue = -0.35 + Double.pi * 2
        turn.duration = 7
        turn.repeatCount = .infinity
        wedges.add(turn, forKey: "turn")
    }

    func stopTurning() {
        wedges.removeAnimation(forKey: "turn")
    }
}
