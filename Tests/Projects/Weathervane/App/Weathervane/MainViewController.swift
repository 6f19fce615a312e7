//
//  MainViewController.swift
//  Weathervane
//
//  Created by Paper Lantern on 2/7/20.
//  Copyright © 2020 Paper Lantern. All rights reserved.
//

import UIKit
import WindKit

class MainViewController: UIViewController {

    @IBOutlet weak var pointLabel: UILabel!
    @IBOutlet weak var forceLabel: UILabel!
    @IBOutlet weak var dialContainer: UIView!
    @IBOutlet weak var dialTop: NSLayoutConstraint!

    private weak var dial: DialViewController?
    private weak var forecast: ForecastViewController?
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        show(Wind(direction: 45, knots: 12))
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "dial":
            dial = segue.destination as? DialViewController
            dial?.delegate = self
        case "forecast":
            forecast = segue.destination as? ForecastViewController
        case "log":
            let controller = (segue.destination as! UINavigationController).topViewController as! LogViewController
            controller.lines = log
        default:
            break
        }
    }

    @IBAction func unwindToDial(segue: UIStoryboardSegue) {
        guard segue.identifier == "clear" else { return }
        log = []
    }

    override func canPerformUnwindSegueAction(_ action: Selector, from source: UIViewController, sender: Any?) -> Bool {
        return !(source is HelpViewController)
    }

    @IBAction func storm(_ sender: UIBarButtonItem) {
        dial?.gust(to: Wind(direction: 292, knots: 50))
    }

    private func show(_ wind: Wind) {
        let names = ["North", "North-east", "East", "South-east", "South", "South-west", "West", "North-west"]
        pointLabel.text = wind.beaufort == 0 ? "Calm" : names[wind.point.rawValue]
        forceLabel.text = "Force \(wind.beaufort)"
        forecast?.show(wind)
    }
}

extension MainViewController: DialDelegate {

    func dial(_ dial: DialViewController, didChange wind: Wind) {
        show(wind)
    }

    func dialDidSettle(_ dial: DialViewController) {
        log.append("\(log.count + 1)  \(pointLabel.text ?? ""), \(forceLabel.text ?? "")")
    }
}
