//
//  CardsViewController.swift
//  Postcards
//
//  Created by Paper Lantern on 6/18/17.
//  Copyright © 2017 Paper Lantern. All rights reserved.
//

import UIKit

class CardsHeader: UICollectionReusableView {

    @IBOutlet weak var titleLabel: UILabel!
}

class CardsViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {

    @IBOutlet weak var collectionView: UICollectionView!
    @IBOutlet weak var aboutButton: UIButton!

    private(set) var cards = Card.all()
    private(set) var selected: IndexPath?

    override func viewDidLoad() {
        super.viewDidLoad()
        if #available(iOS 11.0, *) {
            collectionView.contentInsetAdjustmentBehavior = .never
        }
        collectionView.register(CardCell.nib, forCellWithReuseIdentifier: CardCell.reuseIdentifier)
        aboutButton.addTarget(self, action: #selector(showAbout), for: .touchUpInside)
        aboutButton.addTarget(self, action: #selector(CardsViewController.wiggle(_:event:)), for: [.touchDown, .touchDragEnter])
    }

    /// The frame of the selected card's picture in the coordinates of the window.
    var selectedFrame: CGRect? {
        guard let selected = selected, let cell = collectionView.cellForItem(at: selected) as? CardCell else { return nil }
        return cell.pictureView.convert(cell.pictureView.bounds, to: nil)
    }

    // MARK: - Items

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return cards.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: CardCell.reuseIdentifier, for: indexPath) as! CardCell
        let card = cards[indexPath.item]
        cell.titleLabel.text = card.title
        cell.pictureView.image = card.picture
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "CardsHeader", for: indexPath)
        if let header = header as? CardsHeader {
            header.titleLabel.text = cards.count == 1 ? "One card" : "\(cards.count) cards"
        }
        return header
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected = indexPath
        performSegue(withIdentifier: "open", sender: cards[indexPath.item])
    }

    // MARK: - Segues

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        return presentedViewController == nil
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let controller = segue.destination as? CardViewController, let card = sender as? Card else { return }
        controller.card = card
    }

    @IBAction func backToCards(segue: UIStoryboardSegue) {
        guard let controller = segue.source as? CardViewController, controller.stampView.isCancelled else { return }
        controller.card.title = "Sent: " + controller.card.title.replacingOccurrences(of: "Sent: ", with: "")
        collectionView.reloadData()
    }

    @objc private func showAbout() {
        let about = AboutViewController()
        about.modalPresentationStyle = .fullScreen
        present(about, animated: true, completion: nil)
    }

    @objc func wiggle(_ sender: UIButton, event: UIEvent) {
        UIView.animate(
            withDuration: 0.1, delay: 0, options: [.autoreverse],
            animations: { sender.transform = CGAffineTransform(rotationAngle: 0.2) },
            completion: { _ in sender.transform = .identity })
    }
}
