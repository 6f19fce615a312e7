//
//  StampView.swift
//  Postcards
//
//  Created by Paper Lantern on 6/20/17.
//  Copyright © 2017 Paper Lantern. All rights reserved.
//

import UIKit

/// A stamp from `StampView.xib`, whose owner this view is.
class StampView: UIView {

    @IBOutlet private var content: UIView!
    @IBOutlet private weak var motif: UIImageView!
    @IBOutlet private weak var priceLabel: UILabel!
    @IBOutlet fileprivate weak var postmark: UIImageView!

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        Bundle.main.loadNibNamed("StampView", owner: self, options: nil)
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    @IBAction func cancelStamp(_ recognizer: UITapGestureRecognizer) {
        postmark.transform = CGAffineTransform(scaleX: 2.4, y: 2.4).rotated(by: -0.3)
        UIView.animate(
            withDuration: 0.45, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 8, options: .curveEaseIn,
            animations: {
                self.postmark.alpha = 1
                self.postmark.transform = .identity
            },
            completion: { _ in self.priceLabel.text = "paid" })
    }

    var isCancelled: Bool {
        return postmark.alpha > 0
    }
}
