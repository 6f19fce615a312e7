//
//  Segues.swift
//  Postcards
//
//  Created by Paper Lantern on 6/21/17.
//  Copyright © 2017 Paper Lantern. All rights reserved.
//

import UIKit

/// Grows the picture of the selected card over the screen.
class ExpandSegue: UIStoryboardSegue {

    override func perform() {
        guard let list = source as? CardsViewController, let start = list.selectedFrame, let window = list.view.window,
            let card = destination as? CardViewController
        else {
            source.present(destination, animated: true, completion: nil)
            return
        }
        card.view.frame = window.bounds
        card.view.layoutIfNeeded()
        let picture = UIImageView(image: card.front.image)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.frame = start
        let paper = UIView(frame: window.bounds)
        paper.backgroundColor = card.view.backgroundColor
        paper.alpha = 0
        window.addSubview(paper)
        window.addSubview(picture)
        UIView.animate(
            withDuration: 0.55, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: [],
            animations: {
                picture.frame = card.front.convert(card.front.bounds, to: card.view)
                paper.alpha = 1
            },
            completion: { _ in
                list.present(card, animated: false) {
                    picture.removeFromSuperview()
                    paper.removeFromSuperview()
                }
            })
    }
}

/// Lets the card fall out of the screen on the way back.
class FallSegue: UIStoryboardSegue {

    override func perform() {
        UIView.animate(
            withDuration: 0.45, delay: 0, options: .curveEaseIn,
            animations: {
                self.source.view.transform = CGAffineTransform(translationX: 0, y: self.source.view.bounds.height).rotated(by: 0.25)
            },
            completion: { _ in
                self.source.dismiss(animated: false, completion: nil)
            })
    }
}
