import UIKit

extension MasterViewController {
    /// A book with an invented title.
    struct Book {
        let title: String
        let year: String
        let imageName: String
        /// The text on the book's page.
        let summary: String

        var cover: UIImage? { UIImage(named: "\(imageName).jpg") }

        static let all = [
            Book(
                title: "The Lighthouse Metronome", year: "1962", imageName: "the-lighthouse-metronome",
                summary: """
                    Every four seconds the lamp of Cape Ambra crosses the bay, and for thirty years Ida Voss has played her \
                    piano to it. Then the beam comes half a beat late. A quiet mystery about time, and about the people who \
                    keep it.
                    """),
            Book(
                title: "Slow Tides", year: "1974", imageName: "slow-tides",
                summary: """
                    A keeper counts the waves for forty years, and one morning there is one too many. Nine nights of watching \
                    follow, in which the sea gives back, politely and in order, everything it was ever asked to take.
                    """),
            Book(
                title: "A Short History of Falling", year: "1981", imageName: "a-short-history-of-falling",
                summary: """
                    Apples, autumn leaves, empires, a cat from the fourth floor: everything falls, and nothing falls quite \
                    like anything else. A physicist who is afraid of heights explains gravity from the ground up, and lands \
                    softly.
                    """),
            Book(
                title: "Springs and Other Seasons", year: "1958", imageName: "springs-and-other-seasons",
                summary: """
                    A watchmaker’s widow inherits a drawer full of springs and a garden that will not wait. Twelve stories, \
                    one for each month, about what can be wound up, what has to be let go, and what keeps moving afterwards.
                    """),
            Book(
                title: "The Cartographer of Clouds", year: "1969", imageName: "the-cartographer-of-clouds",
                summary: """
                    He was hired to map a coast, but the coast was always covered. So he mapped what covered it: forty charts \
                    of countries that lasted an afternoon, with their bays, their mountain passes, and the people one might \
                    have met there.
                    """),
            Book(
                title: "Night Train to Ambra", year: "1937", imageName: "night-train-to-ambra",
                summary: """
                    Six strangers, one sleeping car, and a station that is in no timetable. Some time after midnight the \
                    train slows down for it anyway. The conductor advises everyone to stay seated. One passenger has already \
                    packed.
                    """),
            Book(
                title: "Paper Birds", year: "1990", imageName: "paper-birds",
                summary: """
                    One square of paper, no scissors, no glue. Begin with a swallow, end with a heron that stands on one leg. \
                    Between the folds, the author tells how her grandmother sent letters across a border, seven creases at a \
                    time.
                    """),
            Book(
                title: "Eleven Ways to Stop a Clock", year: "1949", imageName: "eleven-ways-to-stop-a-clock",
                summary: """
                    Inspector Lund has eleven suspects, and each has confessed to a different minute. All clocks in the house \
                    agree, which is the first thing that is wrong. The twelfth way is on the last page. Please do not begin \
                    there.
                    """),
            Book(
                title: "The Winter Garden", year: "2003", imageName: "the-winter-garden",
                summary: """
                    Under a glass dome at the edge of the snow, somebody has kept one orange tree alive for a hundred \
                    winters. A book about patience, old pipes, and the taste of the first fruit. With advice for those who \
                    want to try it.
                    """),
        ]
    }
}
