import CoreGraphics

@MainActor extension InterfaceCoder {
    /// The attributes in a storyboard that `UIPageViewController.init(coder:)` reads.
    struct PageAttributes {
        var style = UIPageViewController.TransitionStyle.pageCurl
        var orientation = UIPageViewController.NavigationOrientation.horizontal
        var spine = UIPageViewController.SpineLocation.min
        var spacing: CGFloat = 0
        var isDoubleSided = false
    }

    /// The attributes of the element of a page view controller.
    var pageAttributes: PageAttributes {
        var attributes = PageAttributes()
        choice("transitionStyle", ["pageCurl": UIPageViewController.TransitionStyle.pageCurl, "scroll": .scroll]).map {
            attributes.style = $0
        }
        choice("navigationOrientation", ["horizontal": UIPageViewController.NavigationOrientation.horizontal, "vertical": .vertical]).map {
            attributes.orientation = $0
        }
        choice("spineLocation", ["none": UIPageViewController.SpineLocation.none, "min": .min, "mid": .mid, "max": .max]).map {
            attributes.spine = $0 == .none ? .min : $0
        }
        number("pageSpacing").map { attributes.spacing = min(max($0, 0), 10_000) }
        bool("doubleSided").map { attributes.isDoubleSided = $0 }
        return attributes
    }
}
