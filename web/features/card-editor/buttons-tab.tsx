import { Mail, MapPin, Phone } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { CUSTOM_BUTTONS_MAX, type CustomButton } from '../../../schema/card.ts'
import { createCardLinkBuilder } from '../../../schema/card-links.ts'
import { type ContactEntry, buildCardModel } from '../../card/model.ts'
import { halfTypedEntryOfKind, openEntryInForm, updateHalfTypedEntry, removeHalfTypedEntry } from '../../editing/in-progress.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SortableList } from '../../ui/sortable-list.tsx'
import { CustomButtonForm, toButtonFormValues } from './button-form.tsx'
import { FormBuilder } from './form-builder.tsx'
import styles from './editor.module.css'
import { MoveEntryButtons } from '../../ui/move-buttons.tsx'
import { moveListItem } from '../../editing/reorder.ts'
import { customButtonIdsOf } from '../../editing/join-entries.ts'
import { ListRowButtons, useRemovalDialog } from './list-rows.tsx'
import rows from './rows.module.css'
import type { EditorTabProps } from './tabs.ts'

const DEFAULT_CONTACT_BUTTONS: { key: ContactEntry['key']; label: string; icon: typeof Phone }[] = [
  { key: 'phone', label: 'Call', icon: Phone },
  { key: 'email', label: 'Email', icon: Mail },
  { key: 'address', label: 'Location', icon: MapPin },
]

export function ButtonsTab({ draft, stored, inProgress, incomplete, editEntries, edit, remove, issues }: EditorTabProps) {
  const firstInput = useRef<HTMLInputElement>(null)
  const buttons = draft.customButtons
  const set = (customButtons: CustomButton[]) => edit({ customButtons })
  const move = (from: number, to: number) => set(moveListItem(buttons, from, to))
  const ids = customButtonIdsOf(buttons)
  const entry = halfTypedEntryOfKind(inProgress, 'button')
  // If the button that the user is editing was deleted meanwhile, the form adds a new button.
  const editing = entry?.target == null ? -1 : ids.indexOf(entry.target)
  const done = () => editEntries((now) => removeHalfTypedEntry(now, 'button'))
  const { contacts } = buildCardModel(draft, createCardLinkBuilder)
  function removeQuestion(index: number) {
    const { fields = [] } = draft.formConfig
    const { label } = fields[index]!
    remove(label ? `“${label}”` : `Question ${index + 1}`, { formConfig: { ...draft.formConfig, fields: fields.toSpliced(index, 1) } })
  }
  const [askRemoval, removalDialog] = useRemovalDialog(
    (index: number) => ({
      title: 'Remove this button?',
      description: `“${buttons[index]?.text ?? ''}” leaves the card when you save your changes.`,
    }),
    (index) => {
      remove(`“${buttons[index]!.text}”`, { customButtons: buttons.toSpliced(index, 1) })
      editEntries((now) => removeHalfTypedEntry(now, 'button', ids[index]))
    },
  )
  const automatic = DEFAULT_CONTACT_BUTTONS.flatMap(({ key, ...look }) => {
    const contact = contacts.find((c) => c.key === key && c.href !== null)
    return contact ? [{ ...look, text: contact.text }] : []
  })
  return (
    <div className={styles.groups} data-part="customButtons">
      <Panel title="Default buttons">
        {automatic.length > 0 && (
          <ul className={rows.rows} aria-label="Default buttons">
            {automatic.map(({ label, icon: Icon, text }) => (
              <li key={label} className={rows.row}>
                <span className={rows.icon}>
                  <Icon aria-hidden />
                </span>
                <div className={rows.text}>
                  <p className={rows.title}>{label}</p>
                  <p className={rows.detail}>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
        <p className={rows.note}>Call, Email and Location follow from the phone, email and address in Basic Info.</p>
      </Panel>
      <Panel title="Custom buttons" description={buttons.length > 0 ? `${buttons.length} of at most ${CUSTOM_BUTTONS_MAX}` : undefined}>
        {issues['customButtons'] && <p className={rows.error}>{issues['customButtons']}</p>}
        {buttons.length === 0 ? (
          <EmptyState level={3} title="No custom buttons yet">
            A button leads to a booking page, a menu, a shop: whatever comes after the first hello.
          </EmptyState>
        ) : (
          <SortableList
            className={rows.rows}
            label="Custom buttons"
            onMove={move}
            entries={buttons.map((button, index) => {
              const issue = Object.entries(issues).find(([path]) => path.startsWith(`customButtons.${index}.`))?.[1]
              return {
                id: ids[index]!,
                name: button.text,
                className: `${rows.row} ${rows.tall}`,
                content: (
                  <div className={rows.part} data-part={`customButtons.${index}`}>
                    <span className={rows.swatch} style={{ backgroundColor: button.backgroundColor }} aria-hidden />
                    <div className={rows.text}>
                      <p className={rows.title}>
                        {button.text}
                        {draft.secondTexts?.language && button.secondText && ` / ${button.secondText}`}
                      </p>
                      <p className={rows.detail}>{button.url}</p>
                      {issue && <p className={rows.error}>{issue}</p>}
                    </div>
                    <ListRowButtons
                      what={button.text}
                      onEdit={() => {
                        flushSync(() => editEntries((now) => openEntryInForm(now, 'button', ids[index]!, toButtonFormValues(button))))
                        firstInput.current?.focus()
                      }}
                      onRemove={() => askRemoval(index)}
                    >
                      <MoveEntryButtons what={button.text} index={index} count={buttons.length} onMove={move} />
                    </ListRowButtons>
                  </div>
                ),
              }
            })}
          />
        )}
      </Panel>
      <CustomButtonForm
        key={entry?.target ?? 'new'}
        card={draft}
        inProgress={entry}
        editing={editing >= 0}
        full={editing < 0 && buttons.length >= CUSTOM_BUTTONS_MAX}
        inputRef={firstInput}
        problems={incomplete?.kind === 'button' ? incomplete.errors : undefined}
        onType={(texts) => editEntries((now) => updateHalfTypedEntry(now, 'button', texts))}
        onClear={done}
        onAdd={(button) => {
          set(editing < 0 ? [...buttons, button] : buttons.with(editing, button))
          done()
        }}
      />
      <FormBuilder
        config={draft.formConfig}
        stored={stored.formConfig}
        issues={issues}
        onChange={(formConfig) => edit({ formConfig })}
        onRemoveQuestion={removeQuestion}
      />
      {removalDialog}
    </div>
  )
}
