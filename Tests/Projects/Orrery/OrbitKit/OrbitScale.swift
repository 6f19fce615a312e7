//
//  OrbitScale.swift
//  OrbitKit
//
//  Created by Paper Lantern on 12/4/19.
//  Copyright © 2019 Paper Lantern. All rights reserved.
//

import UIKit

/// Maps distances of very different sizes to radii on a screen. The scale is logarithmic: equal ratios of distances are equal
/// differences of radii.
public struct OrbitScale {

    public let nearest: Double
    public let farthest: Double
    public let radii: ClosedRange<CGFloat>

    public init(nearest: Double, farthest: Double, radii: ClosedRange<CGFloat>) {
        self.nearest = nearest
        self.farthest = farthest
        self.radii = radii
    }

    public func radius(of distance: Double) -> CGFloat {
        guard farthest > nearest else { return radii.upperBound }
        let part = (log(distance) - log(nearest)) / (log(farthest) - log(nearest))
        return radii.lowerBound + (radii.upperBound - radii.lowerBound) * CGFloat(part)
    }

    public func place(_ angle: CGFloat, distance: Double, around center: CGPoint) -> CGPoint {
        let radius = self.radius(of: distance)
        return CGPoint(x: center.x + radius * cos(angle), y: center.y - radius * sin(angle))
    }
}
