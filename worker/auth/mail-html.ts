import { PRODUCT_NAMES } from '../../schema/product.ts'
import type { DisarmedMail, MailAction, MailPicture, MailSection } from './mail.ts'

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** HTML that `html` wrote. No other string gets into a mail without being escaped. */
class Html {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}
type HtmlPart = Html | string | number | null | HtmlPart[]

function writePart(part: HtmlPart): string {
  if (part === null) return ''
  if (part instanceof Html) return part.source
  return Array.isArray(part) ? part.map(writePart).join('') : escapeHtml(String(part))
}

/** Writes a template without the white space between its tags, and escapes what stands in it. */
const html = (strings: TemplateStringsArray, ...parts: HtmlPart[]) =>
  new Html(String.raw({ raw: strings.map((text) => text.replace(/\n\s*/g, ' ').replaceAll('> <', '><')) }, ...parts.map(writePart)))

/** Breaks a text where it has line ends. */
const writeLines = (text: string): HtmlPart => text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [html`<br />`, line]))

/** The app's colours in light and dark mode, see web/ui/tokens.css. Mail programs know no custom properties. */
export const MAIL_COLORS = {
  canvas: ['#f7f7f9', '#0f0f13'],
  surface: ['#ffffff', '#17171c'],
  'surface-sunken': ['#f0f0f4', '#0b0b0e'],
  line: ['#e3e3ea', '#2a2a33'],
  text: ['#18181f', '#ececf2'],
  'text-muted': ['#555562', '#adadba'],
  'brand-text': ['#7e22ce', '#cba6ff'],
  brand: ['#9333ea', '#9333ea'],
} as const
type MailColor = keyof typeof MAIL_COLORS

const PROPERTIES = { ground: 'background-color', ink: 'color', edge: 'border-color' } as const
/** Which colours the classes of the dark style sheet set. Light ones stand in the style attributes, for programs without style sheets. */
const CLASSES = {
  c: ['ground', 'canvas'],
  s: ['ground', 'surface'],
  q: ['ground', 'surface-sunken'],
  l: ['edge', 'line'],
  t: ['ink', 'text'],
  m: ['ink', 'text-muted'],
  a: ['ink', 'brand-text'],
} as const satisfies Record<string, readonly [keyof typeof PROPERTIES, MailColor]>

/** `data-ogsc` and `data-ogsb` mark what Outlook has turned dark by itself: ours are better there, too. */
const DARK_RULES = (prefixes: [ink: string, ground: string]) =>
  Object.entries(CLASSES).map(
    ([name, [property, color]]) =>
      `${prefixes[property === 'ground' ? 1 : 0]}.${name} {${PROPERTIES[property]}: ${MAIL_COLORS[color][1]} !important}`,
  )
const STYLE_SHEET = new Html(
  [
    ':root {color-scheme: light dark; supported-color-schemes: light dark}',
    `@media (prefers-color-scheme: dark) {${DARK_RULES(['', '']).join(' ')}}`,
    ...DARK_RULES(['[data-ogsc] ', '[data-ogsb] ']),
    '@media (max-width: 480px) {.pad {padding: 24px 20px !important}}',
  ].join('\n'),
)

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const INK = `color:${MAIL_COLORS.text[0]}`
const MUTED = `color:${MAIL_COLORS['text-muted'][0]}`
const LINK = `color:${MAIL_COLORS['brand-text'][0]}`
const BODY = `${FONT};font-size:16px;line-height:24px;overflow-wrap:anywhere`
const SMALL = `${FONT};font-size:14px;line-height:20px;overflow-wrap:anywhere`
const TABLE = new Html('role="presentation" cellpadding="0" cellspacing="0" border="0"')

const writeParagraph = (text: string, margin = 16) => html`<p class="t" style="margin:0 0 ${margin}px;${BODY};${INK}">${text}</p>`

/** The padding is the cell's in Outlook, which knows none of a link, and the link's elsewhere, so that all of the button can be pressed. */
const writeButton = ({ label, url }: MailAction) =>
  html`<table ${TABLE} style="margin:8px 0 16px">
      <tr>
        <td
          align="center"
          bgcolor="${MAIL_COLORS.brand[0]}"
          style="border-radius:8px;background-color:${MAIL_COLORS.brand[0]};mso-padding-alt:12px 24px"
        >
          <a
            class="button"
            href="${url}"
            style="display:inline-block;padding:12px 24px;${BODY};font-weight:600;color:#ffffff;text-decoration:none"
            >${label}</a
          >
        </td>
      </tr>
    </table>
    <p class="m" style="margin:0 0 24px;${SMALL};${MUTED}">
      Or copy this address into your browser:<br /><a class="a" href="${url}" style="${LINK};word-break:break-all">${url}</a>
    </p>`

