import { useDeferredValue, useRef } from 'react'
import { LOOK_FIELD_NAMES, lookOfCard } from '../../card/look.ts'
import { LookPanels } from '../../editing/look-panels.tsx'
import { CardPreview } from '../../preview/card-preview.tsx'
import { FIELD_SAVE_NOTICES } from './fields.ts'
import { FormDialog, type FieldValueDialogProps, useFieldValueDialog } from './form-dialog.tsx'
import styles from './look-dialog.module.css'

/** Closing this dialog without Save or Cancel keeps the look as an unsaved change. */
export function LookDialog(dialog: FieldValueDialogProps) {
  const { editing, onClose } = dialog
  const { state, edit, saving } = editing
  const preview = useRef<HTMLDivElement>(null)
  const shown = useDeferredValue(state.draft)
  const { attempted, store } = useFieldValueDialog(dialog, LOOK_FIELD_NAMES.map((field) => state.issues[field]).find(Boolean))
  return (
    <FormDialog
      title="Look"
      size="lg"
      editing={editing}
      initialFocus={preview}
      again={attempted}
      onSubmit={() => !saving && void store(lookOfCard(state.draft), FIELD_SAVE_NOTICES)}
      onCancel={() => edit(lookOfCard(state.base))}
      onClose={onClose}
    >
      <div className={styles.split}>
        {/* The preview gets the focus first, because it is what the choices change. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A part that scrolls must be reachable by keyboard. */}
        <div ref={preview} tabIndex={0} role="group" aria-label="Preview" className={styles.preview}>
          <div className={styles.card}>
            <CardPreview card={shown} variant="full" />
          </div>
        </div>
        <div className="stack-4">
          <LookPanels draft={state.draft} edit={edit} />
        </div>
      </div>
    </FormDialog>
  )
}
