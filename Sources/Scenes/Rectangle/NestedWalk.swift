import UIKit

/// One animation after the other, each begun by the completion of the one before. It reads from the outside in, and it has four
/// places at which something can be forgotten: for instance that an animation may end because somebody stopped it.
func walkByCompletions(_ card: WalkCard) {
    let (square, marker) = (card.square, card.marker)
    marker.alpha = 1

    UIView.animate(
        withDuration: 0.5, animations: { square.center.x += 200 },
        completion: { finished in
            guard finished else { return }
            marker.center.y += WalkCard.lineHeight

            UIView.animate(
                withDuration: 0.5, animations: { square.center.y += 100 },
                completion: { finished in
                    guard finished else { return }
                    marker.center.y += WalkCard.lineHeight

                    UIView.animate(
                        withDuration: 0.5, animations: { square.center.x -= 200 },
                        completion: { finished in
                            guard finished else { return }
                            marker.center.y += WalkCard.lineHeight

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
