#ifndef CAPPLICATIONRUNNER_H
#define CAPPLICATIONRUNNER_H

#include <stdbool.h>

// Shows the application of `UIApplicationMain` in a window until its end, and returns the exit code of the program.
//
// FlipbookKit defines this function. UIKit cannot import FlipbookKit, because FlipbookKit imports UIKit. Therefore the function is declared
// here as weak: in a program without FlipbookKit, the linker sets it to null. Swift has no weak functions.
extern int flipbook_run_application(void) __attribute__((weak));

// Whether the program is linked with FlipbookKit.
static inline bool flipbook_has_application_runner(void) { return flipbook_run_application != 0; }

// Calls `flipbook_run_application`, which must not be null.
static inline int flipbook_call_application_runner(void) { return flipbook_run_application(); }

// Registers the classes of the program that storyboards and xibs can name, with `FlipbookInterface.register`.
//
// The package that `flipbook open` generates defines this function. UIKit calls it once, before it first searches for a class.
extern void flipbook_interface_classes(void) __attribute__((weak));

// Whether the program defines `flipbook_interface_classes`.
static inline bool flipbook_has_interface_classes(void) { return flipbook_interface_classes != 0; }

// Calls `flipbook_interface_classes`, which must not be null.
static inline void flipbook_call_interface_classes(void) { flipbook_interface_classes(); }

#endif
