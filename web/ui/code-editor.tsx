import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { css } from '@codemirror/lang-css'
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language'
import { Compartment, EditorState, type Extension, StateEffect, StateField, Transaction } from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
  placeholder as placeholderExtension,
} from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { flushSync } from 'react-dom'
import styles from './code-editor.module.css'

const SYNTAX_COLORS = HighlightStyle.define([
  { tag: [tags.comment], color: 'var(--code-comment)', fontStyle: 'italic' },
  { tag: [tags.propertyName, tags.variableName], color: 'var(--code-property)' },
  { tag: [tags.className, tags.tagName, tags.labelName, tags.definition(tags.propertyName)], color: 'var(--code-selector)' },
  { tag: [tags.keyword, tags.definitionKeyword, tags.modifier, tags.operatorKeyword], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.color, tags.atom], color: 'var(--code-value)' },
  { tag: [tags.number, tags.unit], color: 'var(--code-number)' },
])

const CODE_EDITOR_THEME = EditorView.theme({
  '&': { color: 'var(--text)', backgroundColor: 'transparent', fontSize: 'var(--size-sm)', height: '100%' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.6', overflow: 'auto' },
  '.cm-content': { padding: '10px 0', caretColor: 'var(--text)' },
  '.cm-line': { padding: '0 12px 0 8px' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--text-faint)', border: '0' },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 8px 0 12px' },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'var(--hover)' },
  '.cm-placeholder': { color: 'var(--text-faint)' },
  '.cm-marked, &.cm-focused .cm-marked': { backgroundColor: 'var(--warning-soft)', boxShadow: 'inset 3px 0 0 var(--warning-text)' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--brand-soft)', outline: '1px solid var(--brand-line)' },
})

const setMarkedLinesEffect = StateEffect.define<number[]>()
const markedLinesStateField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(decorations, transaction) {
    let next = decorations.map(transaction.changes)
    for (const effect of transaction.effects) {
      if (!effect.is(setMarkedLinesEffect)) continue
      const { doc } = transaction.state
      const lines = [...new Set(effect.value)].filter((line) => line >= 1 && line <= doc.lines).sort((a, b) => a - b)
      next = Decoration.set(lines.map((line) => Decoration.line({ class: 'cm-marked' }).range(doc.line(line).from)))
    }
    return next
  },
  provide: (field) => EditorView.decorations.from(field),
})

export interface CodeEditorHandle {
  goTo: (line: number) => void
  focus: (from: number, to: number) => void
}

interface CodeEditorProps {
  value: string
  onChange: (value: string) => void
  label: string
  description: string
  placeholder?: string
  invalid?: boolean
  /** Numbers of the lines to highlight, starting at 1. */
  marked?: number[]
  ref?: Ref<CodeEditorHandle>
}

const createAriaExtension = ({ label, description, invalid }: Pick<CodeEditorProps, 'label' | 'description' | 'invalid'>): Extension =>
  EditorView.contentAttributes.of({
    'aria-label': label,
    'aria-description': description,
    ...(invalid && { 'aria-invalid': 'true' }),
    spellcheck: 'false',
    autocapitalize: 'none',
    autocorrect: 'off',
  })

/** CodeMirror is in a shadow root, where it uses constructed style sheets, which our CSP allows. The Tab key leaves the editor. */
export function CodeEditor({ value, onChange, label, description, placeholder = '', invalid = false, marked, ref }: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const latestOnChange = useRef(onChange)
  const ariaCompartment = useRef<Compartment>(null)
  useEffect(() => {
    latestOnChange.current = onChange
  }, [onChange])

  const initial = useRef({ value, placeholder, label, description, invalid })
  useEffect(() => {
    const root = host.current!.shadowRoot ?? host.current!.attachShadow({ mode: 'open' })
    const parent = root.appendChild(document.createElement('div'))
    parent.style.height = '100%'
    ariaCompartment.current = new Compartment()
    const editor = new EditorView({
      root,
      parent,
      state: EditorState.create({
        doc: initial.current.value,
        extensions: [
          lineNumbers(),
          history(),
          indentOnInput(),
          bracketMatching(),
          highlightActiveLine(),
          EditorView.lineWrapping,
          placeholderExtension(initial.current.placeholder),
          css(),
          syntaxHighlighting(SYNTAX_COLORS),
          keymap.of([...defaultKeymap, ...historyKeymap]),
          CODE_EDITOR_THEME,
          markedLinesStateField,
          ariaCompartment.current.of(createAriaExtension(initial.current)),
          EditorView.updateListener.of((update) => {
            if (!update.docChanged) return
            const report = () => latestOnChange.current(update.state.doc.toString())
            // React renders typed text at once. Otherwise a save by keyboard could miss the last letters, and React could restore an older
            // text.
            if (update.transactions.some((transaction) => transaction.annotation(Transaction.userEvent) !== undefined)) flushSync(report)
            else report()
          }),
        ],
      }),
    })
    view.current = editor
    return () => {
      editor.destroy()
      parent.remove()
      view.current = null
    }
  }, [])

  useEffect(() => {
    const editor = view.current
    if (!editor || editor.state.doc.toString() === value) return
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } })
  }, [value])
  useEffect(() => {
    if (ariaCompartment.current)
      view.current?.dispatch({ effects: ariaCompartment.current.reconfigure(createAriaExtension({ label, description, invalid })) })
  }, [label, description, invalid])
  const lines = (marked ?? []).join()
  useEffect(() => {
    view.current?.dispatch({ effects: setMarkedLinesEffect.of(lines === '' ? [] : lines.split(',').map(Number)) })
  }, [lines])

  useImperativeHandle(ref, () => {
    function focus(from: number, to: number) {
      const length = view.current?.state.doc.length ?? 0
      view.current?.dispatch({ selection: { anchor: Math.min(from, length), head: Math.min(to, length) }, scrollIntoView: true })
      view.current?.focus()
    }
    function goTo(line: number) {
      const doc = view.current?.state.doc
      const offset = doc?.line(Math.min(Math.max(1, line), doc.lines)).from ?? 0
      focus(offset, offset)
    }
    return { focus, goTo }
  })
  return <div ref={host} className={styles.editor} data-invalid={invalid || undefined} />
}
