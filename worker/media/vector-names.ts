const parseWordSet = (text: string) => new Set(text.trim().split(/\s+/))

/** SVG elements that are allowed in an upload. Scripts, links, animations and nested images are not allowed. */
export const SVG_ELEMENT_ALLOWLIST = parseWordSet(`
  svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc style switch view
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow
  feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
  feTile feTurbulence`)

/** SVG properties that are allowed both as attributes and in CSS. */
export const SVG_PROPERTY_ALLOWLIST = parseWordSet(`
  transform transform-origin transform-box vector-effect fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
  stroke-dashoffset opacity color display visibility overflow clip-path clip-rule mask mask-type filter marker-start marker-mid marker-end
  paint-order shape-rendering text-rendering image-rendering color-interpolation color-interpolation-filters mix-blend-mode
  isolation stop-color stop-opacity font font-family font-size font-style font-variant font-weight font-stretch letter-spacing word-spacing
  text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift writing-mode direction unicode-bidi lighting-color
  flood-color flood-opacity`)

/** Allowed SVG attributes that are not CSS properties. */
export const SVG_ATTRIBUTE_ALLOWLIST = parseWordSet(`
  id class style x y z x1 y1 x2 y2 cx cy r rx ry fx fy fr d dx dy points width height viewBox preserveAspectRatio version pathLength
  offset gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits
  maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient filterUnits
  textLength lengthAdjust startOffset rotate
  in in2 result stdDeviation mode values type operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY edgeMode preserveAlpha
  surfaceScale diffuseConstant specularConstant specularExponent scale xChannelSelector yChannelSelector azimuth
  elevation radius baseFrequency numOctaves seed stitchTiles pointsAtX pointsAtY pointsAtZ limitingConeAngle
  tableValues slope intercept amplitude exponent role aria-label aria-hidden lang`)

/** CSS functions that are allowed in an SVG: colours, transforms, and url() for references within the same SVG. */
export const SVG_FUNCTION_ALLOWLIST = parseWordSet(
  'url rgb rgba hsl hsla matrix translate translatex translatey scale scalex scaley rotate skew skewx skewy',
)

/** SVG attributes that set an element's position or size. */
export const SVG_GEOMETRY_ATTRIBUTES = parseWordSet(
  'x y x1 y1 x2 y2 cx cy r rx ry dx dy width height markerWidth markerHeight refX refY textLength startOffset stroke-width',
)
