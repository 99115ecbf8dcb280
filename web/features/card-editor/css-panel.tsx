import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { CARD_FIELDS } from '../../../schema/card-fields.ts'
import type { DroppedCss } from '../../../schema/custom-css.ts'
import { joinSentences } from '../../../schema/sentences.ts'
import { CARD_CLASSES } from '../../../schema/theme.ts'
import { useCheckedCss } from '../../preview/use-checked-css.ts'
import { Alert } from '../../ui/alert.tsx'
import type { CodeEditorHandle } from '../../ui/code-editor.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PLAIN, Textarea } from '../../ui/input.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './editor.module.css'
import rows from './rows.module.css'
import { UnseenCss } from './unseen-css.tsx'

type CodeEditor = (typeof import('../../ui/code-editor.tsx'))['CodeEditor']
const MAX = CARD_FIELDS.customCss.max
const HINT = 'It applies to this card alone. Tab moves on to the next field; Ctrl or Cmd with ] indents a line.'
const EXAMPLE = '.card-container {\n  border-radius: 24px;\n}'

interface CssPanelProps {
  css: string | null
  error: string | undefined
  /** Why visitors do not see it; null if they do. */
  unseen: string | null
  onChange: (css: string) => void
}

/** The card's custom CSS, with a list of the rules that cleaning removes. */
export function CssPanel({ css, error, unseen, onChange }: CssPanelProps) {
  const editor = useRef<CodeEditorHandle>(null)
  const { dropped = [], moved = [] } = useCheckedCss(css) ?? {}
  const { CodeEditor, failed, retry } = useCodeEditor()
  const value = css ?? ''
  const long = value.length > MAX
  const problem = long ? `Custom CSS must be at most ${MAX} characters` : error
  return (
    <Panel title="Custom CSS">
      <div className={rows.stack}>
        <UnseenCss why={unseen} />
        <Field
          label="CSS"
          hint={HINT}
          error={problem}
          aside={
            value.length > MAX * 0.8 && (
              <span className={styles.count}>
                {value.length.toLocaleString()} of {MAX.toLocaleString()}
              </span>
            )
          }
        >
          {CodeEditor ? (
            <CodeEditor
              ref={editor}
              label="CSS"
              description={joinSentences(problem, HINT)}
              invalid={problem !== undefined}
              value={value}
              placeholder={EXAMPLE}
              marked={dropped.map(({ line }) => line)}
              onChange={onChange}
            />
          ) : (
            <PlainEditor value={value} onChange={onChange} onReplaced={(from, to) => editor.current?.focus(from, to)} />
          )}
        </Field>
        {failed && (
          <Alert
            tone="warning"
            title="The code editor could not be loaded"
            action={
              <Button size="sm" onClick={retry}>
                Try again
              </Button>
            }
          >
            You can go on in the plain field. Colours and line numbers come with the code editor.
          </Alert>
        )}
        {dropped.length > 0 && (
          <CssIssues
            tone="warning"
            title={dropped.length === 1 ? 'One part is left out of the card' : `${dropped.length} parts are left out of the card`}
            label="Left out of the card"
            parts={dropped}
            goTo={(line) => editor.current?.goTo(line)}
          />
        )}
        {moved.length > 0 && (
          <CssIssues
            tone="info"
            title={moved.length === 1 ? 'One rule is meant for the whole page' : `${moved.length} rules are meant for the whole page`}
            label="Applied to the card itself"
            parts={moved}
            goTo={(line) => editor.current?.goTo(line)}
          />
        )}
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

/** Loads the code editor. Until then, or if that fails, a plain text area is shown. */
function useCodeEditor() {
  const [loaded, setLoaded] = useState<{ CodeEditor: CodeEditor } | null>(null)
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let left = false
    import('../../ui/code-editor.tsx').then(
      ({ CodeEditor }) => {
        if (left) return
        setLoaded({ CodeEditor })
        setFailed(false)
      },
      () => !left && setFailed(true),
    )
    return () => {
      left = true
    }
  }, [tries])
  return { CodeEditor: loaded?.CodeEditor, failed, retry: () => setTries(tries + 1) }
}

interface PlainEditorProps extends Omit<ComponentProps<typeof Textarea>, 'value' | 'onChange'> {
  value: string
  onChange: (css: string) => void
  /** Moves the focus and selection to the code editor when it replaces this field. */
  onReplaced: (from: number, to: number) => void
}

function PlainEditor({ value, onChange, onReplaced, ...field }: PlainEditorProps) {
  const control = useRef<HTMLTextAreaElement>(null)
  const focused = useRef(false)
  const [next] = useState(() => onReplaced)
  useEffect(() => {
    const { current } = control
    return () => {
      if (current && focused.current) requestAnimationFrame(() => next(current.selectionStart, current.selectionEnd))
    }
  }, [next])
  return (
    <Textarea
      {...field}
      ref={control}
      className={rows.code}
      rows={12}
      value={value}
      placeholder={EXAMPLE}
      {...PLAIN}
      onFocus={() => (focused.current = true)}
      onBlur={() => (focused.current = false)}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

interface CssIssuesProps {
  tone: 'warning' | 'info'
  title: string
  label: string
  parts: DroppedCss[]
  goTo: (line: number) => void
}

/** A list of CSS rules that were removed or changed, each with a button that jumps to its line. */
function CssIssues({ tone, title, label, parts, goTo }: CssIssuesProps) {
  return (
    <Alert tone={tone} title={title}>
      <ul className={rows.dropped} aria-label={label}>
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
