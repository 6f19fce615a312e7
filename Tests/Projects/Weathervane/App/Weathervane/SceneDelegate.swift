//
//  SceneDelegate.swift
//  Weathervane
//
//  Created by Paper Lantern on 2/7/20.
//  Copyright © 2020 Paper Lantern. All rights reserved.
//

import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let _ = (scene as? UIWindowScene) else { return }
    }
}
