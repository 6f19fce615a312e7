//
//  SkyViewController.swift
//  Kites
//
//  Created by Paper Lantern on 9/12/24.
//

import Breeze
import UIKit

final class SkyViewController: UIViewController {

    private let gradient = CAGradientLayer()
    private let dunes = UIImageView(image: UIImage(resource: "dunes"))
    private let countLabel = UILabel()
    private let rhymeLabel = UILabel()
    private(set) var kites: [KiteView] = []
    private var link: CADisplayLink?

    override func viewDidLoad() {
        super.viewDidLoad()
        gradient.colors = [UIColor(named: "SkyTop")!.cgColor, UIColor(named: "SkyLow")!.cgColor]
        view.layer.addSublayer(gradient)
        dunes.contentMode = .scaleToFill
        view.addSubview(dunes)
        makeControls()
        updateCount()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        gradient.colors = [UIColor(named: "SkyTop")!.cgColor, UIColor(named: "SkyLow")!.cgColor]
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let link = CADisplayLink(target: self, selector: #selector(step(_:)))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        link?.invalidate()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        gradient.frame = view.bounds
        dunes.frame = CGRect(x: 0, y: view.bounds.height * 0.72, width: view.bounds.width, height: view.bounds.height * 0.28)
    }

    private func makeControls() {
        var filled = UIButton.Configuration.filled()
        filled.title = String(localized: "New kite")
        filled.cornerStyle = .capsule
        let add = UIButton(configuration: filled, primaryAction: UIAction { [unowned self] _ in addKite() })
        var gray = UIButton.Configuration.gray()
        gray.title = String(localized: "Land all")
        gray.cornerStyle = .capsule
        let land = UIButton(configuration: gray)
        land.addAction(UIAction { [unowned self] _ in landAll() }, for: .primaryActionTriggered)
        let buttons = UIStackView(arrangedSubviews: [add, land])
        buttons.spacing = 16
        buttons.distribution = .fillEqually
        countLabel.font = .systemFont(ofSize: 28, weight: .semibold)
        rhymeLabel.font = .preferredFont(forTextStyle: .subheadline)
        rhymeLabel.alpha = 0
        rhymeLabel.numberOfLines = 0
        rhymeLabel.textAlignment = .center
        for subview in [buttons, countLabel, rhymeLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            countLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            countLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            rhymeLabel.topAnchor.constraint(equalTo: countLabel.bottomAnchor, constant: 8),
            rhymeLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            rhymeLabel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            buttons.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            buttons.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            buttons.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
            buttons.heightAnchor.constraint(equalToConstant: 50),
        ])
    }

    // MARK: - Kites

    func addKite() {
        guard kites.count < 6 else { return }
        let pattern = KiteView.Pattern.allCases[kites.count % KiteView.Pattern.allCases.count]
        let kite = KiteView(pattern: pattern, breeze: Breeze(strength: 1, phase: Double(kites.count) * 1.7))
        kite.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
        let column = CGFloat(kites.count % 3)
        let home = CGPoint(
            x: view.bounds.width * (0.22 + 0.28 * column), y: view.bounds.height * (kites.count < 3 ? 0.28 : 0.48) + column * 18)
        kite.center = CGPoint(x: view.bounds.midX, y: view.bounds.maxY + 60)
        view.insertSubview(kite, aboveSubview: dunes)
        kites.append(kite)
        updateCount()
        UIView.animate(springDuration: 1.1, bounce: 0.35) {
            kite.center = home
            kite.transform = CGAffineTransform(rotationAngle: 0.2 - 0.2 * column)
        }
        if kites.count == 3 { showRhyme() }
    }

    func landAll(completion: (() -> Void)? = nil) {
        let landing = kites
        kites = []
        updateCount()
        UIView.animate(withDuration: 0.9, delay: 0, options: .curveEaseIn) {
            for (index, kite) in landing.enumerated() {
                kite.center.y = self.view.bounds.height * 0.84
                kite.transform = CGAffineTransform(rotationAngle: index % 2 == 0 ? 1.3 : -1.3).scaledBy(x: 0.6, y: 0.6)
                kite.alpha = 0
            }
        } completion: { _ in
            for kite in landing { kite.removeFromSuperview() }
            completion?()
        }
    }

    @objc private func drag(_ pan: UIPanGestureRecognizer) {
        guard let kite = pan.view else { return }
        let way = pan.translation(in: view)
        pan.setTranslation(.zero, in: view)
        kite.center = CGPoint(x: kite.center.x + way.x, y: kite.center.y + way.y)
        guard pan.state == .ended else { return }
        let velocity = pan.velocity(in: view)
        let animator = UIViewPropertyAnimator(
            duration: 0.8,
            timingParameters: UISpringTimingParameters(
                dampingRatio: 0.6, initialVelocity: CGVector(dx: velocity.x / 400, dy: velocity.y / 400)))
        animator.addAnimations {
            kite.center.y = min(kite.center.y, self.view.bounds.height * 0.6)
        }
        animator.startAnimation()
    }

    @objc private func step(_ link: CADisplayLink) {
        for kite in kites { kite.flutter(at: link.timestamp) }
    }

    private func updateCount() {
        countLabel.text = String(localized: "\(kites.count) kites")
    }

    private func showRhyme() {
        guard let url = Bundle.main.url(forResource: "rhyme", withExtension: "txt"),
            let text = try? String(contentsOf: url, encoding: .utf8)
        else { return }
        rhymeLabel.text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        UIView.animate(withDuration: 0.6, delay: 0.8) {
            self.rhymeLabel.alpha = 1
        }
    }
}

extension UIImage {

    fileprivate convenience init?(resource name: String) {
        self.init(named: name)
    }
}
