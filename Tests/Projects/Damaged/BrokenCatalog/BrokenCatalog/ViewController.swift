import UIKit

class ViewController: UIViewController {

    @IBOutlet weak var badge: UIView!
    @IBOutlet weak var label: UILabel!

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        label.text = "It runs"
        badge.layer.contents = UIImage(named: "glitter")?.cgImage
        UIView.animate(
            withDuration: 0.8, delay: 0, options: [.repeat, .autoreverse],
            animations: { self.badge.transform = CGAffineTransform(scaleX: 1.2, y: 1.2) }, completion: nil)
    }
}
