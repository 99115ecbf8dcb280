import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react'
import { CARD_FIELDS } from '../../../schema/card-fields.ts'
import type { CustomCssProblem } from '../../../schema/custom-css.ts'
import { joinSentences } from '../../../schema/sentences.ts'
import { CARD_CSS_CLASSES } from '../../../schema/theme.ts'
import { useServerCheckedCss } from '../../preview/use-checked-css.ts'
import { Alert } from '../../ui/alert.tsx'
import type { CodeEditorHandle } from '../../ui/code-editor.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { FormField } from '../../ui/field.tsx'
import { NO_AUTOCORRECT_INPUT_PROPS, Textarea } from '../../ui/input.tsx'
import { Panel } from '../../ui/panel.tsx'
import { CharactersLeftCounter } from './characters-left.tsx'
import rows from './rows.module.css'
import { HiddenCustomCssAlert } from './hidden-custom-css.tsx'

type CodeEditorComponent = (typeof import('../../ui/code-editor.tsx'))['CodeEditor']
const CUSTOM_CSS_LENGTH_MAX = CARD_FIELDS.customCss.max
const CSS_EDITOR_HINT = 'It applies to this card alone. Tab moves on to the next field; Ctrl or Cmd with ] indents a line.'
const CSS_EDITOR_PLACEHOLDER = '.card-container {\n  border-radius: 24px;\n}'

interface CustomCssPanelProps {
  css: string | null
  error: string | undefined
  unseen: string | null
  onChange: (css: string) => void
}

export function CustomCssPanel({ css, error, unseen, onChange }: CustomCssPanelProps) {
  const editor = useRef<CodeEditorHandle>(null)
  const { dropped = [], moved = [] } = useServerCheckedCss(css) ?? {}
  const { CodeEditor, failed, retry } = useLazyCodeEditor()
  const goTo = (line: number) => editor.current?.goTo(line)
  const value = css ?? ''
  const long = value.length > CUSTOM_CSS_LENGTH_MAX
  const problem = long ? `Custom CSS must be at most ${CUSTOM_CSS_LENGTH_MAX} characters` : error
  return (
    <Panel title="Custom CSS">
      <div className="stack-4">
        <HiddenCustomCssAlert why={unseen} />
        <FormField
          label="CSS"
          hint={CSS_EDITOR_HINT}
          error={problem}
          aside={<CharactersLeftCounter text={value} max={CUSTOM_CSS_LENGTH_MAX} />}
        >
          {CodeEditor ? (
            <CodeEditor
              ref={editor}
              label="CSS"
              description={joinSentences(problem, CSS_EDITOR_HINT)}
              invalid={problem !== undefined}
              value={value}
              placeholder={CSS_EDITOR_PLACEHOLDER}
              marked={dropped.map(({ line }) => line)}
              onChange={onChange}
            />
          ) : (
            <PlainCssEditor value={value} onChange={onChange} onReplaced={(from, to) => editor.current?.focus(from, to)} />
          )}
        </FormField>
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
        <CssIssueList
          tone="warning"
          titles={['One part is left out of the card', 'parts are left out of the card']}
          label="Left out of the card"
          parts={dropped}
          goTo={goTo}
        />
        <CssIssueList
          tone="info"
          titles={['One rule is meant for the whole page', 'rules are meant for the whole page']}
          label="Applied to the card itself"
          parts={moved}
          goTo={goTo}
        />
        <div>
          <p className={rows.note} id="card-classes">
            Classes to style
          </p>
          <ul className={cx('wrapping-row', rows.classes)} aria-labelledby="card-classes">
            {CARD_CSS_CLASSES.map((name) => (
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

type CodeEditorModule = typeof import('../../ui/code-editor.tsx')

let lastAddress: string | null = null

/**
 * Imports the code editor. Browsers remember that a module could not be loaded, so another attempt needs another address: that of the
 * error's message, with a query.
 */
async function importCodeEditor(): Promise<CodeEditorModule> {
  try {
    return lastAddress ? ((await import(/* @vite-ignore */ lastAddress)) as CodeEditorModule) : await import('../../ui/code-editor.tsx')
  } catch (error) {
    const [address] = error instanceof Error ? (/https?:[^\s?]+/.exec(error.message) ?? []) : []
    lastAddress = address ? `${address}?retry=${Date.now()}` : null
    throw error
  }
}

function useLazyCodeEditor() {
  const [state, setState] = useState<{ CodeEditor?: CodeEditorComponent; failed: boolean }>({ failed: false })
  const load = useCallback(
    () =>
      void importCodeEditor().then(
        ({ CodeEditor }) => setState({ CodeEditor, failed: false }),
        () => setState({ failed: true }),
      ),
    [],
  )
  useEffect(load, [load])
  return { ...state, retry: load }
}

interface PlainCssEditorProps extends Omit<ComponentProps<typeof Textarea>, 'value' | 'onChange'> {
  value: string
  onChange: (css: string) => void
  onReplaced: (from: number, to: number) => void
}

function PlainCssEditor({ value, onChange, onReplaced, ...field }: PlainCssEditorProps) {
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
      placeholder={CSS_EDITOR_PLACEHOLDER}
      {...NO_AUTOCORRECT_INPUT_PROPS}
      onFocus={() => (focused.current = true)}
      onBlur={() => (focused.current = false)}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

interface CssIssueListProps {
  tone: 'warning' | 'info'
  titles: [one: string, many: string]
  label: string
  parts: CustomCssProblem[]
  goTo: (line: number) => void
}

function CssIssueList({ tone, titles: [one, many], label, parts, goTo }: CssIssueListProps) {
  if (parts.length === 0) return null
  return (
    <Alert tone={tone} title={parts.length === 1 ? one : `${parts.length} ${many}`}>
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
