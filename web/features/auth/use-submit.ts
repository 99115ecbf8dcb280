import { type FormEvent, useState } from 'react'
import type { z } from 'zod'
import type { ApiErrorCode } from '../../../schema/error.ts'
import { errorCodeOf, errorMessageOf } from '../../lib/api.ts'
import { type FieldErrors, fieldErrorsOf, focusFirstInvalidControl, validateForm } from '../../lib/form.ts'
import { showToast } from '../../ui/toast.ts'

interface FormSubmitOptions<T extends z.ZodType> {
  schema: T
  send: (data: z.output<T>) => Promise<void>
  /**
   * Title and text of the notice after a failure. An error message from the server replaces `text`. With the name of a field instead of a
   * title, the message stands only at that field.
   */
  failure: { title: string; text: string } | { field: string; text: string }
  extra?: Record<string, string>
}

export function useFormSubmit<T extends z.ZodType>({ schema, send, failure, extra }: FormSubmitOptions<T>) {
  const [pending, setPending] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [alert, setAlert] = useState<string | null>(null)
  const [code, setCode] = useState<ApiErrorCode>()

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const form = event.currentTarget
    const checked = validateForm(schema, { ...Object.fromEntries(new FormData(form)), ...extra })
    setErrors(checked.errors ?? {})
    setAlert(null)
    setCode(undefined)
    if (checked.errors) return focusFirstInvalidControl(form)
    setPending(true)
    try {
      await send(checked.data)
    } catch (error) {
      const message = errorMessageOf(error, failure.text)
      const fields = fieldErrorsOf(error)
      setCode(errorCodeOf(error))
      if ('field' in failure) {
        setErrors({ [failure.field]: message, ...fields })
        return focusFirstInvalidControl(form)
      }
      setErrors(fields)
      setAlert(message)
      showToast({ title: failure.title, description: message, variant: 'destructive' })
      if (Object.keys(fields).length > 0) focusFirstInvalidControl(form)
    } finally {
      setPending(false)
    }
  }
  return { onSubmit, pending, errors, alert, code }
}
