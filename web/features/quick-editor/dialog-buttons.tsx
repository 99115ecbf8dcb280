import { Button } from '../../ui/button.tsx'

interface DialogButtonsProps {
  /** Id of the form that Save submits. */
  form: string
  saving: boolean
  /** The last attempt to save failed. */
  again: boolean
  onCancel: () => void
}

/** The Cancel and Save buttons of a dialog. */
export function DialogButtons({ form, saving, again, onCancel }: DialogButtonsProps) {
  return (
    <>
      <Button disabled={saving} onClick={onCancel}>
        Cancel
      </Button>
      <Button variant="primary" type="submit" form={form} pending={saving}>
        {saving ? 'Saving...' : again ? 'Try Again' : 'Save'}
      </Button>
    </>
  )
}
