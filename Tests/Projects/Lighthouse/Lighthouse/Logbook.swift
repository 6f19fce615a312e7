//
//  Logbook.swift
//  Lighthouse
//
//  Created by Paper Lantern on 4/11/17.
//  Copyright © 2017 Paper Lantern. All rights reserved.
//

import Foundation

/// Counts the voyages of the boat, also over launches.
class Logbook: NSObject {

    static let voyagesKey = "voyages"
    static let pauseNotification = Notification.Name("LogbookPause")

    private let defaults: UserDefaults

    init(defaults: UserDefaults = UserDefaults.standard) {
        self.defaults = defaults
        super.init()
    }

    var voyages: Int {
        return defaults.integer(forKey: Logbook.voyagesKey)
    }

    func addVoyage() {
        defaults.set(voyages + 1, forKey: Logbook.voyagesKey)
    }

    var summary: String {
        switch voyages {
        case 0: return "No voyage yet"
        case 1: return "One voyage"
        default: return "\(voyages) voyages"
        }
    }
}
