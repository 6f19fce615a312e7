import UIKit

/// What each control does.
extension ControlsViewController {
    private func softly(_ change: @escaping () -> Void) {
        UIView.animate(
            withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0, options: .allowUserInteraction,
            animations: change)
    }

    func nameChanged() { coast.name.text = place.text }
    func timeChanged() { coast.time = CGFloat(time.value) }
    func weatherChanged() { softly { self.coast.weather = CoastWeather(rawValue: self.weather.selectedSegmentIndex) ?? .clear } }
    func lampChanged() { softly { self.coast.isLampOn = self.lamp.isOn } }
    func seasonChanged() { softly { self.coast.season = CoastSeason(rawValue: self.pages.currentPage) ?? .summer } }

    func boatsChanged() {
        boatCount.text = "\(Int(boats.value))"
        softly { self.coast.setBoats(Int(self.boats.value)) }
    }

    func swiped(_ swipe: UISwipeGestureRecognizer) {
        let page = pages.currentPage
        pages.currentPage += swipe.direction == .left ? 1 : -1
        if pages.currentPage != page { seasonChanged() }
    }

    // MARK: - The postcard

    func sendPostcard() {
        view.endEditing(true)
        guard place.text?.isEmpty == false else { return askForPlace() }
        let sheet = UIAlertController(title: nil, message: "How is the postcard to travel?", preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "By air", style: .default) { _ in self.sendPostcard(over: 2.2) })
        sheet.addAction(UIAlertAction(title: "By sea", style: .default) { _ in self.sendPostcard(over: 5) })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(sheet, animated: true)
    }

    /// A postcard has to come from somewhere.
    private func askForPlace() {
        let alert = UIAlertController(title: "Where are you?", message: "A postcard needs a place.", preferredStyle: .alert)
        alert.addTextField {
            $0.placeholder = "Place"
            $0.autocapitalizationType = .words
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        let go = UIAlertAction(title: "Send", style: .default) { [weak alert] _ in
            self.place.text = alert?.textFields?.first?.text
            self.nameChanged()
            if self.place.text?.isEmpty == false { self.sendPostcard() }
        }
        alert.addAction(go)
        alert.preferredAction = go
        present(alert, animated: true)
    }

    private func sendPostcard(over time: Double) {
        send.isEnabled = false
        send.setTitle("On its way …", for: .disabled)
        wheel.color = Palette.softInk
        wheel.startAnimating()
        bar.setProgress(0, animated: false)
        softly { self.bar.alpha = 1 }
        for step in 1...5 {
            DispatchQueue.main.asyncAfter(deadline: .now() + Double(step) * time / 6.3) {
                self.bar.setProgress(Float(step) / 5, animated: true)
            }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + time) { self.postcardHasLeft() }
    }

    private func postcardHasLeft() {
        wheel.stopAnimating()
        send.setTitle("Sent", for: .disabled)
        UIView.animate(withDuration: 0.15, animations: { self.coast.transform = CGAffineTransform(scaleX: 0.96, y: 0.96) }) { _ in
            self.softly { self.coast.transform = .identity }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.2) {
            self.send.isEnabled = true
            self.softly { self.bar.alpha = 0 }
        }
    }
}

/// The search makes what does not fit pale.
extension ControlsViewController: UISearchBarDelegate {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        softly { for card in self.cards { card.emphasize(searchText) } }
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

/// A press comes nearer, as far as it is pressed.
extension ControlsViewController: UIPreviewInteractionDelegate {
    func previewInteraction(_ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
    {
        let scale = 1 + transitionProgress * 0.25
        coast.transform = CGAffineTransform(scaleX: scale, y: scale)
        if ended { softly { self.coast.transform = .identity } }
    }

    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) { softly { self.coast.transform = .identity } }
}
