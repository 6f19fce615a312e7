//
//  ForecastViewController.swift
//  Weathervane
//
//  Created by Paper Lantern on 2/9/20.
//  Copyright © 2020 Paper Lantern. All rights reserved.
//

import UIKit
import WindKit

class ForecastViewController: UIViewController {

    @IBOutlet var icons: [UIImageView]!
    @IBOutlet var words: [UILabel]!

    @IBAction func later(_ swipe: UISwipeGestureRecognizer) {
        for (word, text) in zip(words.dropLast(), ["Tonight", "Tomorrow"]) {
            UIView.transition(with: word, duration: 0.4, options: .transitionFlipFromRight, animations: { word.text = text })
        }
    }

    func show(_ wind: Wind) {
        guard isViewLoaded else { return }
        let names =
            wind.beaufort < 4 ? ["sun", "sun", "cloud"] : wind.beaufort < 8 ? ["sun", "cloud", "cloud"] : ["cloud", "storm", "storm"]
        for (icon, name) in zip(icons.sorted { $0.tag < $1.tag }, names) {
            UIView.transition(
                with: icon, duration: 0.4, options: .transitionCrossDissolve, animations: { icon.image = UIImage(named: name) })
        }
        words.last?.text = wind.beaufort < 8 ? "Fair" : "Storm"
    }
}

class LogViewController: UITableViewController {

    var lines: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return max(lines.count, 1)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
        cell.textLabel?.text = lines.isEmpty ? "No change yet" : lines[indexPath.row]
        return cell
    }
}

class HelpViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = CGSize(width: 280, height: 160)
    }

    @IBAction func done() {
        dismiss(animated: true)
    }
}
