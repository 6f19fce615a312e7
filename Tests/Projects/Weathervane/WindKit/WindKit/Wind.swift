//
//  Wind.swift
//  WindKit
//
//  Created by Paper Lantern on 2/7/20.
//  Copyright © 2020 Paper Lantern. All rights reserved.
//

import Foundation

/// A wind that comes from a direction.
public struct Wind: Equatable {

    public enum Point: Int, CaseIterable {
        case north, northEast, east, southEast, south, southWest, west, northWest
    }

    /// The direction in degrees, clockwise from north, 0 ..< 360.
    public private(set) var direction: Double
    public private(set) var knots: Double

    public init(direction: Double, knots: Double) {
        let turned = direction.truncatingRemainder(dividingBy: 360)
        self.direction = turned < 0 ? turned + 360 : turned
        self.knots = min(max(knots, 0), 64)
    }

    public var point: Point {
        return Point(rawValue: Int((direction / 45).rounded()) % 8)!
    }

    /// The number on Beaufort's scale.
    public var beaufort: Int {
        let limits: [Double] = [1, 4, 7, 11, 17, 22, 28, 34, 41, 48, 56, 64]
        return limits.firstIndex { knots < $0 } ?? 12
    }
}
