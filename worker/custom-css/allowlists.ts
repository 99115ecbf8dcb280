const parseWordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

// Renaming an export of this file changes the rules version (apply-css.ts), so the CSS of every stored card is cleaned again.

/** The CSS class of a card's root element. Custom CSS styles only this element and its descendants. */
export const CARD_CLASS = 'card-container'
/** A selector that matches every element, but counts like an id, so that an owner's rules override the theme's. */
export const ID_SPECIFICITY_SELECTOR = ':is(*,#a)'
/** Prefix of the names of an owner's animations. Without the prefix, such an animation could replace one of the theme. */
export const OWN_ANIMATION_PREFIX = 'own-'

/**
 * CSS properties that an owner may set. Left out are `all`, properties that affect the whole document (view-transition-name,
 * anchor-name, timeline-scope) and properties that load code in old browsers.
 */
export const ALLOWED_PROPERTIES = parseWordSet(`
  accent-color align-content align-items align-self animation animation-composition animation-delay animation-direction
  animation-duration animation-fill-mode animation-iteration-count animation-name animation-play-state animation-timing-function
  appearance aspect-ratio backdrop-filter backface-visibility background background-attachment background-blend-mode background-clip
  background-color background-image background-origin background-position background-position-x background-position-y
  background-repeat background-size block-size border border-block border-block-color border-block-end border-block-end-color
  border-block-end-style border-block-end-width border-block-start border-block-start-color border-block-start-style
  border-block-start-width border-block-style border-block-width border-bottom border-bottom-color border-bottom-left-radius
  border-bottom-right-radius border-bottom-style border-bottom-width border-collapse border-color border-end-end-radius
  border-end-start-radius border-image border-image-outset border-image-repeat border-image-slice border-image-source
  border-image-width border-inline border-inline-color border-inline-end border-inline-end-color border-inline-end-style
  border-inline-end-width border-inline-start border-inline-start-color border-inline-start-style border-inline-start-width
  border-inline-style border-inline-width border-left border-left-color border-left-style border-left-width border-radius
  border-right border-right-color border-right-style border-right-width border-spacing border-start-end-radius
  border-start-start-radius border-style border-top border-top-color border-top-left-radius border-top-right-radius
  border-top-style border-top-width border-width bottom box-decoration-break box-shadow box-sizing caret-color clear clip-path
  color color-scheme column-count column-fill column-gap column-rule column-rule-color column-rule-style column-rule-width
  column-span column-width columns container container-name container-type content counter-increment counter-reset counter-set
  cursor direction display fill filter flex flex-basis flex-direction flex-flow flex-grow flex-shrink flex-wrap float font
  font-family font-feature-settings font-kerning font-optical-sizing font-size font-size-adjust font-stretch font-style
  font-synthesis font-variant font-variant-alternates font-variant-caps font-variant-east-asian font-variant-ligatures
  font-variant-numeric font-variant-position font-variation-settings font-weight forced-color-adjust gap grid grid-area
  grid-auto-columns grid-auto-flow grid-auto-rows grid-column grid-column-end grid-column-start grid-row grid-row-end
  grid-row-start grid-template grid-template-areas grid-template-columns grid-template-rows hanging-punctuation height
  hyphens image-rendering initial-letter inline-size inset inset-block inset-block-end inset-block-start inset-inline
  inset-inline-end inset-inline-start isolation justify-content justify-items justify-self left letter-spacing line-break
  line-height list-style list-style-position list-style-type margin margin-block margin-block-end margin-block-start
  margin-bottom margin-inline margin-inline-end margin-inline-start margin-left margin-right margin-top mask mask-clip
  mask-composite mask-image mask-mode mask-origin mask-position mask-repeat mask-size max-block-size max-height
  max-inline-size max-width min-block-size min-height min-inline-size min-width mix-blend-mode object-fit object-position
  offset offset-anchor offset-distance offset-path offset-position offset-rotate opacity order orphans outline outline-color
  outline-offset outline-style outline-width overflow overflow-wrap overflow-x overflow-y padding padding-block
  padding-block-end padding-block-start padding-bottom padding-inline padding-inline-end padding-inline-start padding-left
  padding-right padding-top paint-order perspective perspective-origin place-content place-items place-self pointer-events
  position quotes right rotate row-gap scale scroll-margin scroll-padding scroll-snap-align scroll-snap-type shape-margin
  shape-outside stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-width tab-size table-layout
  text-align text-align-last text-combine-upright text-decoration text-decoration-color text-decoration-line
  text-decoration-skip-ink text-decoration-style text-decoration-thickness text-emphasis text-emphasis-color
  text-emphasis-position text-emphasis-style text-indent text-justify text-orientation text-overflow text-rendering
  text-shadow text-transform text-underline-offset text-underline-position text-wrap text-wrap-mode text-wrap-style top
  touch-action transform transform-box transform-origin transform-style transition transition-behavior transition-delay
  transition-duration transition-property transition-timing-function translate unicode-bidi user-select vertical-align
  visibility white-space white-space-collapse widows width will-change word-break word-spacing writing-mode z-index
  -webkit-background-clip -webkit-backdrop-filter -webkit-box-orient -webkit-font-smoothing -webkit-line-clamp
  -webkit-mask-image -webkit-text-fill-color -webkit-text-stroke -webkit-text-stroke-color -webkit-text-stroke-width
  -webkit-user-select -moz-osx-font-smoothing`)

/** CSS properties that `@keyframes` may change. The browser can draw them anew in each frame without a layout. */
export const ANIMATABLE_PROPERTIES = parseWordSet(`
  opacity visibility transform translate rotate scale color background-color border-color outline-color caret-color fill stroke
  text-decoration-color background-position background-position-x background-position-y animation-timing-function`)

/** CSS functions that are allowed in values. None of them takes a URL. */
export const ALLOWED_FUNCTIONS = parseWordSet(`
  var env calc min max clamp round mod rem abs sign pow sqrt hypot log exp sin cos tan asin acos atan atan2
  rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark color-contrast
  linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient
  matrix matrix3d perspective rotate rotate3d rotatex rotatey rotatez scale scale3d scalex scaley scalez skew skewx skewy
  translate translate3d translatex translatey translatez
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  circle ellipse inset polygon rect xywh path ray
  cubic-bezier steps linear repeat minmax fit-content counter counters`)

/** CSS functions that are allowed only in the condition of an at-rule, such as `@supports`. */
export const ALLOWED_CONDITION_FUNCTIONS = parseWordSet('selector style')

export const ALLOWED_CONDITIONAL_RULES = parseWordSet('media supports container')

export const ALLOWED_POSITIONS = parseWordSet('static relative absolute sticky')

/** Allowed pseudo-classes, and pseudo-elements that CSS also allows with one colon, such as `:before`. */
export const ALLOWED_PSEUDO_CLASSES = parseWordSet(`
  hover focus focus-visible focus-within active link visited any-link target not is where has lang dir root
  first-child last-child only-child nth-child nth-last-child first-of-type last-of-type only-of-type nth-of-type nth-last-of-type
  empty checked default disabled enabled indeterminate in-range out-of-range invalid valid user-invalid user-valid optional
  required placeholder-shown read-only read-write before after first-line first-letter`)

export const ALLOWED_PSEUDO_ELEMENTS = parseWordSet(
  'before after first-line first-letter marker selection placeholder file-selector-button',
)
