//
//  PaperView.swift
//  Postcards
//
//  Created by Paper Lantern on 6/19/17.
//  Copyright © 2017 Paper Lantern. All rights reserved.
//

import UIKit

/// A sheet with rounded corners, a border and a soft shadow, all set in Interface Builder.
@IBDesignable class PaperView: UIView {

    @IBInspectable var cornerRadius: CGFloat {
        get { return layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }

    @IBInspectable var borderColor: UIColor? {
        get { return layer.borderColor.map { UIColor(cgColor: $0) } }
        set { layer.borderColor = newValue?.cgColor }
    }

    @IBInspectable var borderWidth: CGFloat = 0 {
        didSet { layer.borderWidth = borderWidth }
    }

    @IBInspectable
    var shadowOffset: CGSize = .zero {
        didSet {
            layer.shadowOffset = shadowOffset
            layer.shadowOpacity = 0.2
            layer.shadowRadius = shadowOffset.height
        }
    }

    @IBInspectable var watermark: String?
    @IBInspectable var hole: CGRect = .zero
    @IBInspectable var ornament: UIImage?
    @IBInspectable var ornamentOrigin: CGPoint = .zero

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        ornament?.draw(in: CGRect(origin: ornamentOrigin, size: CGSize(width: 28, height: 28)))
        guard let watermark = watermark else { return }
        let style: [NSAttributedStringKey: Any] = [
            .font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor(white: 0, alpha: 0.25),
        ]
        (watermark as NSString).draw(at: CGPoint(x: 14, y: bounds.height - 24), withAttributes: style)
        UIColor(white: 0, alpha: 0.12).setStroke()
        let line = UIBezierPath()
        line.move(to: CGPoint(x: bounds.midX, y: 18))
        line.addLine(to: CGPoint(x: bounds.midX, y: bounds.height - 30))
        line.stroke()
    }
}
