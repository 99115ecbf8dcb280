import { type FormEvent, useState } from 'react'
import type { z } from 'zod'
import type { ErrorCode } from '../../../schema/error.ts'
import { errorCode, errorMessage } from '../../lib/api.ts'
import { type FieldErrors, fieldErrors, focusFirstError, validate } from '../../lib/form.ts'
import { toast } from '../../ui/toast.ts'

interface SubmitOptions<T extends z.ZodType> {
  schema: T
  send: (data: z.output<T>) => Promise<void>
  /** The notice after a failure; `text` is used when the server sent no sentence. */
  failure: { title: string; text: string }
  /** Values that are sent in addition to the form's fields. */
  extra?: Record<string, string>
}

/** Validates and sends a form. A failure shows at the fields, in an alert and in a notice. */
export function useSubmit<T extends z.ZodType>({ schema, send, failure, extra }: SubmitOptions<T>) {
  const [pending, setPending] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [alert, setAlert] = useState<string | null>(null)
  const [code, setCode] = useState<ErrorCode>()

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const form = event.currentTarget
    const checked = validate(schema, { ...Object.fromEntries(new FormData(form)), ...extra })
    setErrors(checked.errors ?? {})
    setAlert(null)
    setCode(undefined)
    if (checked.errors) return focusFirstError(form)
    setPending(true)
    try {
      await send(checked.data)
    } catch (error) {
      const message = errorMessage(error, failure.text)
      const fields = fieldErrors(error)
      setErrors(fields)
      setAlert(message)
      setCode(errorCode(error))
      toast({ title: failure.title, description: message, variant: 'destructive' })
      if (Object.keys(fields).length > 0) focusFirstError(form)
    } finally {
      setPending(false)
    }
  }
  return { onSubmit, pending, errors, alert, code }
}
