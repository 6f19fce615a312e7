import Foundation
import UIKit

// Subclasses of each open class with an override of each open member, as a client of UIKit writes them.

class CustomCAAnimation: CAAnimation {
    override func copy() -> CAAnimation { super.copy() }
}

class CustomCAAnimationGroup: CAAnimationGroup {}

class CustomCABasicAnimation: CABasicAnimation {}

class CustomCAKeyframeAnimation: CAKeyframeAnimation {}

class CustomCAPropertyAnimation: CAPropertyAnimation {}

class CustomCASpringAnimation: CASpringAnimation {}

class CustomCATransition: CATransition {}

class CustomCAEmitterCell: CAEmitterCell {}

class CustomCAEmitterLayer: CAEmitterLayer {}

class CustomCAGradientLayer: CAGradientLayer {}

class CustomCALayer: CALayer {
    override var description: String { super.description }
    override var debugDescription: String { super.debugDescription }
    override func action(forKey event: String) -> CAAction? { super.action(forKey: event) }
    override class func defaultAction(forKey event: String) -> CAAction? { super.defaultAction(forKey: event) }
}

class CustomCAReplicatorLayer: CAReplicatorLayer {}

class CustomCAShapeLayer: CAShapeLayer {}
