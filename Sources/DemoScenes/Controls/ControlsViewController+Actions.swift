import UIKit

/// The actions of the controls.
extension ControlsViewController {
    private func animateSoftly(_ change: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        UIView.animate(
            withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0, options: .allowUserInteraction,
            animations: change, completion: completion)
    }

    func nameChanged() { coast.nameLabel.text = placeField.text }
    func timeChanged() { coast.timeOfDay = CGFloat(timeSlider.value) }
    func weatherChanged() {
        animateSoftly { self.coast.weather = CoastWeather(rawValue: self.weatherControl.selectedSegmentIndex) ?? .clear }
    }
    func lampChanged() { animateSoftly { self.coast.isLampOn = self.lampSwitch.isOn } }
    func seasonChanged() { animateSoftly { self.coast.season = CoastSeason(rawValue: self.seasonControl.currentPage) ?? .summer } }

    func boatsChanged() {
        let count = Int(boatStepper.value)
        boatCountLabel.text = "\(count)"
        let hiddenBoats = coast.boats(beyond: count)
        animateSoftly({ self.coast.setBoatCount(count) }, completion: { _ in for boat in hiddenBoats { boat.removeFromSuperview() } })
    }

    /// Shows the next season after a swipe to the left, or to the right if the dots are in order from right to left.
    func swiped(_ swipe: UISwipeGestureRecognizer) {
        let page = seasonControl.currentPage
        let isRightToLeft = seasonControl.effectiveUserInterfaceLayoutDirection == .rightToLeft
        seasonControl.currentPage += (swipe.direction == .left) != isRightToLeft ? 1 : -1
        if seasonControl.currentPage != page { seasonChanged() }
    }

    // MARK: - Postcard

    func sendPostcard() {
        view.endEditing(true)
        guard placeField.text?.isEmpty == false else { return askForPlace() }
        let sheet = UIAlertController(title: nil, message: "How is the postcard to travel?", preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "By air", style: .default) { _ in self.sendPostcard(over: 2.2) })
        sheet.addAction(UIAlertAction(title: "By sea", style: .default) { _ in self.sendPostcard(over: 5) })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(sheet, animated: true)
    }

    /// Shows an alert that asks for the place, because a postcard cannot be sent without a place.
    private func askForPlace() {
        let alert = UIAlertController(title: "Where are you?", message: "A postcard needs a place.", preferredStyle: .alert)
        alert.addTextField {
            $0.placeholder = "Place"
            $0.autocapitalizationType = .words
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        let sendAction = UIAlertAction(title: "Send", style: .default) { [weak alert] _ in
            self.placeField.text = alert?.textFields?.first?.text
            self.nameChanged()
            if self.placeField.text?.isEmpty == false { self.sendPostcard() }
        }
        alert.addAction(sendAction)
        alert.preferredAction = sendAction
        present(alert, animated: true)
    }

    private func sendPostcard(over duration: Double) {
        sendButton.isEnabled = false
        sendButton.setTitle("On its way …", for: .disabled)
        activityIndicator.color = Palette.secondaryForeground
        activityIndicator.startAnimating()
        progressBar.setProgress(0, animated: false)
        animateSoftly { self.progressBar.alpha = 1 }
        for step in 1...5 {
            DispatchQueue.main.asyncAfter(deadline: .now() + Double(step) * duration / 6.3) {
                self.progressBar.setProgress(Float(step) / 5, animated: true)
            }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + duration) { self.finishSendingPostcard() }
    }

    private func finishSendingPostcard() {
        activityIndicator.stopAnimating()
        sendButton.setTitle("Sent", for: .disabled)
        UIView.animate(withDuration: 0.15, animations: { self.coast.transform = CGAffineTransform(scaleX: 0.96, y: 0.96) }) { _ in
            self.animateSoftly { self.coast.transform = .identity }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.2) {
            self.sendButton.isEnabled = true
            self.animateSoftly { self.progressBar.alpha = 0 }
        }
    }
}

/// The search: rows that do not match the search text are dimmed.
extension ControlsViewController: UISearchBarDelegate {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        animateSoftly { for card in self.cards { card.dimRows(notMatching: searchText) } }
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { searchBar.setShowsCancelButton(true, animated: true) }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { searchBar.setShowsCancelButton(false, animated: true) }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        searchBar.text = ""
        self.searchBar(searchBar, textDidChange: "")
        searchBar.resignFirstResponder()
    }
}

/// The preview interaction: a press enlarges the coast in proportion to the pressure.
extension ControlsViewController: UIPreviewInteractionDelegate {
    func previewInteraction(_ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
    {
        let scale = 1 + transitionProgress * 0.25
        coast.transform = CGAffineTransform(scaleX: scale, y: scale)
        if ended { animateSoftly { self.coast.transform = .identity } }
    }

    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) { animateSoftly { self.coast.transform = .identity } }
}
