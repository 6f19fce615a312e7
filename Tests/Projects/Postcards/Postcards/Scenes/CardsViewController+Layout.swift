//
//  CardsViewController+Layout.swift
//  Postcards
//
//  Created by Paper Lantern on 6/22/17.
//  Copyright © 2017 Paper Lantern. All rights reserved.
//

import UIKit

// The size of the cards, and what UIKit asks of every controller.
extension CardsViewController {

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(
            alongsideTransition: { _ in self.collectionView.collectionViewLayout.invalidateLayout() }, completion: nil)
    }

    override var canBecomeFirstResponder: Bool {
        return true
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout
        layout?.headerReferenceSize = CGSize(width: collectionView.bounds.width, height: 56)
    }

    @objc(collectionView:layout:sizeForItemAtIndexPath:)
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let columns: CGFloat = collectionView.bounds.width > 500 ? 4 : 2
        let width = ((collectionView.bounds.width - 40 - (columns - 1) * 15) / columns).rounded(.down)
        return CGSize(width: width, height: (width * 0.9).rounded(.down))
    }
}
