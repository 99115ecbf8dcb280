import { type CssNode, generate, ident } from 'css-tree'
import { CSS_LIMITS } from '../../schema/bounds.ts'

/** Why a part of an owner's CSS is left out, as the owner reads it. */
export const WHY = {
  unreadable: 'This cannot be read as CSS',
  nested: 'Write nested rules as rules of their own',
  outside: 'Only what is inside the card can be styled',
  selector: 'This selector is not available on a card',
  import: 'Other style sheets cannot be loaded',
  font: 'Fonts cannot be loaded',
  atRule: 'This at-rule is not available on a card',
  property: 'This property is not available on a card',
  value: 'This value is not available on a card',
  address: 'Only uploaded images, with addresses that begin with /media/, can be shown',
  fixed: 'Nothing on a card can be fixed to the window',
  root: 'It applies to the card itself: the page around it has no styles of its own',
  length: 'The CSS is too long to be applied in full',
  deep: `Brackets can be nested ${CSS_LIMITS.depth} levels deep at most`,
  faulty: 'Too much of the CSS is faulty or too intricate: from here on nothing of it is applied',
  unproven: 'The last check found something that is not available on a card, so none of the CSS is applied',
} as const
export type Why = keyof typeof WHY

/** Ends the part of the CSS that it is thrown in; what is around it stays. */
export class Refused extends Error {
  readonly why: Why
  constructor(why: Why) {
    super(WHY[why])
    this.why = why
  }
}

export function allow(ok: boolean, why: Why): void {
  if (!ok) throw new Refused(why)
}

// CSS Syntax Level 3, section 4.2, "ident code point". Browsers that follow an older draft take more.
const NAME =
  /^[-\w\u{b7}\u{c0}-\u{d6}\u{d8}-\u{f6}\u{f8}-\u{37d}\u{37f}-\u{1fff}\u{200c}-\u{200d}\u{203f}-\u{2040}\u{2070}-\u{218f}\u{2c00}-\u{2fef}\u{3001}-\u{d7ff}\u{f900}-\u{fdcf}\u{fdf0}-\u{fffd}\u{10000}-\u{10ffff}]+$/u

/** True for a name that every browser reads one way only: it needs no escapes and has none. */
export function isName(text: string): boolean {
  return NAME.test(text) && ident.encode(text) === text
}

/** Name of a keyframes rule or of an animation, however it was written. */
export function textOf(node: { name: string } | { value: string }): string {
  return 'name' in node ? node.name : node.value
}

export function within(node: CssNode): CssNode[] {
  return 'children' in node ? (node.children?.toArray() ?? []) : []
}

/** Text of a checked part. An opening angle bracket could end the style element, so within a string it is escaped. */
export function write(node: CssNode): string {
  return generate(node).replaceAll('<', '\\3c ')
}
