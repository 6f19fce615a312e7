//
//  PlantViewController.swift
//  Windowsill
//
//  Created by Paper Lantern on 3/29/20.
//  Copyright © 2020 Paper Lantern. All rights reserved.
//

import GrowthKit
import UIKit

final class PlantViewController: UIViewController, UITextFieldDelegate {

    @IBOutlet private var potView: UIImageView!
    @IBOutlet private var stem: UIView!
    @IBOutlet private var stemHeight: NSLayoutConstraint!
    @IBOutlet private var leaves: [UIImageView]!
    @IBOutlet private var nameField: UITextField!
    @IBOutlet private var bubble: UIButton!
    @IBOutlet private weak var drop: UIImageView?

    private var plant: Plant
    private let didChange: (Plant) -> Void

    init?(coder: NSCoder, plant: Plant, didChange: @escaping (Plant) -> Void) {
        self.plant = plant
        self.didChange = didChange
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        fatalError("A plant view controller needs a plant")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        potView.image = UIImage(named: "Pots/" + plant.pot.rawValue)
        nameField.text = plant.name
        leaves.sort { $0.tag < $1.tag }
        leaves.forEach { $0.alpha = 0 }
        drop?.alpha = 0
        show(animated: false)
    }

    @IBAction func water(_ sender: UIButton, event: UIEvent) {
        plant.water()
        didChange(plant)
        fall { self.show(animated: true) }
    }

    @IBAction func cut() {
        plant.cut()
        didChange(plant)
        show(animated: true)
    }

    @IBAction func nameChanged(_ field: UITextField) {
        plant.name = field.text ?? ""
        didChange(plant)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    private func fall(completion: @escaping () -> Void) {
        guard let drop = drop else { return completion() }
        drop.alpha = 1
        drop.transform = CGAffineTransform(translationX: 0, y: -120)
        UIView.animate(
            withDuration: 0.45, delay: 0, options: .curveEaseIn, animations: { drop.transform = .identity },
            completion: { _ in
                drop.alpha = 0
                completion()
            })
    }

    private func show(animated: Bool) {
        stemHeight.constant = 20 + 200 * CGFloat(plant.height)
        bubble.setTitle(plant.waterings == 1 ? "Watered once" : "Watered \(plant.waterings) times", for: .normal)
        UIView.animate(
            withDuration: animated ? 1.1 : 0, delay: 0, usingSpringWithDamping: 0.55, initialSpringVelocity: 0,
            options: [.layoutSubviews, .beginFromCurrentState],
            animations: {
                self.view.layoutIfNeeded()
                for leaf in self.leaves {
                    let isOut = leaf.tag <= self.plant.leaves
                    let side: CGFloat = leaf.tag % 2 == 0 ? 1 : -1
                    leaf.alpha = isOut ? 1 : 0
                    leaf.transform = isOut ? CGAffineTransform(scaleX: side, y: 1) : CGAffineTransform(scaleX: side * 0.1, y: 0.1)
                }
            })
    }
}
