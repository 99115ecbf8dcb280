import { type CssNode, parse, tokenize, tokenTypes as T } from 'css-tree'
import { CSS_LIMITS } from '../../schema/bounds.ts'
import { type Why, within } from './refusal.ts'

/** Where a part stands in a style sheet, in characters. */
export interface Place {
  offset: number
  end: number
}

/** A rule or an at-rule at the top of a style sheet, as it was typed. */
interface Statement extends Place {
  text: string
  /** How many brackets stand within each other. */
  depth: number
}

const CLOSERS = new Map<number, number>([
  [T.LeftCurlyBracket, T.RightCurlyBracket],
  [T.LeftParenthesis, T.RightParenthesis],
  [T.LeftSquareBracket, T.RightSquareBracket],
  [T.Function, T.RightParenthesis],
])
const BETWEEN = new Set<number>([T.WhiteSpace, T.Comment, T.CDO, T.CDC])

/** Source as CSS reads it: one kind of newline, no NUL, no lone surrogate (CSS Syntax Level 3, section 3.3). */
export function preprocess(source: string): string {
  return source
    .replace(/\r\n?|\f/g, '\n')
    .replaceAll('\0', '\u{fffd}')
    .toWellFormed()
}

/**
 * The statements of a preprocessed style sheet, each as far as CSS Syntax Level 3, section 5.4, says: an at-rule up to its
 * semicolon or block, any other up to its block.
 */
function statementsOf(source: string): Statement[] {
  const statements: Statement[] = []
  const open: number[] = []
  let [depth, isAtRule, start] = [0, false, -1]
  const finish = (end: number) => {
    statements.push({ text: source.slice(start, end), offset: start, end, depth })
    start = -1
    depth = 0
  }
  tokenize(source, (type, from, to) => {
    if (start < 0) {
      if (BETWEEN.has(type)) return
      start = from
      isAtRule = type === T.AtKeyword
    }
    const closer = CLOSERS.get(type)
    if (closer !== undefined) depth = Math.max(depth, open.push(closer))
    else if (type === open.at(-1)) {
      open.pop()
      if (type === T.RightCurlyBracket && open.length === 0) finish(to)
    } else if (type === T.Semicolon && isAtRule && open.length === 0) finish(to)
  })
  if (start >= 0) finish(source.length)
  return statements
}

/** Each fault costs the parser about as much time again as this many characters. */
const FAULT_COST = 1000
/** Ends the reading from within the parser. */
class TooFaulty extends Error {}

/**
 * The rules of a preprocessed style sheet with their places. They are read one by one, so that a faulty or too deep one
 * spoils none of the others; `drop` is told what could not be read within `CSS_LIMITS`.
 */
export function readCss(source: string, drop: (place: Place, why: Why) => void): CssNode[] {
  let reread = 0
  const nodes: CssNode[] = []
  for (const statement of statementsOf(source)) {
    const { text, offset, depth } = statement
    if (depth > CSS_LIMITS.depth) {
      drop(statement, 'deep')
      continue
    }
    const onParseError = () => {
      reread += text.length + FAULT_COST
      if (reread > CSS_LIMITS.reread) throw new TooFaulty()
    }
    try {
      nodes.push(...within(parse(text, { positions: true, parseCustomProperty: true, offset, onParseError })))
    } catch (error) {
      const tooFaulty = error instanceof TooFaulty
      drop(statement, tooFaulty ? 'faulty' : 'unreadable')
      if (tooFaulty) break
    }
  }
  return nodes
}
