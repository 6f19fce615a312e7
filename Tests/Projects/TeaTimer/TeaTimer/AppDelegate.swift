//
//  AppDelegate.swift
//  TeaTimer
//
//  Created by Paper Lantern on 11/2/17.
//  Copyright © 2017 Paper Lantern. All rights reserved.
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
    ) -> Bool {
        UserDefaults.standard.register(defaults: ["chime": true, "cups": 1.0])
        let accent = UIColor(red: 0.54, green: 0.31, blue: 0.16, alpha: 1)
        window?.tintColor = accent
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: accent]
        return true
    }
}
