import UIKit

/// The constraints of the quiz whose constants depend on the size of the screen. They are nil until `addViews()` has created them.
struct QuizConstraints {
    var questionTop: NSLayoutConstraint?
    var answerGap: NSLayoutConstraint?
    var cardWidths: [NSLayoutConstraint] = []
    /// The top of the question's card, relative to the question's button.
    var questionCardTop: NSLayoutConstraint?
    /// The top of the answer's card, relative to the question's button.
    var answerCardTop: NSLayoutConstraint?
    /// The constraints that place the marks above the answer.
    var marksAbove: [NSLayoutConstraint] = []
    /// The constraints that place the marks beside the answer.
    var marksBeside: [NSLayoutConstraint] = []
    var choicesHeight: NSLayoutConstraint?
    /// The metrics that were applied to the constraints, or nil before the first layout.
    var metrics: QuizMetrics?
}
