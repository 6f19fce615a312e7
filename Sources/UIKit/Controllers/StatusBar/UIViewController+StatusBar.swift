extension UIViewController {
    /// Updates the status bar after a change of the controller's preferences. In an animation block, the bar fades in or out.
    public func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.setNeedsStatusBarUpdate() }

    /// The controller that determines the status bar instead of this one: the topmost presented controller that controls it, or this
    /// controller itself.
    private var controllerForStatusBar: UIViewController {
        guard let directlyPresentedController, directlyPresentedController.controlsStatusBar else { return self }
        return directlyPresentedController.controllerForStatusBar
    }

    /// Whether this presented controller determines the status bar, rather than its presenting controller.
    private var controlsStatusBar: Bool {
        modalPresentationCapturesStatusBarAppearance || presentation?.presentationStyle == .fullScreen
            || presentation is UISheetPresentationController
    }

    /// The controller whose `preferredStatusBarStyle` is used.
    var controllerForStatusBarStyle: UIViewController {
        let controller = controllerForStatusBar
        return controller.childForStatusBarStyle?.controllerForStatusBarStyle ?? controller
    }

    /// The controller whose `prefersStatusBarHidden` is used.
    var controllerForStatusBarHidden: UIViewController {
        let controller = controllerForStatusBar
        return controller.childForStatusBarHidden?.controllerForStatusBarHidden ?? controller
    }

    /// The style that the status bar shows: the preferred style, or light if the controller is a sheet.
    ///
    /// Above a sheet, the status bar is in front of the black screen.
    var effectiveStatusBarStyle: UIStatusBarStyle {
        presentation is UISheetPresentationController && traitCollection.verticalSizeClass != .compact
            ? .lightContent : preferredStatusBarStyle
    }
}
