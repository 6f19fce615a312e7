// The names that these values had before Swift 4.2.

nonisolated public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
nonisolated public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
nonisolated public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
nonisolated public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
nonisolated public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default

nonisolated public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
nonisolated public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
nonisolated public let kCAFillModeBoth = CAMediaTimingFillMode.both
nonisolated public let kCAFillModeRemoved = CAMediaTimingFillMode.removed

nonisolated public let kCAAnimationLinear = CAAnimationCalculationMode.linear
nonisolated public let kCAAnimationDiscrete = CAAnimationCalculationMode.discrete
nonisolated public let kCAAnimationPaced = CAAnimationCalculationMode.paced
nonisolated public let kCAAnimationCubic = CAAnimationCalculationMode.cubic
nonisolated public let kCAAnimationCubicPaced = CAAnimationCalculationMode.cubicPaced
nonisolated public let kCAAnimationRotateAuto = CAAnimationRotationMode.rotateAuto
nonisolated public let kCAAnimationRotateAutoReverse = CAAnimationRotationMode.rotateAutoReverse

nonisolated public let kCATransitionFade = CATransitionType.fade
nonisolated public let kCATransitionMoveIn = CATransitionType.moveIn
nonisolated public let kCATransitionPush = CATransitionType.push
nonisolated public let kCATransitionReveal = CATransitionType.reveal
nonisolated public let kCATransitionFromLeft = CATransitionSubtype.fromLeft
nonisolated public let kCATransitionFromRight = CATransitionSubtype.fromRight
nonisolated public let kCATransitionFromTop = CATransitionSubtype.fromTop
nonisolated public let kCATransitionFromBottom = CATransitionSubtype.fromBottom

nonisolated public let kCAValueFunctionRotateX = CAValueFunctionName.rotateX
nonisolated public let kCAValueFunctionRotateY = CAValueFunctionName.rotateY
nonisolated public let kCAValueFunctionRotateZ = CAValueFunctionName.rotateZ
nonisolated public let kCAValueFunctionScale = CAValueFunctionName.scale
nonisolated public let kCAValueFunctionScaleX = CAValueFunctionName.scaleX
nonisolated public let kCAValueFunctionScaleY = CAValueFunctionName.scaleY
nonisolated public let kCAValueFunctionScaleZ = CAValueFunctionName.scaleZ
nonisolated public let kCAValueFunctionTranslate = CAValueFunctionName.translate
nonisolated public let kCAValueFunctionTranslateX = CAValueFunctionName.translateX
nonisolated public let kCAValueFunctionTranslateY = CAValueFunctionName.translateY
nonisolated public let kCAValueFunctionTranslateZ = CAValueFunctionName.translateZ

nonisolated public let kCAGravityCenter = CALayerContentsGravity.center
nonisolated public let kCAGravityTop = CALayerContentsGravity.top
nonisolated public let kCAGravityBottom = CALayerContentsGravity.bottom
nonisolated public let kCAGravityLeft = CALayerContentsGravity.left
nonisolated public let kCAGravityRight = CALayerContentsGravity.right
nonisolated public let kCAGravityTopLeft = CALayerContentsGravity.topLeft
nonisolated public let kCAGravityTopRight = CALayerContentsGravity.topRight
nonisolated public let kCAGravityBottomLeft = CALayerContentsGravity.bottomLeft
nonisolated public let kCAGravityBottomRight = CALayerContentsGravity.bottomRight
nonisolated public let kCAGravityResize = CALayerContentsGravity.resize
nonisolated public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect
nonisolated public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill
nonisolated public let kCAFilterLinear = CALayerContentsFilter.linear
nonisolated public let kCAFilterNearest = CALayerContentsFilter.nearest
nonisolated public let kCAFilterTrilinear = CALayerContentsFilter.trilinear

nonisolated public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero
nonisolated public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
nonisolated public let kCALineCapButt = CAShapeLayerLineCap.butt
nonisolated public let kCALineCapRound = CAShapeLayerLineCap.round
nonisolated public let kCALineCapSquare = CAShapeLayerLineCap.square
nonisolated public let kCALineJoinMiter = CAShapeLayerLineJoin.miter
nonisolated public let kCALineJoinRound = CAShapeLayerLineJoin.round
nonisolated public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel
nonisolated public let kCAGradientLayerAxial = CAGradientLayerType.axial
nonisolated public let kCAGradientLayerRadial = CAGradientLayerType.radial
nonisolated public let kCAGradientLayerConic = CAGradientLayerType.conic

nonisolated public let kCAEmitterLayerPoint = CAEmitterLayerEmitterShape.point
nonisolated public let kCAEmitterLayerLine = CAEmitterLayerEmitterShape.line
nonisolated public let kCAEmitterLayerRectangle = CAEmitterLayerEmitterShape.rectangle
nonisolated public let kCAEmitterLayerCuboid = CAEmitterLayerEmitterShape.cuboid
nonisolated public let kCAEmitterLayerCircle = CAEmitterLayerEmitterShape.circle
nonisolated public let kCAEmitterLayerSphere = CAEmitterLayerEmitterShape.sphere
nonisolated public let kCAEmitterLayerPoints = CAEmitterLayerEmitterMode.points
nonisolated public let kCAEmitterLayerOutline = CAEmitterLayerEmitterMode.outline
nonisolated public let kCAEmitterLayerSurface = CAEmitterLayerEmitterMode.surface
nonisolated public let kCAEmitterLayerVolume = CAEmitterLayerEmitterMode.volume
nonisolated public let kCAEmitterLayerUnordered = CAEmitterLayerRenderMode.unordered
nonisolated public let kCAEmitterLayerOldestFirst = CAEmitterLayerRenderMode.oldestFirst
nonisolated public let kCAEmitterLayerOldestLast = CAEmitterLayerRenderMode.oldestLast
nonisolated public let kCAEmitterLayerBackToFront = CAEmitterLayerRenderMode.backToFront
nonisolated public let kCAEmitterLayerAdditive = CAEmitterLayerRenderMode.additive
