extension UIViewController {

    /// The controller that determines the status bar. If this controller presents a controller that controls the status bar, the search
    /// continues at the presented controller. Otherwise, the result is this controller.
    private var controllerForStatusBar: UIViewController {
        guard let directlyPresentedController, directlyPresentedController.controlsStatusBar else { return self }
        return directlyPresentedController.controllerForStatusBar
    }

    /// Whether this presented controller determines the status bar, rather than its presenting controller.
    private var controlsStatusBar: Bool {
        modalPresentationCapturesStatusBarAppearance || presentation?.presentationStyle == .fullScreen
            || (presentation as? UISheetPresentationController)?.determinesStatusBar == true
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

    /// The style that the status bar shows: the preferred style, or light if the controller is presented as a sheet behind which the
    /// presenting view is scaled down.
    ///
    /// The status bar is above the sheet, in front of the black screen, so its text must be light.
    var effectiveStatusBarStyle: UIStatusBarStyle {
        (presentation as? UISheetPresentationController)?.hasScaledPresenter == true ? .lightContent : preferredStatusBarStyle
    }
}
