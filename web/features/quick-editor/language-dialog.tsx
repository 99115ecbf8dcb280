import { useRef } from 'react'
import type { CardFieldName } from '../../../schema/card-fields.ts'
import { LanguageFields } from '../../editing/language-fields.tsx'
import { FIELD_SAVE_NOTICES } from './fields.ts'
import { FormDialog, type FieldValueDialogProps, useFieldValueDialog } from './form-dialog.tsx'

const LANGUAGE_DIALOG_FIELDS = ['language', 'secondTexts', 'title', 'about', 'customButtons'] as const satisfies CardFieldName[]

/** Closing this dialog without Save or Cancel keeps the languages and texts as unsaved changes. */
export function LanguageDialog(dialog: FieldValueDialogProps) {
  const { editing, onClose } = dialog
  const { state, edit, saving } = editing
  const panel = useRef<HTMLDivElement>(null)
  const isOfDialog = (path: string) => LANGUAGE_DIALOG_FIELDS.some((field) => path.split('.')[0] === field)
  const error = Object.entries(state.issues).find(([path]) => isOfDialog(path))?.[1]
  const { attempted, store } = useFieldValueDialog(dialog, error)
  const pick = ({ language, secondTexts, title, about, customButtons }: typeof state.draft) => ({
    language,
    secondTexts,
    title,
    about,
    customButtons,
  })
  return (
    <FormDialog
      title="Language"
      size="lg"
      editing={editing}
      initialFocus={panel}
      again={attempted}
      onSubmit={() => !saving && void store(pick(state.draft), FIELD_SAVE_NOTICES)}
      onCancel={() => edit(pick(state.base))}
      onClose={onClose}
    >
      <div ref={panel} tabIndex={-1} role="group" aria-label="Languages of the card">
        <LanguageFields draft={state.draft} edit={edit} issues={state.issues} />
      </div>
    </FormDialog>
  )
}
