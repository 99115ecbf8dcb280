import { Copy, Smartphone } from 'lucide-react'
import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { type FormEvent, useId, useRef, useState } from 'react'
import { SHARED_ERROR_MESSAGES } from '../../schema/error.ts'
import { TOTP_DIGITS, type TotpSetup } from '../../schema/second-factor.ts'
import { TotpCodeBody } from '../../schema/second-factor-body.ts'
import { errorMessageOf, requestApi } from '../lib/api.ts'
import { copyTextToClipboard } from '../lib/copy.ts'
import { fieldErrorsOf, focusFirstInvalidControl, validateForm } from '../lib/form.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormField } from '../ui/field.tsx'
import { CodeInput } from '../ui/input.tsx'
import { useMediaQuery } from '../ui/use-media-query.ts'
import styles from './second-factor.module.css'

interface AddAppDialogProps {
  setup: TotpSetup
  onClose: () => void
  onAdded: (recoveryCodes: string[] | null) => void
}

export function AddAppDialog({ setup, onClose, onAdded }: AddAppDialogProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const ways = useRef<HTMLDivElement>(null)
  const isPhone = useMediaQuery('(pointer: coarse), (width < 480px)')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)

  const opensAppFirst = isPhone && code === ''

  async function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSaving) return
    const form = event.currentTarget
    const refuse = (message: string) => {
      setProblem(message)
      focusFirstInvalidControl(form)
    }
    const { data: body, errors } = validateForm(TotpCodeBody, { code })
    if (!body) return refuse(errors['code']!)
    setSaving(true)
    setProblem(null)
    try {
      const { recoveryCodes } = await requestApi('POST /api/second-factor/totp/confirm', { body })
      onAdded(recoveryCodes)
    } catch (error) {
      setSaving(false)
      refuse(fieldErrorsOf(error)['code'] ?? errorMessageOf(error, SHARED_ERROR_MESSAGES.unexpected))
    }
  }

  return (
    <Dialog
      open
      ignoreOutsideClicks
      // On a phone, an on-screen keyboard would cover the ways to add the app.
      initialFocus={isPhone ? ways : input}
      onOpenChange={(open) => !open && !isSaving && onClose()}
      title="Add an authenticator app"
      description={`${isPhone ? 'Open the app' : 'Scan this code with an app'}, such as Google Authenticator, Microsoft Authenticator or 1Password, then enter the ${TOTP_DIGITS} digits that it shows.`}
      actions={
        <>
          <Button disabled={isSaving} onClick={onClose}>
            Cancel
          </Button>
          <Button variant={opensAppFirst ? 'secondary' : 'primary'} type="submit" form={id} pending={isSaving}>
            {isSaving ? 'Checking...' : 'Add App'}
          </Button>
        </>
      }
    >
      <div ref={ways} tabIndex={-1} className={styles.setup}>
        {/* Nobody can scan a code that the same phone shows. */}
        {isPhone ? (
          <>
            <ButtonLink
              wide
              external
              target="_self"
              variant={opensAppFirst ? 'primary' : 'secondary'}
              href={setup.uri}
              icon={<Smartphone aria-hidden />}
            >
              Open in My Authenticator App
            </ButtonLink>
            <SecretText secret={setup.secret} />
          </>
        ) : (
          <>
            <QrCode text={setup.uri} />
            <SecretText secret={setup.secret} />
          </>
        )}
      </div>
      <form id={id} noValidate onSubmit={(event) => void confirm(event)}>
        <FormField label="Code from the app" error={problem}>
          <CodeInput ref={input} name="code" value={code} onChange={(event) => setCode(event.target.value)} />
        </FormField>
      </form>
      {isPhone && (
        <div className="stack-2">
          <p className="small-muted">Is the app on another device? Scan this code with it.</p>
          <QrCode text={setup.uri} />
        </div>
      )}
    </Dialog>
  )
}

/** Width of the white border that a QR code needs, in modules (ISO/IEC 18004, section 6.3.8). */
const QUIET_ZONE = 4

function QrCode({ text }: { text: string }) {
  const code = generate(text)
  const side = code.size + 2 * QUIET_ZONE
  return (
    <svg
      className={styles.qrCode}
      role="img"
      aria-label="QR code for an authenticator app"
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={toSvgPath(code)} />
    </svg>
  )
}

function SecretText({ secret }: { secret: string }) {
  const [copied, setCopied] = useState<string | null>(null)
  const copy = async () =>
    setCopied((await copyTextToClipboard(secret)) ? 'Copied.' : 'Your browser did not allow it. Select the key and copy it by hand.')
  return (
    <div className="stack-3">
      <p className="small-muted">Or type this key into the app:</p>
      <p className={styles.secret}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</p>
      <div className="centered-row">
        <Button size="sm" icon={<Copy aria-hidden />} onClick={() => void copy()}>
          Copy Key
        </Button>
        <span role="status" className="small-muted">
          {copied}
        </span>
      </div>
    </div>
  )
}
