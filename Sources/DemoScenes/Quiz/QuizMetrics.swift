import UIKit

/// The sizes and distances of the quiz on a screen.
///
/// On a phone with 375 × 667 points in portrait, the distances are the same as in the tutorial that `QuizStage` follows: 48 points from the
/// safe area to the question, 8 between a text and its button, and 115 between the question's button and the answer.
struct QuizMetrics: Equatable {
    var questionFontSize: CGFloat = 28
    var answerFontSize: CGFloat = 40
    var questionTop: CGFloat = 48
    var answerGap: CGFloat = 115
    /// The distance from the top of the question's card to its text.
    var cardPadding: CGFloat = 32
    var cardWidth: CGFloat
    /// The height of the three choices: of their only row if they are side by side, otherwise of three rows with the spaces between them.
    var choicesHeight: CGFloat = 152
    /// Whether the choices are side by side, and the mark is beside the answer.
    var isCompact = false
    /// The distance from the center of a card to the mark beside the answer.
    var markDistance: CGFloat { min(150, cardWidth / 2 - 40) }

    init(_ size: CGSize, safeArea: UIEdgeInsets) {
        cardWidth = size.width - max(24, safeArea.left, safeArea.right) * 2
        if size.height < 500 {
            isCompact = true
            (answerFontSize, questionTop, answerGap, cardPadding, choicesHeight) = (28, 20, 32, 12, 44)
            cardWidth = min(cardWidth, 560)
        } else if size.height < 600 {
            isCompact = true
            (questionFontSize, answerFontSize, questionTop, answerGap, cardPadding, choicesHeight) = (22, 34, 40, 76, 28, 44)
        } else if size.width >= 600 {
            (questionFontSize, answerFontSize, cardPadding, choicesHeight) = (40, 64, 48, 200)
            cardWidth = min(cardWidth, 600)
            questionTop += ((size.height - 760) / 3).rounded()
        } else {
            // On a tall phone, the question and all views below it are a little lower.
            questionTop += max(0, ((size.height - 720) / 6).rounded())
        }
    }

    /// The distance between the choices.
    var choiceSpacing: CGFloat { isCompact ? 12 : 10 }
}
