import UIKit

/// The stages in which a tutorial about animations develops the quiz, and the two challenges at the end of that tutorial.
enum QuizStage: Int, CaseIterable {
    case fadeIn, crossfade, swap, slide, layOutFirst, linear, springs, guide

    var title: String {
        switch self {
        case .springs: "Bronze"
        case .guide: "Silver"
        default: "\(rawValue + 1)"
        }
    }

    /// A short note about what the stage shows.
    var note: String {
        switch self {
        case .fadeIn: "The label fades in: once, then alpha is 1"
        case .crossfade: "Two labels fade: once, then there is nothing to fade"
        case .swap: "Two labels fade, then change their roles"
        case .slide: "They slide, but their widths change on the way"
        case .layOutFirst: "One layout pass first, and nothing but the slide"
        case .linear: "At constant speed: the final version"
        case .springs: "Both labels on springs"
        case .guide: "A layout guide between them: turn the phone"
        }
    }

    func makeController() -> QuizViewController {
        switch self {
        case .fadeIn: FadeInQuiz()
        case .crossfade: CrossfadeQuiz()
        case .swap: SwapQuiz()
        case .slide: SlideQuiz()
        case .layOutFirst: LaidOutSlideQuiz()
        case .linear: LinearSlideQuiz()
        case .springs: SpringQuiz()
        case .guide: GuideQuiz()
        }
    }
}
