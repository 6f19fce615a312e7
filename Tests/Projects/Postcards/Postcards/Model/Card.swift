//
//  Card.swift
//  Postcards
//
//  Created by Paper Lantern on 6/18/17.
//  Copyright © 2017 Paper Lantern. All rights reserved.
//

import UIKit

class Card: NSObject {

    @objc dynamic var title: String
    @objc let pictureName: String
    @objc let message: String

    init(title: String, pictureName: String, message: String) {
        self.title = title
        self.pictureName = pictureName
        self.message = message
        super.init()
    }

    var picture: UIImage? {
        return UIImage(named: pictureName)
    }

    /// The cards of `Cards.json`; a lite app has fewer of them (`CardLimit` in its Info.plist).
    static func all() -> [Card] {
        guard let url = Bundle.main.url(forResource: "Cards", withExtension: "json"), let data = try? Data(contentsOf: url),
            let json = try? JSONSerialization.jsonObject(with: data), let rows = json as? [[String: String]]
        else { return [] }
        let cards = rows.map { Card(title: $0["title"] ?? "", pictureName: $0["picture"] ?? "", message: $0["message"] ?? "") }
        #if LITE
        return Array(cards.prefix(limit))
        #else
        return cards
        #endif
    }

    static var limit: Int {
        let text = Bundle.main.object(forInfoDictionaryKey: "CardLimit") as? String
        return text.flatMap { Int($0) } ?? Int.max
    }
}
