import { CARD_FIELDS } from '../../schema/card-fields.ts'
import { CSS_DRAWING_LIMITS as LIMITS } from '../../schema/bounds.ts'

const repeat = (count: number, item: string) => Array.from({ length: count }, () => item).join(',')
const shadows = (count: number, blur: number, prefix = '') => repeat(count, `${prefix}1px 1px ${blur}px red`)
const MANY_TEXT_SHADOWS = shadows(LIMITS.shadows, 8)
const LARGE_TEXT_SHADOWS = shadows(2, 16)
const parseWords = (text: string) => text.trim().split(/\s+/)
const BOX = 'content:"x";position:absolute;inset:0;background:red'

/** Declarations that are as expensive as one declaration may be. */
export const DRAWING_EFFECTS: Record<string, string> = {
  'large text shadows': `text-shadow:${LARGE_TEXT_SHADOWS}`,
  'many text shadows': `text-shadow:${MANY_TEXT_SHADOWS}`,
  'large text, shadows': `font-size:80px;text-shadow:${LARGE_TEXT_SHADOWS}`,
  'large box shadow': `box-shadow:${shadows(1, LIMITS.shadowBlur)}`,
  'box shadows': `border-radius:37% 10px/10px 30%;box-shadow:${shadows(LIMITS.shadows, 20)}`,
  'inset shadows': `box-shadow:${shadows(LIMITS.shadows, 20, 'inset ')}`,
  'sharp shadows': `box-shadow:${repeat(LIMITS.shadows, '9px 9px 0 9999px #f001')}`,
  'theme shadows': `box-shadow:${repeat(LIMITS.shadows, 'var(--shadow)')}`,
  blur: `filter:blur(${LIMITS.filterBlur}px)`,
  'drop shadow': `filter:drop-shadow(0 0 ${LIMITS.filterBlur}px red)`,
  filter: 'filter:brightness(.9)',
  'three filters': 'filter:contrast(.9) hue-rotate(9deg) saturate(2)',
  backdrop: `backdrop-filter:blur(${LIMITS.filterBlur}px)`,
  mask: 'mask-image:linear-gradient(red,transparent)',
  blend: 'mix-blend-mode:difference',
  opacity: 'opacity:.99',
  layers: 'will-change:transform;backface-visibility:hidden',
  '3D': 'transform:translateZ(1px) rotateY(9deg)',
  scale: 'transform:scale(3)',
  rotation: `transform:${Array.from({ length: LIMITS.transforms }, () => 'rotate(9deg)').join(' ')}`,
  gradient: 'background:linear-gradient(45deg,#f001,#00f1)',
  'tiny gradient': 'background:repeating-linear-gradient(45deg,#f001 0 .1px,#00f1 .1px .2px) 0 0/1px 1px',
  gradients: `background:${repeat(4, 'radial-gradient(#f001,#00f1)')}`,
  conic: 'background:repeating-conic-gradient(#f001 0 1deg,#00f1 1deg 2deg)',
  'border image': 'border:9px solid;border-image:linear-gradient(red,blue) 1',
  dotted: 'border:.1px dotted red;border-radius:5px',
  polygon: `clip-path:polygon(${Array.from({ length: 90 }, (_, i) => `${i}% ${(i * 37) % 100}%`).join()})`,
  'rounded clip': 'border-radius:30px 20px/10px 40px;overflow:hidden',
  columns: `columns:${LIMITS.columns}`,
  grid: `display:grid;grid-template-columns:repeat(${LIMITS.gridLines},1px);grid-template-rows:repeat(${LIMITS.gridLines},1px)`,
  'largest lengths': 'width:999999px;height:99999px;letter-spacing:9999px;outline:9999px solid #f001',
  turn: 'animation:turn 1s infinite',
  glow: `text-shadow:${LARGE_TEXT_SHADOWS};animation:colour 1s infinite`,
}

const KEYFRAMES =
  '@keyframes turn{to{transform:rotate(1turn) scale(2)}}@keyframes colour{to{color:red;background-color:blue;background-position:9px 9px}}'
/** Sorted so that those that match most of the card come first. */
const CLASSES = parseWords(`
  card-social-link card-icon card-button card-section card-section-body card-section-title form-field card-contact
  card-content card-header card-profile card-footer card-social card-name card-about card-save`)
const SELECTORS = [
  ...parseWords('* *::before *::after div a svg p li bdi span'),
  ...CLASSES.flatMap((name) => [`.${name}`, `.${name}::before`, `.${name}::after`]),
  '.card-container',
]

const ruleOf = (selector: string, effect: string) => `${selector}{${selector.includes('::') ? `${BOX};` : ''}${DRAWING_EFFECTS[effect]}}`

/** Uses one effect on as much of the card as the budget allows. */
export function makeSheetOfOneEffect(effect: string): string {
  // Selectors with classes come last, so that the budget's last points are used as well.
  return KEYFRAMES + SELECTORS.map((selector) => ruleOf(selector, effect)).join('')
}

export function makeRandomSheet(random: () => number): string {
  const names = Object.keys(DRAWING_EFFECTS)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
  // A few effects each, or the effects that cost most would use the budget of every sheet.
  const effects = Array.from({ length: 1 + Math.floor(random() * 5) }, () => pick(names))
  let css = KEYFRAMES + `*{${DRAWING_EFFECTS['large text shadows']}}`
  while (css.length < CARD_FIELDS.customCss.max / 2) css += ruleOf(pick(SELECTORS), pick(effects))
  return css
}

/** The attacks that the budget is for, and what the browser would need for them. */
export const UNLIMITED_SHEETS = [
  ['(100 text shadows)', `.card-container:is(*,#a) *{text-shadow:${repeat(100, '0 0 60px red')}}`],
  ['(20 text shadows)', `.card-container:is(*,#a) *{text-shadow:${repeat(20, '0 0 60px red')}}`],
] as const
