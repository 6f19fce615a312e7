//
//  SceneDelegate.swift
//  Metronome
//
//  Created by Paper Lantern on 1/14/25.
//

import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard scene is UIWindowScene else { return }
        window?.tintColor = UIColor(named: "Brass")
    }

    func sceneWillResignActive(_ scene: UIScene) {
        (window?.rootViewController as? MetronomeViewController)?.stop()
    }
}
