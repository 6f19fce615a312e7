//
//  AppDelegate.swift
//  Weathervane
//
//  Created by Paper Lantern on 2/7/20.
//  Copyright © 2020 Paper Lantern. All rights reserved.
//

import UIKit
import WindKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    private(set) var wind = Wind(direction: 0, knots: 0)

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        return UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
    }
}
