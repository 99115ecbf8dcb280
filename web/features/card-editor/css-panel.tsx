import { lazy, Suspense, useRef } from 'react'
import { TEXT_MAX } from '../../../schema/card.ts'
import type { DroppedCss } from '../../../schema/custom-css.ts'
import { CARD_CLASSES } from '../../../schema/theme.ts'
import { useCheckedCss } from '../../lib/custom-css.ts'
import { Alert } from '../../ui/alert.tsx'
import type { CodeEditorHandle } from '../../ui/code-editor.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/input.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './editor.module.css'
import rows from './rows.module.css'

const CodeEditor = lazy(() => import('../../ui/code-editor.tsx').then((module) => ({ default: module.CodeEditor })))

const HINT = 'It applies to this card alone. Tab moves on to the next field; Ctrl or Cmd with ] indents a line.'
const EXAMPLE = '.card-container {\n  border-radius: 24px;\n}'

interface CssPanelProps {
  css: string | null
  error: string | undefined
  onChange: (css: string) => void
}

/** The card's own CSS, with what of it the card's page leaves out. */
export function CssPanel({ css, error, onChange }: CssPanelProps) {
  const editor = useRef<CodeEditorHandle>(null)
  const dropped = useCheckedCss(css)?.dropped ?? []
  const value = css ?? ''
  const long = value.length > TEXT_MAX.customCss
  const problem = long ? `Custom CSS must be at most ${TEXT_MAX.customCss} characters` : error
  return (
    <Panel title="Custom CSS">
      <div className={rows.stack}>
        <Field
          label="CSS"
          hint={HINT}
          error={problem}
          aside={
            value.length > TEXT_MAX.customCss * 0.8 && (
              <span className={styles.count}>
                {value.length.toLocaleString()} of {TEXT_MAX.customCss.toLocaleString()}
              </span>
            )
          }
        >
          <Suspense fallback={<Textarea className={rows.code} rows={12} value={value} readOnly aria-busy />}>
            <CodeEditor
              ref={editor}
              label="CSS"
              description={problem ? `${problem}. ${HINT}` : HINT}
              invalid={problem !== undefined}
              value={value}
              placeholder={EXAMPLE}
              marked={dropped.map(({ line }) => line)}
              onChange={onChange}
            />
          </Suspense>
        </Field>
        {dropped.length > 0 && <Dropped parts={dropped} goTo={(line) => editor.current?.goTo(line)} />}
        <div>
          <p className={rows.note} id="card-classes">
            Classes to style
          </p>
          <ul className={rows.classes} aria-labelledby="card-classes">
            {CARD_CLASSES.map((name) => (
              <li key={name}>
                <code>.{name}</code>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Panel>
  )
}

/** Parts of the CSS that the card does without, each leading to its line. */
function Dropped({ parts, goTo }: { parts: DroppedCss[]; goTo: (line: number) => void }) {
  return (
    <Alert
      tone="warning"
      title={parts.length === 1 ? 'One part is left out of the card' : `${parts.length} parts are left out of the card`}
    >
      <ul className={rows.dropped} aria-label="Left out of the card">
        {parts.map(({ what, why, line }, index) => (
          <li key={index}>
            <button type="button" className={rows.line} onClick={() => goTo(line)}>
              Line {line}
            </button>{' '}
            <code>{what}</code>
            <p>{why}</p>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
