//
//  SettingsViewController.swift
//  TeaTimer
//
//  Created by Paper Lantern on 11/4/17.
//  Copyright © 2017 Paper Lantern. All rights reserved.
//

import UIKit

class SettingsViewController: UITableViewController {

    @IBOutlet private weak var chimeSwitch: UISwitch!
    @IBOutlet private weak var cupsLabel: UILabel!
    @IBOutlet private weak var cupsStepper: UIStepper!
    @IBOutlet private weak var nameField: UITextField!

    var cups: Int {
        return Int(cupsStepper.value)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        chimeSwitch.isOn = UserDefaults.standard.bool(forKey: "chime")
        cupsStepper.value = UserDefaults.standard.double(forKey: "cups")
        showCups()
        NotificationCenter.default.addObserver(
            self, selector: Selector(("cupsChanged")), name: NSNotification.Name("PotReplaced"), object: nil)
        let tap = UITapGestureRecognizer(target: tableView, action: #selector(UIView.endEditing(_:)))
        tap.cancelsTouchesInView = false
        tableView.addGestureRecognizer(tap)
    }

    @IBAction func chimeChanged(_ sender: Any) {
        UserDefaults.standard.set(chimeSwitch.isOn, forKey: "chime")
    }

    @IBAction func cupsChanged() {
        UserDefaults.standard.set(cupsStepper.value, forKey: "cups")
        showCups()
    }

    @IBAction func nameEntered(_ field: UITextField) {
        field.resignFirstResponder()
        title = field.text
    }

    private func showCups() {
        cupsLabel.text = cups == 1 ? "1 cup" : "\(cups) cups"
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }
}
