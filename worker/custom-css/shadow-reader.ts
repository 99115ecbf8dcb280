import type { CssNode } from 'css-tree'
import { type DrawingTallier, lengthInPx } from './drawing-tally.ts'
import { cssChildNodesOf } from './refusal.ts'

/** Blur radii of a list of shadows, in CSS pixels: the largest, and the sum of their squares. */
interface ShadowBlur {
  largest: number
  squares: number
}

const NO_BLUR: ShadowBlur = { largest: 0, squares: 0 }
const UNKNOWN_BLUR: ShadowBlur = { largest: Infinity, squares: Infinity }
/** A variable that the style sheet does not define comes from the theme. The shadows of most themes are blurred by 60px. */
const THEME_BLUR: ShadowBlur = { largest: 60, squares: 60 ** 2 }

export const lengthsIn = (node: CssNode): number[] => [lengthInPx(node), ...cssChildNodesOf(node).flatMap(lengthsIn)]

/** Splits a list at its top-level commas. */
function listItemsOf(value: CssNode): CssNode[][] {
  const items: CssNode[][] = [[]]
  for (const node of cssChildNodesOf(value))
    if (node.type === 'Operator' && node.value.includes(',')) items.push([])
    else items.at(-1)!.push(node)
  return items
}

/** Returns the name of a variable if a shadow consists of it alone. */
function variableOfShadow([node, ...others]: CssNode[]): string | null {
  if (node?.type !== 'Function' || node.name.toLowerCase() !== 'var' || others.length > 0) return null
  const [name, fallback] = cssChildNodesOf(node)
  return name?.type === 'Identifier' && !fallback ? name.name : null
}

export class ShadowReader {
  private readonly definitions: ReadonlyMap<string, CssNode[]>
  private readonly tallier: DrawingTallier
  private readonly known = new Map<string, ShadowBlur>()
  constructor(definitions: ReadonlyMap<string, CssNode[]>, tallier: DrawingTallier) {
    this.definitions = definitions
    this.tallier = tallier
  }

  /** Call it only for a value with few commas, its variables put in. */
  read(value: CssNode): ShadowBlur {
    return listItemsOf(value)
      .map((item) => this.readShadow(item))
      .reduce((a, b) => ({ largest: Math.max(a.largest, b.largest), squares: a.squares + b.squares }), NO_BLUR)
  }

  private readShadow(item: CssNode[]): ShadowBlur {
    const variable = variableOfShadow(item)
    if (variable !== null) return this.readVariable(variable)
    const lengths = item.filter(({ type }) => type === 'Dimension' || type === 'Number').map(lengthInPx)
    const inFunctions = item.filter(({ type }) => type === 'Function').reduce((sum, node) => sum + this.tallier.tally(node).px, 0)
    // The blur radius is the third length. If a function holds lengths, the third one is not known, so all lengths count.
    const radius = inFunctions > 0 ? inFunctions + lengths.reduce((a, b) => a + b, 0) : (lengths[2] ?? 0)
    return { largest: radius, squares: radius ** 2 }
  }

  /** The worst of all values of a variable. */
  private readVariable(name: string): ShadowBlur {
    const known = this.known.get(name)
    if (known) return known
    const values = this.definitions.get(name)
    if (!values) return THEME_BLUR
    this.known.set(name, UNKNOWN_BLUR)
    const worst = values
      .map((value) => this.read(value))
      .reduce((a, b) => ({ largest: Math.max(a.largest, b.largest), squares: Math.max(a.squares, b.squares) }), NO_BLUR)
    this.known.set(name, worst)
    return worst
  }
}
