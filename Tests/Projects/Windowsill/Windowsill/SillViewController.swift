//
//  SillViewController.swift
//  Windowsill
//
//  Created by Paper Lantern on 3/28/20.
//  Copyright © 2020 Paper Lantern. All rights reserved.
//

import GrowthKit
import UIKit

@objc(SillPotCell)
final class PotCell: UICollectionViewCell {

    @IBOutlet private var potView: UIImageView!
    @IBOutlet private var nameLabel: UILabel!
    @IBOutlet private var stemHeight: NSLayoutConstraint!

    func show(_ plant: Plant) {
        potView.image = UIImage(named: "Pots/" + plant.pot.rawValue)
        nameLabel.text = plant.name
        stemHeight.constant = CGFloat(plant.height) * 60
    }
}

final class SillViewController: UICollectionViewController, UISearchBarDelegate {

    let sill = Windowsill.sample()
    private lazy var shown = sill.indices(matching: "")

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        collectionView.reloadData()
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return shown.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "pot", for: indexPath)
        (cell as? PotCell)?.show(sill.plants[shown[indexPath.item]])
        return cell
    }

    // MARK: - Searching

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        let before = Set(shown)
        shown = sill.indices(matching: searchText)
        guard Set(shown) != before else { return }
        UIView.transition(
            with: collectionView, duration: 0.3, options: .transitionCrossDissolve,
            animations: {
                self.collectionView.reloadData()
            })
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
    }

    // MARK: - Actions and segues

    @IBAction func addPot(_ sender: UIBarButtonItem) {
        sill.add("Seed \(sill.plants.count + 1)")
        shown = sill.indices(matching: "")
        collectionView.performBatchUpdates({
            self.collectionView.insertItems(at: [IndexPath(item: self.shown.count - 1, section: 0)])
        })
    }

    @IBSegueAction private func showPlant(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> PlantViewController? {
        guard let cell = sender as? UICollectionViewCell, let item = collectionView.indexPath(for: cell)?.item else { return nil }
        let index = shown[item]
        return PlantViewController(coder: coder, plant: sill.plants[index]) { [sill] plant in
            sill.update(index) { $0 = plant }
        }
    }

    @IBAction func backToSill(_ segue: UIStoryboardSegue) {
        let tips = segue.source as? TipsViewController
        navigationItem.title = tips.map { "Tip \($0.page + 1) read" }
    }
}
