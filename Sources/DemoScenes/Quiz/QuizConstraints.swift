import UIKit

/// The constraints of the quiz whose constants depend on the size of the screen.
struct QuizConstraints {
    var questionTop: NSLayoutConstraint?
    var answerGap: NSLayoutConstraint?
    var cardWidths: [NSLayoutConstraint] = []
    /// The tops of the cards, relative to the texts.
    var questionCardTop: NSLayoutConstraint?
    var answerCardTop: NSLayoutConstraint?
    /// The constraints for the positions of the marks: above the answer, and beside it.
    var marksAbove: [NSLayoutConstraint] = []
    var marksBeside: [NSLayoutConstraint] = []
    var choicesHeight: NSLayoutConstraint?
    var metrics: QuizMetrics?
}
