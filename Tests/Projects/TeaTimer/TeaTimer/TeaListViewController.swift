//
//  TeaListViewController.swift
//  TeaTimer
//
//  Created by Paper Lantern on 11/2/17.
//  Copyright © 2017 Paper Lantern. All rights reserved.
//

import UIKit

class TeaCell: UITableViewCell {

    @IBOutlet weak var swatch: UIView!
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var originLabel: UILabel!
    @IBOutlet weak var timeLabel: UILabel!

    func show(_ tea: Tea) {
        swatch.backgroundColor = tea.color
        nameLabel.text = tea.name
        originLabel.text = tea.origin
        timeLabel.text = tea.time
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        UIView.animate(withDuration: animated ? 0.3 : 0) {
            self.swatch.transform = selected ? CGAffineTransform(scaleX: 1.25, y: 1.25) : .identity
        }
    }
}

class TeaListViewController: UITableViewController {

    private let teas = Tea.all()
    private var hasAppeared = false

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard !hasAppeared else { return }
        hasAppeared = true
        tableView.reloadData()
        tableView.layoutIfNeeded()
        for (index, cell) in tableView.visibleCells.enumerated() {
            cell.transform = CGAffineTransform(translationX: 0, y: tableView.bounds.height / 2)
            cell.alpha = 0
            UIView.animate(
                withDuration: 0.8, delay: 0.06 * Double(index), usingSpringWithDamping: 0.85, initialSpringVelocity: 0, options: [],
                animations: {
                    cell.transform = .identity
                    cell.alpha = 1
                }, completion: nil)
        }
    }

    // MARK: - Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return teas.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "TeaCell", for: indexPath) as! TeaCell
        cell.show(teas[indexPath.row])
        return cell
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "steep", let cell = sender as? TeaCell, let row = tableView.indexPath(for: cell)?.row {
            let controller = segue.destination as! SteepViewController
            controller.tea = teas[row]
        }
    }

    @IBAction func unwindToTeas(_ segue: UIStoryboardSegue) {
        let settings = segue.source as? SettingsViewController
        navigationItem.prompt = nil
        title = settings?.cups == 1 ? "Tea for one" : "Tea for \(settings?.cups ?? 1)"
    }
}
