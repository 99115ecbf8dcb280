import { type FormEvent, useId, useRef, useState } from 'react'
import { PASSKEY_NAME_LENGTH_MAX } from '../../schema/second-factor.ts'
import { RenamePasskeyBody } from '../../schema/second-factor-body.ts'
import { fieldErrorsOf, focusFirstInvalidControl, validateForm } from '../lib/form.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormField } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { passkeyErrorMessageOf } from './passkey-prompt.ts'

interface PasskeyNameDialogProps {
  title: string
  description: string
  initialName: string
  labels: [idle: string, pending: string]
  onClose: () => void
  /** Closes the dialog. May resolve to a note instead; the dialog then stays open and shows it. */
  save: (name: string) => Promise<string | void>
}

export function PasskeyNameDialog({ title, description, initialName, labels: [idle, waiting], onClose, save }: PasskeyNameDialogProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(initialName)
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [note, setNote] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSaving) return
    const form = event.currentTarget
    const refuseName = (message: string) => {
      setProblem(message)
      focusFirstInvalidControl(form)
    }
    setProblem(null)
    setFailure(null)
    setNote(null)
    const { data, errors } = validateForm(RenamePasskeyBody, { name })
    if (!data) return refuseName(errors['name']!)
    setSaving(true)
    try {
      setNote((await save(data.name)) ?? null)
    } catch (error) {
      const named = fieldErrorsOf(error)['name']
      if (named) refuseName(named)
      else setFailure(passkeyErrorMessageOf(error))
    } finally {
      setSaving(false)
    }
  }

  return (
    <Dialog
      open
      ignoreOutsideClicks
      initialFocus={input}
      onOpenChange={(open) => !open && !isSaving && onClose()}
      title={title}
      description={description}
      actions={
        <>
          <Button disabled={isSaving} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={id} pending={isSaving}>
            {isSaving ? waiting : idle}
          </Button>
        </>
      }
    >
      {failure !== null && <Alert tone="danger">{failure}</Alert>}
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        <FormField label="Name" error={problem} hint="So that you recognize it in your list.">
          <Input
            ref={input}
            name="name"
            autoComplete="off"
            maxLength={PASSKEY_NAME_LENGTH_MAX}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </FormField>
      </form>
      {note !== null && (
        <p role="status" className="small-muted">
          {note}
        </p>
      )}
    </Dialog>
  )
}
