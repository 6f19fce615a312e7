//
//  CardCell.swift
//  Postcards
//
//  Created by Paper Lantern on 6/18/17.
//  Copyright © 2017 Paper Lantern. All rights reserved.
//

import UIKit

class CardCell: UICollectionViewCell {

    static let reuseIdentifier = "CardCell"
    static var nib: UINib { return UINib(nibName: "CardCell", bundle: nil) }

    @IBOutlet weak var pictureView: UIImageView!
    @IBOutlet weak var titleLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        layer.cornerRadius = 6
        layer.borderWidth = 1
        layer.borderColor = UIColor(white: 0, alpha: 0.08).cgColor
    }

    override var isHighlighted: Bool {
        didSet {
            UIView.animate(withDuration: 0.15) {
                self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
            }
        }
    }
}
