import { type CssNode, parse, tokenize, tokenTypes as T } from 'css-tree'
import { CSS_LIMITS } from '../../schema/bounds.ts'
import { childrenOf, type RefusalReason } from './refusal.ts'

/** A part of a style sheet by its character offsets; `end` is exclusive. */
export interface SourceRange {
  offset: number
  end: number
}

/** The source of a top-level rule or at-rule. */
interface Statement extends SourceRange {
  text: string
  /** Deepest nesting of brackets. */
  depth: number
}

const CLOSERS = new Map<number, number>([
  [T.LeftCurlyBracket, T.RightCurlyBracket],
  [T.LeftParenthesis, T.RightParenthesis],
  [T.LeftSquareBracket, T.RightSquareBracket],
  [T.Function, T.RightParenthesis],
])
const SEPARATORS = new Set<number>([T.WhiteSpace, T.Comment, T.CDO, T.CDC])

/** Preprocesses the source as CSS requires: one kind of newline, no NUL, no lone surrogates (CSS Syntax Level 3, section 3.3). */
export function preprocess(source: string): string {
  return source
    .replace(/\r\n?|\f/g, '\n')
    .replaceAll('\0', '\u{fffd}')
    .toWellFormed()
}

/**
 * Splits a preprocessed style sheet into statements (CSS Syntax Level 3, section 5.4): an at-rule ends with its semicolon or
 * block, any other rule with its block.
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
      if (SEPARATORS.has(type)) return
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

/** Extra cost of a parse error, in characters: the parser takes about as long for this many more. */
const PARSE_ERROR_COST = 1000
/** Thrown to stop the parser when a style sheet has too many errors. */
class TooFaulty extends Error {}

/**
 * Parses a preprocessed style sheet into rules with source positions. Each statement is parsed on its own, so that a malformed
 * or too deeply nested one does not affect the others. Calls `drop` for each that cannot be parsed or exceeds `CSS_LIMITS`.
 */
export function readCss(source: string, drop: (range: SourceRange, reason: RefusalReason) => void): CssNode[] {
  let parsedAgain = 0
  const nodes: CssNode[] = []
  for (const statement of statementsOf(source)) {
    const { text, offset, depth } = statement
    if (depth > CSS_LIMITS.depth) {
      drop(statement, 'deep')
      continue
    }
    const onParseError = () => {
      parsedAgain += text.length + PARSE_ERROR_COST
      if (parsedAgain > CSS_LIMITS.reread) throw new TooFaulty()
    }
    try {
      nodes.push(...childrenOf(parse(text, { positions: true, parseCustomProperty: true, offset, onParseError })))
    } catch (error) {
      const tooFaulty = error instanceof TooFaulty
      drop(statement, tooFaulty ? 'faulty' : 'unreadable')
      if (tooFaulty) break
    }
  }
  return nodes
}
