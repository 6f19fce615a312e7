import UIKit

/// Moves the square along the rectangle with four animations, each started by the completion of the previous one.
///
/// Each of the four completions must check `finished`, because an animation also ends when it is removed.
func animateByCompletions(_ card: RectanglePathCard) {
    let (square, marker) = (card.square, card.marker)
    marker.alpha = 1

    UIView.animate(
        withDuration: 0.5, animations: { square.center.x += 200 },
        completion: { finished in
            guard finished else { return }
            marker.center.y += RectanglePathCard.lineHeight

            UIView.animate(
                withDuration: 0.5, animations: { square.center.y += 100 },
                completion: { finished in
                    guard finished else { return }
                    marker.center.y += RectanglePathCard.lineHeight

                    UIView.animate(
                        withDuration: 0.5, animations: { square.center.x -= 200 },
                        completion: { finished in
                            guard finished else { return }
                            marker.center.y += RectanglePathCard.lineHeight

                            UIView.animate(
                                withDuration: 0.5, animations: { square.center.y -= 100 },
                                completion: { finished in
                                    guard finished else { return }
                                    marker.alpha = 0
                                })
                        })
                })
        })
}
