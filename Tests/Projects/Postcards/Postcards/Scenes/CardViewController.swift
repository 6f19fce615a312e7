//
//  CardViewController.swift
//  Postcards
//
//  Created by Paper Lantern on 6/19/17.
//  Copyright © 2017 Paper Lantern. All rights reserved.
//

import UIKit

class CardViewController: UIViewController {

    @IBOutlet weak var front: UIImageView!
    @IBOutlet weak var back: PaperView!
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var messageLabel: UILabel!
    @IBOutlet weak var stampView: StampView!
    @IBOutlet weak var flipButton: UIButton!

    var card: Card!

    override func viewDidLoad() {
        super.viewDidLoad()
        front.image = card.picture
        titleLabel.text = card.title
        messageLabel.text = card.message
        back.isHidden = true
        flipButton.addTarget(self, action: #selector(self.flip as (UIButton) -> Void), for: .touchUpInside)
        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(flip as () -> Void))
        swipe.direction = [.left, .right]
        view.addGestureRecognizer(swipe)
    }

    @objc func flip() {
        let shown: UIView = back.isHidden ? front : back
        let other: UIView = back.isHidden ? back : front
        UIView.transition(
            from: shown, to: other, duration: 0.7,
            options: [back.isHidden ? .transitionFlipFromRight : .transitionFlipFromLeft, .showHideTransitionViews],
            completion: { _ in
                self.flipButton.setTitle(self.back.isHidden ? "Read" : "Picture", for: .normal)
            })
    }

    @objc func flip(_ sender: UIButton) {
        sender.isEnabled = false
        flip()
        let enable = #selector(setter: UIControl.isEnabled)
        if sender.responds(to: enable) {
            perform(#selector(enableAgain(_:)), with: sender, afterDelay: 0.8)
        }
    }

    @objc private func enableAgain(_ button: UIButton) {
        button.isEnabled = true
    }

    override var prefersStatusBarHidden: Bool {
        return card.responds(to: #selector(getter: Card.message))
    }
}
