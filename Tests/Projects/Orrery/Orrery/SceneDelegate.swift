//
//  SceneDelegate.swift
//  Orrery
//
//  Created by Paper Lantern on 12/3/19.
//  Copyright © 2019 Paper Lantern. All rights reserved.
//

import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard (scene as? UIWindowScene) != nil else { return }
        #if os(iOS) && !targetEnvironment(macCatalyst)
        window?.tintColor = .systemOrange
        #else
        window?.tintColor = UIColor(named: "Rust")
        #endif
    }

    func sceneDidDisconnect(_ scene: UIScene) {
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        NotificationCenter.default.post(name: OrreryViewController.resume, object: nil)
    }

    func sceneWillResignActive(_ scene: UIScene) {
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
    }
}
