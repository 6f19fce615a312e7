import Balance
import UIKit

final class PileViewController: UIViewController {

    private var pile = Pile()
    private var pebbles: [UIImageView] = []
    private let wordLabel = UILabel()
    private let countLabel = UILabel()
    private let ground = UIView()

    private lazy var words: [String] = {
        guard let url = Bundle.module.url(forResource: "words", withExtension: "json"), let data = try? Data(contentsOf: url) else {
            return []
        }
        return (try? JSONDecoder().decode([String].self, from: data)) ?? []
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.957, green: 0.949, blue: 0.933, alpha: 1)
        ground.backgroundColor = UIColor(red: 0.83, green: 0.79, blue: 0.72, alpha: 1)
        wordLabel.font = .systemFont(ofSize: 34, weight: .light)
        wordLabel.textAlignment = .center
        wordLabel.text = "Tap to stack"
        countLabel.font = .systemFont(ofSize: 15)
        countLabel.textColor = .darkGray
        countLabel.textAlignment = .center
        for subview in [ground, wordLabel, countLabel] { view.addSubview(subview) }
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(stack)))
        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(knock))
        swipe.direction = .right
        view.addGestureRecognizer(swipe)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        ground.frame = CGRect(x: 0, y: bounds.height * 0.82, width: bounds.width, height: bounds.height * 0.18)
        wordLabel.frame = CGRect(x: 20, y: 70, width: bounds.width - 40, height: 44)
        countLabel.frame = CGRect(x: 20, y: 116, width: bounds.width - 40, height: 20)
    }

    @objc private func stack() {
        let offset = CGFloat(pile.add())
        let number = pile.count
        let pebble = UIImageView(image: UIImage(named: "pebble\((number - 1) % 3 + 1)", in: .module, compatibleWith: nil))
        let scale = max(1.8 - CGFloat(number) * 0.12, 0.6)
        let height = (1..<number).reduce(CGFloat(0)) { $0 + 36 * max(1.8 - CGFloat($1) * 0.12, 0.6) }
        let goal = CGPoint(x: view.bounds.midX + offset, y: ground.frame.minY - height - 20 * scale)
        pebble.bounds.size = CGSize(width: 60, height: 44)
        pebble.accessibilityIdentifier = "pebble \(number)"
        pebble.center = CGPoint(x: goal.x, y: -60)
        pebble.transform = CGAffineTransform(scaleX: scale, y: scale).rotated(by: 0.8)
        view.addSubview(pebble)
        pebbles.append(pebble)
        UIView.animate(
            withDuration: 0.55, delay: 0, options: .curveEaseIn,
            animations: {
                pebble.center = goal
                pebble.transform = CGAffineTransform(scaleX: scale, y: scale)
            },
            completion: { _ in self.settle() })
        #if QUIET
        wordLabel.text = words.isEmpty ? "?" : words[(number - 1) % words.count]
        #endif
        countLabel.text = number == 1 ? "1 pebble" : "\(number) pebbles"
    }

    private func settle() {
        for (index, pebble) in pebbles.enumerated() {
            let shake = CAKeyframeAnimation(keyPath: "transform.rotation.z")
            shake.values = [0, 0.03, -0.02, 0.01, 0]
            shake.duration = 0.5
            shake.beginTime = CACurrentMediaTime() + Double(pebbles.count - 1 - index) * 0.04
            pebble.layer.add(shake, forKey: "shake")
        }
    }

    @objc private func knock() {
        let falling = pebbles
        pebbles = []
        pile.clear()
        wordLabel.text = "Tap to stack"
        countLabel.text = nil
        for (index, pebble) in falling.enumerated() {
            UIView.animate(
                withDuration: 0.8, delay: Double(falling.count - index) * 0.05, options: [.curveEaseOut],
                animations: {
                    pebble.center.x += self.view.bounds.width
                    pebble.transform = pebble.transform.rotated(by: 3)
                }, completion: { _ in pebble.removeFromSuperview() })
        }
    }
}
