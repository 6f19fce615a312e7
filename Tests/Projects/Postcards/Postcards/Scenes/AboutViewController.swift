//
//  AboutViewController.swift
//  Postcards
//
//  Created by Paper Lantern on 6/23/17.
//  Copyright © 2017 Paper Lantern. All rights reserved.
//

import UIKit

/// The controller of `AboutViewController.xib`, which is found by its name.
class AboutViewController: UIViewController {

    @IBOutlet weak var versionLabel: UILabel!
    @IBOutlet weak var gull: UIImageView!

    override func viewDidLoad() {
        super.viewDidLoad()
        let name = Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? "?"
        let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "?"
        versionLabel.text = "\(name) \(version)"
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animateKeyframes(
            withDuration: 1.8, delay: 0, options: [],
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    self.gull.center.y -= 60
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    self.gull.center.y += 60
                }
            }, completion: nil)
    }

    @IBAction func close(_ sender: Any?) {
        dismiss(animated: true, completion: nil)
    }
}
