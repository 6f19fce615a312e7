//
//  SkyView.swift
//  Lighthouse
//
//  Created by Paper Lantern on 4/11/17.
//  Copyright © 2017 Paper Lantern. All rights reserved.
//

import UIKit

@IBDesignable
class SkyView: UIView {

    @IBInspectable var topColor: UIColor = UIColor.black {
        didSet { updateColors() }
    }

    @IBInspectable var horizonColor: UIColor = UIColor.darkGray {
        didSet { updateColors() }
    }

    @IBInspectable var starCount: Int = 12

    override class var layerClass: AnyClass {
        return CAGradientLayer.self
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        scatterStars()
    }

    override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        scatterStars()
    }

    private func updateColors() {
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = [topColor.cgColor, horizonColor.cgColor]
        gradient.locations = [0, 0.8]
    }

    /// Places the stars on a spiral of the golden angle, so that they look random and are always the same.
    private func scatterStars() {
        for index in 0..<starCount {
            let angle = CGFloat(index) * 2.39996
            let radius = 26 * sqrt(CGFloat(index) + 0.7)
            let star = CALayer()
            let side: CGFloat = index % 3 == 0 ? 3 : 2
            star.bounds = CGRect(x: 0, y: 0, width: side, height: side)
            star.cornerRadius = side / 2
            star.position = CGPoint(x: 150 + radius * cos(angle) * 1.2, y: 150 + radius * sin(angle))
            star.backgroundColor = UIColor.white.cgColor
            layer.insertSublayer(star, at: 0)

            let twinkle = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
            twinkle.fromValue = 0.9
            twinkle.toValue = 0.25
            twinkle.duration = 1.1 + Double(index % 5) * 0.3
            twinkle.autoreverses = true
            twinkle.repeatCount = .infinity
            twinkle.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
            star.add(twinkle, forKey: "twinkle")
        }
    }
}
