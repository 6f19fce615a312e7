//
//  AppDelegate.swift
//  Postcards
//
//  Created by Paper Lantern on 6/18/17.
//  Copyright © 2017 Paper Lantern. All rights reserved.
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]? = nil
    ) -> Bool {
        window?.backgroundColor = UIColor(red: 0.96, green: 0.95, blue: 0.93, alpha: 1)
        return true
    }
}
