import { type CssNode, parse, tokenize, tokenTypes as T } from 'css-tree'
import { CUSTOM_CSS_LIMITS } from '../../schema/bounds.ts'
import { cssChildNodesOf, type CssRefusalReason } from './refusal.ts'

/** Character offsets in a style sheet. `end` is after the last character. */
export interface CssSourceRange {
  offset: number
  end: number
}

interface CssStatement extends CssSourceRange {
  text: string
  depth: number
}

const CLOSING_BRACKET_BY_OPENING = new Map<number, number>([
  [T.LeftCurlyBracket, T.RightCurlyBracket],
  [T.LeftParenthesis, T.RightParenthesis],
  [T.LeftSquareBracket, T.RightSquareBracket],
  [T.Function, T.RightParenthesis],
])
const CSS_SEPARATOR_TOKENS = new Set<number>([T.WhiteSpace, T.Comment, T.CDO, T.CDC])

/** Converts newlines to `\n` and replaces NUL characters and lone surrogates, as CSS Syntax Level 3 requires (section 3.3). */
export function preprocessCss(source: string): string {
  return source
    .replace(/\r\n?|\f/g, '\n')
    .replaceAll('\0', '\u{fffd}')
    .toWellFormed()
}

function splitCssIntoStatements(source: string): CssStatement[] {
  const statements: CssStatement[] = []
  const open: number[] = []
  let [depth, isAtRule, start] = [0, false, -1]
  const finish = (end: number) => {
    statements.push({ text: source.slice(start, end), offset: start, end, depth })
    start = -1
    depth = 0
  }
  tokenize(source, (type, from, to) => {
    if (start < 0) {
      if (CSS_SEPARATOR_TOKENS.has(type)) return
      start = from
      isAtRule = type === T.AtKeyword
    }
    const closer = CLOSING_BRACKET_BY_OPENING.get(type)
    if (closer !== undefined) depth = Math.max(depth, open.push(closer))
    else if (type === open.at(-1)) {
      open.pop()
      if (type === T.RightCurlyBracket && open.length === 0) finish(to)
    } else if (type === T.Semicolon && isAtRule && open.length === 0) finish(to)
  })
  if (start >= 0) finish(source.length)
  return statements
}

/** A parse error takes as much time as reading about this many characters. */
const CSS_PARSE_ERROR_COST = 1000
class TooManyCssErrors extends Error {}

/**
 * Parses a preprocessed style sheet. Each statement is parsed on its own, so that a malformed one does not affect the others. Calls
 * `drop` for each statement that cannot be parsed or exceeds `CUSTOM_CSS_LIMITS`.
 */
export function parseCssRules(source: string, drop: (range: CssSourceRange, reason: CssRefusalReason) => void): CssNode[] {
  let parsedAgain = 0
  const nodes: CssNode[] = []
  for (const statement of splitCssIntoStatements(source)) {
    const { text, offset, depth } = statement
    if (depth > CUSTOM_CSS_LIMITS.depth) {
      drop(statement, 'deep')
      continue
    }
    const onParseError = () => {
      parsedAgain += text.length + CSS_PARSE_ERROR_COST
      if (parsedAgain > CUSTOM_CSS_LIMITS.reread) throw new TooManyCssErrors()
    }
    try {
      nodes.push(...cssChildNodesOf(parse(text, { positions: true, parseCustomProperty: true, offset, onParseError })))
    } catch (error) {
      const tooFaulty = error instanceof TooManyCssErrors
      drop(statement, tooFaulty ? 'faulty' : 'unreadable')
      if (tooFaulty) break
    }
  }
  return nodes
}
