import { Button } from '../../ui/button.tsx'

interface DialogButtonsProps {
  /** Id of the form that Save sends. */
  form: string
  saving: boolean
  /** The last try failed. */
  again: boolean
  onCancel: () => void
}

/** Cancel and Save, at the thumb. */
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
