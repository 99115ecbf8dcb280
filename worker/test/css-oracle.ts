/** A strict CSS parser for tests only, written from CSS Syntax Level 3. It shares no code with the CSS cleaner it checks. */

/** The selector for the card that every cleaned CSS rule starts with, in the form that `removeBracketContents` returns. */
const CARD_CSS_SELECTOR = '.card-container:is()'
const ALLOWED_CSS_AT_RULES = ['media', 'supports', 'container']
/** CSS functions that load resources or read data other than styles. */
const LOADING_CSS_FUNCTION_PATTERN = /^(?:url|src|image|.*image-set|cross-fade|element|paint|attr|expression|import)$/i
const FORBIDDEN_CSS_PROPERTY_PATTERN = /^(?:all|behavior|-moz-binding|view-transition-.*|anchor-.*|timeline-scope|.*timeline.*)$/
const UPLOADED_IMAGE_URL_PATTERN = /^url\(\/media\/[\w.-]+(?:\/[\w.-]+)*\)/

class StrictCssParser {
  readonly css: string
  at = 0
  constructor(css: string) {
    this.css = css
  }

  fail(what: string): never {
    throw new Error(`${what} at ${this.at}: ${this.css.slice(Math.max(0, this.at - 40), this.at + 40)}`)
  }

  /** Reads CSS up to one of the characters `ends` that is outside of brackets and strings. Returns the text before it. */
  until(ends: string): string {
    const start = this.at
    const open: string[] = []
    for (; this.at < this.css.length; this.at++) {
      const letter = this.css[this.at]!
      if (open.length === 0 && ends.includes(letter)) return this.css.slice(start, this.at)
      if (letter === '"') this.string()
      else if (letter === '(' || letter === '[') this.open(letter, open)
      else if (letter === ')' || letter === ']') {
        if (open.pop() !== letter) this.fail('Unbalanced')
      } else if ('{};'.includes(letter)) this.fail('Structure in the wrong place')
      else if (letter === "'" || letter === '\\') this.fail('Quote or escape outside of a string')
      else if (letter === '/' && this.css[this.at + 1] === '*') this.fail('Comment')
    }
    return this.fail('Unexpected end')
  }

  open(bracket: '(' | '[', open: string[]) {
    open.push(bracket === '(' ? ')' : ']')
    const name = bracket === '(' ? /[-\w\u0080-\uffff]*$/.exec(this.css.slice(Math.max(0, this.at - 40), this.at))![0] : ''
    if (!LOADING_CSS_FUNCTION_PATTERN.test(name)) return
    const [upload] = UPLOADED_IMAGE_URL_PATTERN.exec(this.css.slice(this.at - 3)) ?? this.fail('Address or function that loads')
    this.at += upload.length - 'url('.length - 1
  }

  /** Reads a CSS string and stops at its closing quote. */
  string() {
    for (this.at++; this.css[this.at] !== '"'; this.at++) {
      if (this.at >= this.css.length) this.fail('Open string')
      if (this.css[this.at] === '\\') this.at++
    }
  }

  space() {
    while (this.css[this.at] === ' ') this.at++
  }

  statement() {
    if (this.css[this.at] !== '@') {
      for (const selector of splitSelectorList(this.until('{'))) this.selector(selector)
      return this.block()
    }
    const [head, name, prelude] = /^@([a-z]+) +([^{]*?) *(?=\{)/.exec(this.css.slice(this.at)) ?? this.fail('At-rule')
    if (this.until('{').trimEnd() !== head.trimEnd()) this.fail('Condition')
    this.at++
    const frames = name === 'keyframes'
    if (frames ? !/^own-[-\w\u0080-\u{10ffff}]*$/u.test(prelude!) : !ALLOWED_CSS_AT_RULES.includes(name!)) this.fail('At-rule')
    for (this.space(); this.css[this.at] !== '}'; this.space()) {
      if (this.at === this.css.length) this.fail('Open block')
      if (frames) this.frame()
      else this.statement()
    }
    this.at++
  }

  frame() {
    if (!/^(?:from|to|[+-]?[\d.]+%)(?: *, *(?:from|to|[+-]?[\d.]+%))*$/i.test(this.until('{').trim())) this.fail('Frame')
    this.block()
  }

  selector(text: string) {
    const reader = new StrictCssParser(`${text.trim()} `)
    const compound = reader.until(' >+~')
    if (!removeBracketContents(compound).includes(CARD_CSS_SELECTOR)) this.fail(`Selector ${text}`)
    reader.space()
    if (/^[+~]/.test(reader.css.slice(reader.at))) this.fail(`Selector beside the card: ${text}`)
    if (/\|\||[|&]/.test(removeBracketContents(text))) this.fail(`Selector ${text}`)
  }

  /** Reads a CSS block, from its opening to after its closing bracket. */
  block() {
    do {
      this.at++
      this.space()
      // A CSS block ends here when it is empty or when its last declaration ends with a semicolon.
      if (this.css[this.at] === '}') break
      const [property, value] = [this.until(':').trimEnd(), (this.at++, this.until(';}')).trim()]
      if (!/^(?:--[\w-]+|[a-z-]+)$/.test(property) || FORBIDDEN_CSS_PROPERTY_PATTERN.test(property)) this.fail(`Property ${property}`)
      if (property === 'position' && !/^(?:static|relative|absolute|sticky)(?:!important)?$/i.test(value)) this.fail('Position')
    } while (this.css[this.at] === ';')
    this.at++
  }
}

function removeBracketContents(selector: string): string {
  const plain = selector.replace(/"(?:[^"\\]|\\.)*"/gs, '')
  const less = plain.replace(/([([])[^()[\]]+([)\]])/g, '$1$2').replace(/\[\]/g, '')
  return less === plain ? less : removeBracketContents(less.replace(/\((?:\(\)|[^()])+\)/g, '()'))
}

function splitSelectorList(list: string): string[] {
  const reader = new StrictCssParser(`${list},`)
  const parts: string[] = []
  for (; reader.at < list.length; reader.at++) parts.push(reader.until(','))
  return parts
}

/** Throws for a style sheet that it cannot parse, or that could style or load anything outside the card. */
export function expectHarmlessCss(css: string): void {
  const reader = new StrictCssParser(css)
  if (/<\/|<!--|[\0-\x1f\x7f]/.test(css) || !css.isWellFormed()) reader.fail('Text that could end the style element')
  for (reader.space(); reader.at < css.length; reader.space()) reader.statement()
}
