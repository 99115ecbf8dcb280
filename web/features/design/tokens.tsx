import type { CSSProperties } from 'react'
import { Panel } from '../../ui/panel.tsx'
import styles from './design.module.css'

/** Names of the custom properties of web/ui/tokens.css, as the browser knows them. */
function listTokens(prefix: RegExp): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const root = rules.filter((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule && rule.selectorText.startsWith(':root'))
  const names = root.flatMap((rule) => [...rule.style].filter((name) => name.startsWith('--')))
  return [...new Set(names)].filter((name) => prefix.test(name))
}

const isColor = (name: string) => CSS.supports('color', getComputedStyle(document.documentElement).getPropertyValue(name).trim())
const withProperty = (name: string, value: string) => ({ [name]: value }) as CSSProperties

export function Tokens() {
  return (
    <>
      <Panel title="Colours" description="Text on each ground is at least 4.5:1, borders of controls at least 3:1.">
        <div className={styles.grid}>
          {listTokens(/^--/)
            .filter(isColor)
            .map((name) => (
              <code key={name} className={`small-muted ${styles.swatch}`} style={withProperty('--swatch', `var(${name})`)}>
                {name.slice(2)}
              </code>
            ))}
        </div>
      </Panel>
      <Panel title="Type" description="sm and md for text, larger ones for headings and figures.">
        {listTokens(/^--size-/).map((name) => (
          <p key={name} className={styles.size}>
            <code className="small-muted">{name.slice(2)}</code>
            <span style={{ fontSize: `var(${name})` }}>A card that people keep, 0123456789</span>
          </p>
        ))}
        <h1>Heading of a page</h1>
        <h2>Heading of a panel</h2>
        <h3>Heading of a part</h3>
        <p className="muted">Muted text, beside a control or below a heading.</p>
        <p className="small-faint">Small faint text, such as a hint.</p>
        <p className="small-error">Small text of an error.</p>
      </Panel>
      <Panel title="Widths and spaces" description="Every page is as wide as --page; forms and texts as --page-narrow.">
        <div className="stack-2">
          {listTokens(/^--(?:page|space|radius|control)/).map((name) => (
            <div key={name} className={styles.size}>
              <code className="small-muted">{name.slice(2)}</code>
              <div className={styles.bar} style={withProperty('--bar', `var(${name})`)} />
            </div>
          ))}
        </div>
      </Panel>
    </>
  )
}
