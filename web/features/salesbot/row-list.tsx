import { Plus, Trash2 } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { SALESBOT_CONFIG_LIMITS } from '../../../schema/salesbot.ts'
import { moveListItem } from '../../editing/reorder.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { MoveEntryButtons } from '../../ui/move-buttons.tsx'
import { SortableList } from '../../ui/sortable-list.tsx'
import { splitPastedLines } from './price.ts'
import { isBlankRow } from './form-rows.ts'
import type { ConfigFormValues } from './form-values.ts'
import styles from './rows.module.css'
import type { ConfigSectionProps } from './use-config-form.ts'

const INPUT_SELECTOR = 'input, textarea'
const isInput = (target: EventTarget) => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** `what` is the word for one row in the labels of its buttons. */
const ROW_LISTS = {
  services: { label: 'Services', what: 'service', addLabel: 'Add Service', max: SALESBOT_CONFIG_LIMITS.services },
  otherPrices: { label: 'Other prices', what: 'price', addLabel: 'Add Price', max: SALESBOT_CONFIG_LIMITS.prices },
  questions: { label: 'Qualification questions', what: 'question', addLabel: 'Add Question', max: SALESBOT_CONFIG_LIMITS.questions },
  questionsAndAnswers: {
    label: 'Questions and answers',
    what: 'question with answer',
    addLabel: 'Add Answer',
    max: SALESBOT_CONFIG_LIMITS.questionsAndAnswers,
  },
  pinnedLines: { label: 'Lines always on screen', what: 'line', addLabel: 'Add Line', max: SALESBOT_CONFIG_LIMITS.pinnedLines },
  actionButtons: {
    label: 'Action buttons',
    what: 'action button',
    addLabel: 'Add Action Button',
    max: SALESBOT_CONFIG_LIMITS.actionButtons,
  },
}

type RowField = keyof typeof ROW_LISTS
type RowOf<Field extends RowField> = ConfigFormValues[Field][number]

/** Functions for the inputs of a row. `key` names the input's field; it is `''` if the row is a single text. */
interface RowEditing<SomeRow> {
  /** Changes the row, and removes the error of the field `key`. */
  set: (patch: Partial<SomeRow>, key?: string) => void
  errorOf: (key: string) => string | undefined
}

interface RowListProps<Field extends RowField> extends ConfigSectionProps {
  field: Field
  create: () => RowOf<Field>
  readLines?: (lines: string[]) => RowOf<Field>[]
  children: (row: RowOf<Field>, number: number, editing: RowEditing<RowOf<Field>>) => ReactNode
}

/** Rows of inputs that the owner adds, removes and reorders. Enter adds a row. Pasting several lines adds several rows. */
export function EditableRowList<Field extends RowField>(props: RowListProps<Field>) {
  const { field, form, errors, change, create, readLines, children } = props
  const { label, what, addLabel, max } = ROW_LISTS[field]
  const rows = form[field] as RowOf<Field>[]
  const error = errors[field]
  const onChange = (next: RowOf<Field>[]) => change({ [field]: next })
  const element = useRef<HTMLDivElement>(null)
  /** The row that gets the focus after the next render; `''` for the Add button. */
  const focusNext = useRef<string | null>(null)
  const isFull = rows.length >= max
  const move = (from: number, to: number) => onChange(moveListItem(rows, from, to))

  useEffect(() => {
    const id = focusNext.current
    if (id === null) return
    focusNext.current = null
    const row = [...(element.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find(({ dataset }) => dataset['row'] === id)
    ;(row?.querySelector<HTMLElement>(INPUT_SELECTOR) ?? element.current?.querySelector<HTMLElement>('[data-add]'))?.focus()
  }, [rows])

  function insert(added: RowOf<Field>[], at: number, replaced = 0) {
    const next = rows.toSpliced(at, replaced, ...added).slice(0, max)
    focusNext.current = added.at(-1)?.id ?? null
    onChange(next)
  }

  function editingOf(row: RowOf<Field>, index: number): RowEditing<RowOf<Field>> {
    const pathOf = (key: string) => [field, row.id, key].filter(Boolean).join('.')
    return {
      set: (patch, key) => change({ [field]: rows.with(index, { ...row, ...patch }) }, key === undefined ? undefined : pathOf(key)),
      errorOf: (key) => errors[pathOf(key)],
    }
  }

  function remove(index: number) {
    const next = rows.toSpliced(index, 1)
    focusNext.current = (next[index] ?? next.at(-1))?.id ?? ''
    onChange(next)
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    const isPlainEnter = event.key === 'Enter' && !event.metaKey && !event.ctrlKey && !event.nativeEvent.isComposing
    if (!isPlainEnter || !isInput(event.target)) return
    event.preventDefault()
    if (isFull || isBlankRow(rows[index]!)) return
    const next = rows[index + 1]
    if (!next || !isBlankRow(next)) return insert([create()], index + 1)
    element.current?.querySelectorAll<HTMLElement>('[data-row]')[index + 1]?.querySelector<HTMLElement>(INPUT_SELECTOR)?.focus()
  }

  function onPaste(event: ClipboardEvent, index: number) {
    if (!readLines || !isInput(event.target) || !('lines' in event.target.dataset)) return
    const lines = splitPastedLines(event.clipboardData.getData('text/plain'))
    if (lines.length < 2) return
    event.preventDefault()
    event.stopPropagation()
    const isReplaced = isBlankRow(rows[index]!)
    insert(readLines(lines), isReplaced ? index : index + 1, isReplaced ? 1 : 0)
  }

  return (
    <div ref={element} role="group" aria-label={label} className="stack-3">
      {error && <p className="small-error">{error}</p>}
      {rows.length > 0 && (
        <SortableList
          className="stack-2"
          label={label}
          onMove={move}
          entries={rows.map((row, index) => ({
            id: row.id,
            name: `${what} ${index + 1}`,
            className: styles.row,
            content: (
              <div
                role="presentation"
                data-row={row.id}
                className={styles.content}
                onKeyDown={(event) => onKeyDown(event, index)}
                onPasteCapture={(event) => onPaste(event, index)}
              >
                {children(row, index + 1, editingOf(row, index))}
                <div className={styles.actions}>
                  <MoveEntryButtons what={`${what} ${index + 1}`} index={index} count={rows.length} onMove={move} />
                  <IconButton size="sm" label={`Remove ${what} ${index + 1}`} icon={<Trash2 aria-hidden />} onClick={() => remove(index)} />
                </div>
              </div>
            ),
          }))}
        />
      )}
      <div className={cx('centered-row', styles.foot)}>
        <Button data-add size="sm" icon={<Plus aria-hidden />} disabled={isFull} onClick={() => insert([create()], rows.length)}>
          {addLabel}
        </Button>
        {rows.length > 0 && (
          <p className="small-faint tabular">
            {rows.length} of at most {max}
          </p>
        )}
      </div>
    </div>
  )
}
