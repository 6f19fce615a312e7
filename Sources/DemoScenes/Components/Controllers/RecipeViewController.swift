import UIKit

/// A recipe: the time, the ingredients and the steps.
class RecipeViewController: UIViewController {
    private let recipe: Recipe
    private let scrollView = UIScrollView()
    private let timeLabel = UILabel()
    private let ingredientsLabel = UILabel()
    private let stepsLabel = UILabel()
    private let card = UIView()

    init(_ recipe: Recipe) {
        self.recipe = recipe
        super.init(nibName: nil, bundle: nil)
        title = recipe.name
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)
        card.backgroundColor = .secondarySystemBackground
        card.layer.cornerRadius = 12
        scrollView.addSubview(card)
        timeLabel.text = recipe.time
        timeLabel.font = .systemFont(ofSize: 15, weight: .semibold)
        timeLabel.textColor = Palette.accent
        ingredientsLabel.text = recipe.ingredients.map { "•  \($0)" }.joined(separator: "\n")
        stepsLabel.text = recipe.steps
        for label in [timeLabel, ingredientsLabel, stepsLabel] {
            label.numberOfLines = 0
            scrollView.addSubview(label)
        }
        for label in [ingredientsLabel, stepsLabel] { (label.font, label.textColor) = (.systemFont(ofSize: 17), .label) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
        let left: CGFloat = max(20, view.safeAreaInsets.left)
        let width = view.bounds.width - left - max(20, view.safeAreaInsets.right)
        timeLabel.frame = CGRect(x: left, y: 18, width: width, height: 22)
        let inner = CGSize(width: width - 32, height: 1000)
        let ingredients = ingredientsLabel.sizeThatFits(inner).height.rounded(.up)
        card.frame = CGRect(x: left, y: 50, width: width, height: ingredients + 28)
        ingredientsLabel.frame = CGRect(x: left + 16, y: 64, width: inner.width, height: ingredients)
        let steps = stepsLabel.sizeThatFits(CGSize(width: width, height: 1000)).height.rounded(.up)
        stepsLabel.frame = CGRect(x: left, y: card.frame.maxY + 18, width: width, height: steps)
        scrollView.contentSize = CGSize(width: view.bounds.width, height: stepsLabel.frame.maxY + 24)
    }
}
