//
//  PlanetsViewController.swift
//  Orrery
//
//  Created by Paper Lantern on 12/6/19.
//  Copyright © 2019 Paper Lantern. All rights reserved.
//

import OrbitKit
import UIKit

class PlanetsViewController: UITableViewController {

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return Planet.all.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "planet", for: indexPath)
        let planet = Planet.all[indexPath.row]
        cell.textLabel?.text = planet.localizedName
        cell.detailTextLabel?.text = String(format: NSLocalizedString("%.1f years", comment: "period"), planet.period)
        cell.imageView?.image = UIImage(named: "disc")?.withRenderingMode(.alwaysTemplate)
        cell.imageView?.tintColor = UIColor(named: planet.color)
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        switch (segue.identifier, segue.destination, tableView.indexPathForSelectedRow) {
        case ("facts", let controller as PlanetViewController, let indexPath?):
            controller.planet = Planet.all[indexPath.row]
        default:
            break
        }
    }
}

class PlanetViewController: UIViewController {

    @IBOutlet weak var disc: UIImageView!
    @IBOutlet weak var factsLabel: UILabel!
    @IBOutlet var rows: [UIStackView]!
    @IBOutlet weak var moonsLabel: UILabel!
    @IBOutlet weak var periodLabel: UILabel!

    var planet: Planet!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = planet.localizedName
        disc.tintColor = UIColor(named: planet.color)
        moonsLabel.text = "\(planet.moons)"
        periodLabel.text = String(format: "%.2f", planet.period)
        rows.forEach { $0.alpha = 0 }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for (index, row) in rows.enumerated() {
            row.transform = CGAffineTransform(translationX: 40, y: 0)
            UIView.animate(
                withDuration: 0.5, delay: Double(index) * 0.1, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
                animations: {
                    row.alpha = 1
                    row.transform = .identity
                })
        }
    }

    @IBAction func spin() {
        let turn = CASpringAnimation(keyPath: "transform.rotation.y")
        turn.fromValue = 0
        turn.toValue = 2 * Double.pi
        turn.damping = 8
        turn.duration = turn.settlingDuration
        disc.layer.add(turn, forKey: nil)
    }
}
