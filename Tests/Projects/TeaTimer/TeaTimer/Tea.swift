//
//  Tea.swift
//  TeaTimer
//
//  Created by Paper Lantern on 11/2/17.
//  Copyright © 2017 Paper Lantern. All rights reserved.
//

import UIKit

struct Tea {
    var name: String
    var origin: String
    var seconds: Int
    var color: UIColor

    /// The teas of `Teas.plist`, in its order.
    static func all(in bundle: Bundle = Bundle.main) -> [Tea] {
        guard let path = bundle.path(forResource: "Teas", ofType: "plist"),
            let rows = NSArray(contentsOfFile: path) as? [[String: Any]]
        else { return [] }
        return rows.flatMap { row in
            guard let name = row["name"] as? String, let origin = row["origin"] as? String, let seconds = row["seconds"] as? Int,
                let color = row["color"] as? String
            else { return nil }
            return Tea(name: name, origin: origin, seconds: seconds, color: UIColor(hexadecimal: color))
        }
    }

    var time: String {
        if seconds < 60 { return "\(seconds) s" }
        return String(format: "%d:%02d min", seconds / 60, seconds % 60)
    }
}

extension UIColor {

    convenience init(hexadecimal text: String) {
        var value: UInt64 = 0
        Scanner(string: text).scanHexInt64(&value)
        self.init(
            red: CGFloat((value >> 16) & 0xFF) / 255, green: CGFloat((value >> 8) & 0xFF) / 255, blue: CGFloat(value & 0xFF) / 255,
            alpha: 1)
    }
}
