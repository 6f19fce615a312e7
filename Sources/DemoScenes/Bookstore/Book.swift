import UIKit

extension MasterViewController {
    /// A book with an invented title.
    struct Book {
        let title: String
        let year: String
        let imageName: String

        var cover: UIImage? { UIImage(named: "\(imageName).jpg") }

        static let all = [
            Book(title: "The Lighthouse Metronome", year: "1962", imageName: "the-lighthouse-metronome"),
            Book(title: "Slow Tides", year: "1974", imageName: "slow-tides"),
            Book(title: "A Short History of Falling", year: "1981", imageName: "a-short-history-of-falling"),
            Book(title: "Springs and Other Seasons", year: "1958", imageName: "springs-and-other-seasons"),
            Book(title: "The Cartographer of Clouds", year: "1969", imageName: "the-cartographer-of-clouds"),
            Book(title: "Night Train to Ambra", year: "1937", imageName: "night-train-to-ambra"),
            Book(title: "Paper Birds", year: "1990", imageName: "paper-birds"),
            Book(title: "Eleven Ways to Stop a Clock", year: "1949", imageName: "eleven-ways-to-stop-a-clock"),
            Book(title: "The Winter Garden", year: "2003", imageName: "the-winter-garden"),
        ]
    }
}
