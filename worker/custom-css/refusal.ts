import { type CssNode, generate, ident } from 'css-tree'
import { CSS_LIMITS } from '../../schema/bounds.ts'

/** Messages for the owner, by the reason why a part of their CSS was dropped. */
export const REFUSAL_MESSAGES = {
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
export type RefusalReason = keyof typeof REFUSAL_MESSAGES

/** Thrown to drop the part of the CSS that is being written. The parts around it are kept. */
export class Refused extends Error {
  readonly reason: RefusalReason
  constructor(reason: RefusalReason) {
    super(REFUSAL_MESSAGES[reason])
    this.reason = reason
  }
}

export function ensure(condition: boolean, reason: RefusalReason): void {
  if (!condition) throw new Refused(reason)
}

// CSS Syntax Level 3, section 4.2, "ident code point". Browsers that follow an older draft accept more.
const NAME =
  /^[-\w\u{b7}\u{c0}-\u{d6}\u{d8}-\u{f6}\u{f8}-\u{37d}\u{37f}-\u{1fff}\u{200c}-\u{200d}\u{203f}-\u{2040}\u{2070}-\u{218f}\u{2c00}-\u{2fef}\u{3001}-\u{d7ff}\u{f900}-\u{fdcf}\u{fdf0}-\u{fffd}\u{10000}-\u{10ffff}]+$/u

/** True for an identifier that all browsers read the same way, because it needs no escapes. */
export function isName(text: string): boolean {
  return NAME.test(text) && ident.encode(text) === text
}

/** The name of a keyframes rule or animation, written as an identifier or a string. */
export function nameOf(node: { name: string } | { value: string }): string {
  return 'name' in node ? node.name : node.value
}

export function childrenOf(node: CssNode): CssNode[] {
  return 'children' in node ? (node.children?.toArray() ?? []) : []
}

/** The text of a checked node. Escapes `<`, which in a string could close the style element. */
export function writeNode(node: CssNode): string {
  return generate(node).replaceAll('<', '\\3c ')
}
