//
//  Planet.swift
//  OrbitKit
//
//  Created by Paper Lantern on 12/4/19.
//  Copyright © 2019 Paper Lantern. All rights reserved.
//

import CoreGraphics
import Foundation

/// A planet on a circle around the sun.
public struct Planet: Codable, Equatable {

    public let name: String
    /// The mean distance from the sun, in astronomical units.
    public let distance: Double
    /// The radius, in kilometres.
    public let radius: Double
    public let moons: Int
    public let color: String

    public init(name: String, distance: Double, radius: Double, moons: Int, color: String) {
        self.name = name
        self.distance = distance
        self.radius = radius
        self.moons = moons
        self.color = color
    }

    /// The period in years, by Kepler's third law.
    public var period: Double {
        return (distance * distance * distance).squareRoot()
    }

    public static func planets(from data: Data) throws -> [Planet] {
        return try JSONDecoder().decode([Planet].self, from: data).sorted { $0.distance < $1.distance }
    }
}
