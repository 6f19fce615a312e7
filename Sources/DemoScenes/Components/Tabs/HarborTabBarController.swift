import UIKit

/// Two tabs: the messages of a harbor, with the number of unread messages as a badge, and its departures.
class HarborTabBarController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let messages = MessagesViewController()
        messages.tabBarItem = UITabBarItem(title: "Messages", image: UIImage(systemName: "message"), tag: 0)
        messages.tabBarItem.selectedImage = UIImage(systemName: "message.fill")
        let departures = DeparturesViewController()
        departures.tabBarItem = UITabBarItem(title: "Departures", image: UIImage(systemName: "clock"), tag: 1)
        departures.tabBarItem.selectedImage = UIImage(systemName: "clock.fill")
        viewControllers = [messages, departures]
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "info.circle"), style: .plain, target: self, action: Selector(HarborTabBarController.showInformation)
        )
        navigationItem.rightBarButtonItem?.accessibilityIdentifier = "Information"
    }

    /// Shows the opening hours in a popover with an arrow.
    func showInformation() {
        let controller = OpeningHoursViewController()
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
        controller.popoverPresentationController?.delegate = controller
        present(controller, animated: true)
    }
}
