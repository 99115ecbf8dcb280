/** A part of the owner's texts that can be an answer. */
export interface Passage {
  /** Verbatim. */
  text: string
  /** What is looked through beside the text: its heading, or the question that it answers. */
  context: string
  /** Number of the paragraph that it stands in, and of its place in the text; neighbours may be joined to one answer. */
  paragraph: number
  place: number
  /** Number of the line that it stands in, and whether that begins with a label: "Parking: …". */
  line: number
  isLabelled: boolean
  /** It answers a question that stands before it. */
  isAnswer: boolean
  /** Its label, or the heading above it. */
  label: string
}

const QUESTION_LABEL = /^\s*(?:q|question|frage|pregunta|pergunta|質問|f)\s*[:：.)-]\s*/i
const ANSWER_LABEL = /^\s*(?:a|answer|antwort|respuesta|reponse|réponse|resposta|r|回答|答え)\s*[:：.)-]\s*/i
const BULLET = /^\s*(?:[-*•·–▪✓✔]|\d{1,2}[.)])\s+/
/** Label of a line that goes on: "Parking: there are …", "【営業時間】月曜は…". */
const LINE_LABEL = /^(?:【([^】]{1,30})】|(\p{L}[^:：.!?。]{1,40})[:：])(?=\s*\S)(?!\/\/)/u
const HEADING = /^(?:#{1,6}\s*.+|.{1,60}[:：])$/
/** Longest line that is taken whole; longer ones are split into sentences. */
const WHOLE_LINE_MAX = 110
/** Sentences after abbreviations such as "Dr." or "9 a.m." go on. */
const ABBREVIATION =
  /(?:\b(?:dr|mr|mrs|ms|st|no|nr|approx|e\.g|i\.e|etc|sra?|dra?|z\.b|bzw|inkl|ca|tel|str|av|mme|ste|p\.ej|núm|incl|min|max|mon|tue|wed|thu|fri|sat|sun|a\.m|p\.m)|\b[a-zß-öø-ɏ]|\d)\.$/iu

/** "Fees. We bill by the hour." */
const SENTENCE_LABEL = /^\p{L}[^\s.]*(?: [^\s.]+){0,2}\.$/u

function joinLabel(sentences: string[]): string[] {
  const [label, first, ...rest] = sentences
  return label && first && SENTENCE_LABEL.test(label) ? [`${label} ${first}`, ...rest] : sentences
}

/** Splits a line into its sentences, verbatim. */
function splitSentences(line: string): string[] {
  const sentences: string[] = []
  let current = ''
  for (const [part] of line.matchAll(/[^.!?。！？]*[.!?。！？]+["'”’)»」]*\s*|[^.!?。！？]+$/gu)) {
    current += part
    const ended = current.trimEnd()
    const isEnd = /[!?。！？]["'”’)»」]*$/.test(ended) || (part !== ended && /\s$/.test(part) && !ABBREVIATION.test(ended))
    if (isEnd) {
      if (ended.trim() !== '') sentences.push(ended.trim())
      current = ''
    }
  }
  if (current.trim() !== '') sentences.push(current.trim())
  return sentences
}

/** A line with a colon at its end or a mark at its beginning, or a short one that opens a paragraph of longer lines or numbers. */
function isHeading(lines: string[], index: number): boolean {
  const line = lines[index]!
  if (/[.!。]$/.test(line)) return false
  if (HEADING.test(line)) return true
  const next = lines[index + 1] ?? ''
  return !lines[index - 1] && line.length <= 40 && !/[\d,:]/.test(line) && next !== '' && (next.length > line.length || /\d/.test(next))
}

/**
 * Splits an owner's text into passages: a line, a sentence of a longer line, or the answer to a question that stands before it
 * ("Q: … A: …", or a line that ends with a question mark). Lines below a heading keep it as their context.
 */
export function splitPassages(text: string, firstParagraph = 0): Passage[] {
  const passages: Passage[] = []
  let paragraph = firstParagraph
  let context = ''
  let isAnswer = false
  let isInOneLine = false
  let line = 0
  let label = ''
  const add = (passage: string) =>
    passages.push({
      text: passage,
      context: passage.startsWith(label) ? context : `${context}\n${label}`,
      paragraph,
      place: passages.length,
      line,
      isLabelled: label !== '',
      isAnswer: isAnswer || isInOneLine,
      label: label || context,
    })
  const lines = text.split(/\r?\n/).map((one) => one.trim())
  for (const [index, whole] of lines.entries()) {
    const content = whole.replace(BULLET, '')
    line = index
    label = ''
    if (content === '') {
      if (!isAnswer || passages.at(-1)?.context === context) context = ''
      isAnswer = false
      paragraph++
      continue
    }
    const inOneLine =
      /^\s*(?:q|question|frage|pregunta|pergunta)\s*[:：]\s*(.{1,300}?\?)\s*(?:a|answer|antwort|respuesta|réponse|resposta)\s*[:：]\s*(.+)$/i.exec(
        content,
      )
    if (inOneLine) {
      paragraph++
      context = inOneLine[1]!
      isInOneLine = true
      add(inOneLine[2]!)
      isInOneLine = false
      context = ''
      continue
    }
    const isLabelled = QUESTION_LABEL.test(content)
    if (isLabelled || /[?？]$/.test(content)) {
      const sentences = splitSentences(content)
      if (isLabelled || sentences.length === 1) {
        paragraph++
        context = content.replace(QUESTION_LABEL, '')
        isAnswer = true
        continue
      }
    }
    if (isAnswer) {
      add(content.replace(ANSWER_LABEL, ''))
      continue
    }
    if (isHeading(lines, index)) {
      paragraph++
      context = content.replace(/^#+\s*|[:：]$/g, '')
      continue
    }
    const sentences = joinLabel(splitSentences(content))
    label = LINE_LABEL.exec(content)?.[0] ?? ''
    if (content.length <= WHOLE_LINE_MAX && sentences.length <= 1) add(content)
    else {
      for (const sentence of sentences) add(sentence)
    }
  }
  return passages
}
