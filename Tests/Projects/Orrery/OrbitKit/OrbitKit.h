//
//  OrbitKit.h
//  OrbitKit
//
//  Created by Paper Lantern on 12/4/19.
//  Copyright © 2019 Paper Lantern. All rights reserved.
//

#import <Foundation/Foundation.h>

FOUNDATION_EXPORT double OrbitKitVersionNumber;
FOUNDATION_EXPORT const unsigned char OrbitKitVersionString[];
