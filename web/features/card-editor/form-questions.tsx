import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { LEAD_FORM_FIELD_TYPES, LEAD_FORM_FIELDS_MAX, type LeadFormField } from '../../../schema/card.ts'
import { FORM_TEXT_LENGTHS_MAX } from '../../../schema/lead-form.ts'
import { Button } from '../../ui/button.tsx'
import { FormField } from '../../ui/field.tsx'
import { Input, Select } from '../../ui/input.tsx'
import { SortableList } from '../../ui/sortable-list.tsx'
import styles from './editor.module.css'
import { addContactFormField, changeContactFormField, FORM_FIELD_TYPE_LABELS } from './form-fields.ts'
import { MoveEntryButtons } from '../../ui/move-buttons.tsx'
import { moveListItem } from '../../editing/reorder.ts'
import { ListRowButtons, useRemovalDialog } from './list-rows.tsx'
import rows from './rows.module.css'

interface ContactFormQuestionsProps {
  fields: LeadFormField[]
  stored: LeadFormField[]
  issues: Record<string, string>
  onChange: (fields: LeadFormField[]) => void
  onRemove: (index: number) => void
}

export function ContactFormQuestions({ fields, stored, issues, onChange, onRemove }: ContactFormQuestionsProps) {
  // Field names change while the user types a label, so they cannot be the React keys of the list.
  const ids = useStableEntryIds(fields.length)
  const [askRemoval, removalDialog] = useRemovalDialog(
    (index: number) => ({
      title: `Remove question ${index + 1}?`,
      description: 'It leaves the form when you save your changes. Answers that were sent stay.',
    }),
    (index) => {
      ids.set(ids.list.toSpliced(index, 1))
      onRemove(index)
    },
  )
  const list = useRef<HTMLDivElement>(null)
  const change = (index: number, patch: Partial<LeadFormField>) => onChange(changeContactFormField(fields, index, patch, stored))
  const move = (from: number, to: number) => {
    ids.set(moveListItem(ids.list, from, to))
    onChange(moveListItem(fields, from, to))
  }
  const full = fields.length >= LEAD_FORM_FIELDS_MAX
  return (
    <div ref={list} role="group" aria-label="Questions" className="stack-4">
      <p className={rows.note}>
        {fields.length === 0 ? 'The form shows once it has a question.' : `${fields.length} of at most ${LEAD_FORM_FIELDS_MAX} questions`}
      </p>
      {issues['formConfig.fields'] && <p className={rows.error}>{issues['formConfig.fields']}</p>}
      <SortableList
        className={rows.rows}
        label="Questions of the form"
        onMove={move}
        entries={fields.map((field, index) => {
          const number = index + 1
          const issue = (key: keyof LeadFormField) => issues[`formConfig.fields.${index}.${key}`]
          return {
            id: String(ids.list[index]),
            name: field.label || `question ${number}`,
            className: `${rows.row} ${rows.question}`,
            content: (
              <>
                <div className={`${styles.fields} ${rows.text}`}>
                  <FormField className={styles.wide} label={`Question ${number}`} error={issue('label') ?? issue('name')}>
                    <Input
                      value={field.label}
                      maxLength={FORM_TEXT_LENGTHS_MAX.label}
                      autoComplete="off"
                      onChange={({ target }) => change(index, { label: target.value })}
                    />
                  </FormField>
                  <FormField
                    label={
                      <>
                        Answer<span className="visually-hidden"> to question {number}</span>
                      </>
                    }
                    error={issue('type')}
                  >
                    <Select
                      value={field.type}
                      onChange={({ target }) => change(index, { type: target.value as LeadFormField['type'] })}
                      options={LEAD_FORM_FIELD_TYPES.map((type) => [type, FORM_FIELD_TYPE_LABELS[type]])}
                    />
                  </FormField>
                  <label className={rows.check}>
                    <input
                      type="checkbox"
                      checked={field.required}
                      onChange={({ target }) => change(index, { required: target.checked })}
                    />
                    <span>
                      Required<span className="visually-hidden"> question {number}</span>
                    </span>
                  </label>
                </div>
                <ListRowButtons what={`question ${number}`} onRemove={() => askRemoval(index)}>
                  <MoveEntryButtons what={`question ${number}`} index={index} count={fields.length} onMove={move} />
                </ListRowButtons>
              </>
            ),
          }
        })}
      />
      <div>
        <Button
          icon={<Plus aria-hidden />}
          disabled={full}
          onClick={() => {
            flushSync(() => onChange(addContactFormField(fields, stored)))
            list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus()
          }}
        >
          Add Question
        </Button>
      </div>
      {removalDialog}
    </div>
  )
}

function useStableEntryIds(count: number) {
  const [ids, setIds] = useState<number[]>([])
  const next = Math.max(-1, ...ids) + 1
  const list =
    count <= ids.length ? ids.slice(0, count) : [...ids, ...Array.from({ length: count - ids.length }, (_, index) => next + index)]
  if (count !== ids.length) setIds(list)
  return { list, set: setIds }
}