const writeLinkRow = ({ label, url }: MailAction) =>
  html`<p style="margin:0;${BODY}"><a class="a" href="${url}" style="display:inline-block;padding:10px 0;${LINK}">${label}</a></p>`

const writePicture = ({ url, alt, name, width, height }: MailPicture) =>
  html`<table ${TABLE} style="margin:0 0 16px">
    <tr>
      <td style="padding-right:12px">
        <img src="${url}" alt="${alt}" width="${width}" height="${height}" style="display:block;border:0;border-radius:8px" />
      </td>
      <td class="t" style="${BODY};font-weight:600;${INK}">${name}</td>
    </tr>
  </table>`

const writeQuote = ({ by, text }: MailSection['quotes'][number]) =>
  html`<p class="m" style="margin:0;${SMALL};${MUTED}"><b>${by}:</b></p>
    <blockquote class="t" style="margin:0 0 12px;${BODY};${INK}">${writeLines(text)}</blockquote>`

const writeQuotes = (quotes: MailSection['quotes']) =>
  html`<table ${TABLE} width="100%" style="margin:12px 0 16px">
    <tr>
      <td
        class="q"
        bgcolor="${MAIL_COLORS['surface-sunken'][0]}"
        style="padding:16px 16px 4px;border-radius:8px;background-color:${MAIL_COLORS['surface-sunken'][0]}"
      >
        ${quotes.map(writeQuote)}
      </td>
    </tr>
  </table>`

/** The mail has one button, its most important action. The other ones are links. */
export function renderMailHtml({ subject, preview, lines, sections, actions, closing, reason }: DisarmedMail): string {
  const main = actions[0] ?? sections.flatMap((section) => section.actions)[0]
  const writeAction = (action: MailAction) => (action === main ? writeButton : writeLinkRow)(action)
  const writeSection = (section: MailSection, index: number) => [
    index > 0 ? html`<p class="l" style="margin:24px 0;border-top:1px solid ${MAIL_COLORS.line[0]};font-size:0;line-height:0"></p>` : null,
    section.picture ? writePicture(section.picture) : null,
    section.lines.map((line, place) => writeParagraph(line, place === 0 ? 12 : 4)),
    section.quotes.length > 0 ? writeQuotes(section.quotes) : null,
    section.actions.map(writeAction),
  ]
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${STYLE_SHEET}
        </style>
      </head>
      <body class="c" style="margin:0;padding:0;background-color:${MAIL_COLORS.canvas[0]}">
        <div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview}</div>
        <table ${TABLE} width="100%" class="c" bgcolor="${MAIL_COLORS.canvas[0]}" style="background-color:${MAIL_COLORS.canvas[0]}">
          <tr>
            <td align="center" style="padding:24px 12px">
              <!--[if mso]><table ${TABLE} width="560"><tr><td><![endif]-->
              <table ${TABLE} width="100%" style="max-width:560px">
                <tr>
                  <td style="padding:0 8px 16px">
                    <table ${TABLE}>
                      <tr>
                        <td
                          align="center"
                          bgcolor="${MAIL_COLORS.brand[0]}"
                          width="32"
                          height="32"
                          style="width:32px;height:32px;border-radius:8px;background-color:${MAIL_COLORS.brand[0]};${FONT};font-size:18px;line-height:32px;font-weight:700;color:#ffffff"
                          aria-hidden="true"
                        >
                          ${PRODUCT_NAMES.name.slice(0, 1)}
                        </td>
                        <td class="t" style="padding-left:10px;${FONT};font-size:18px;line-height:24px;font-weight:600;${INK}">
                          ${PRODUCT_NAMES.name}
                        </td>
                      </tr>
                    </table>
                  </td>
                </tr>
                <tr>
                  <td
                    class="s l pad"
                    bgcolor="${MAIL_COLORS.surface[0]}"
                    style="padding:32px;border:1px solid ${MAIL_COLORS.line[0]};border-radius:12px;background-color:${MAIL_COLORS.surface[0]}"
                  >
                    <h1
                      class="t"
                      style="margin:0 0 16px;${FONT};font-size:22px;line-height:28px;font-weight:600;overflow-wrap:anywhere;${INK}"
                    >
                      ${subject}
                    </h1>
                    ${lines.map((line) => writeParagraph(line))}${sections.map(writeSection)}${actions.map(writeAction)}
                    <p class="m l" style="margin:16px 0 0;padding-top:16px;border-top:1px solid ${MAIL_COLORS.line[0]};${SMALL};${MUTED}">
                      ${closing}
                    </p>
                  </td>
                </tr>
                <tr>
                  <td class="m" style="padding:16px 8px 0;${SMALL};${MUTED}">${reason}</td>
                </tr>
              </table>
              <!--[if mso]></td></tr></table><![endif]-->
            </td>
          </tr>
        </table>
      </body>
    </html>`.source
}
