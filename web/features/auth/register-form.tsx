import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { ALREADY_TAKEN_ERROR_MESSAGES } from '../../../schema/taken.ts'
import { SAMPLE_NAME_LENGTH_MAX, SAMPLE_NAME_PARAM } from '../../../schema/landing.ts'
import { writePlanPrice } from '../../../schema/pricing.ts'
import { ACCESS_LEVELS, accessLevelTileLabelOf, writeLevel, writeLevelNumber } from '../../../schema/level.ts'
import { levelOfPlan, parseRequestablePlan, type RequestablePlan } from '../../../schema/plan.ts'
import { cardAppPagePathOf, LEGAL_PAGES, publicCardPathOf } from '../../../schema/route.ts'
import { PLAN_PARAM } from '../../../schema/sign-in.ts'
import { joinSentences } from '../../../schema/sentences.ts'
import { createSlugFromName, suggestSlug } from '../../../schema/slug.ts'
import { PASSWORD_LENGTH_MIN, USERNAME_HINT } from '../../../schema/user-rules.ts'
import { RegisterBody } from '../../../schema/user.ts'
import { ApiError, errorCodeOf, requestApi } from '../../lib/api.ts'
import { storeReturnPath } from '../../lib/return-path.ts'
import { useApiCall } from '../../lib/use-call.ts'
import { replaceSignedInUser } from '../../lib/user.ts'
import { Alert } from '../../ui/alert.tsx'
import { FormField } from '../../ui/field.tsx'
import { EMAIL_INPUT_PROPS, Input } from '../../ui/input.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { SlugInput } from '../../ui/slug-input.tsx'
import { showToast } from '../../ui/toast.ts'
import { AuthForm } from './auth-form.tsx'
import styles from './page.module.css'
import { useFormSubmit } from './use-submit.ts'
import { useAuthViewPath } from './views.ts'

/** Registers and creates the first card. Its page opens after the sign-in. */
async function register(body: RegisterBody) {
  const user = await requestApi('POST /api/register', { body })
  const [card] = await requestApi('GET /api/business-cards').catch(() => [])
  if (card) storeReturnPath({ path: cardAppPagePathOf('cardReady', card.id), userId: user.id })
  showToast({ title: 'Registration successful', description: 'Your account has been created.', variant: 'success' })
  await replaceSignedInUser(user)
}

/** The address follows the typed names until the visitor changes it. */
function useSlug() {
  const [params] = useSearchParams()
  const [names, setNames] = useState({ fullName: (params.get(SAMPLE_NAME_PARAM) ?? '').slice(0, SAMPLE_NAME_LENGTH_MAX), username: '' })
  const [own, setOwn] = useState<string | null>(null)
  const [suffix] = useState(() => Math.floor(Math.random() * 10_000))
  const suggested = suggestSlug(names.fullName, names.username, suffix)
  const bind = (name: keyof typeof names) => ({
    name,
    value: names[name],
    onChange: (event: { target: HTMLInputElement }) => setNames({ ...names, [name]: event.target.value }),
  })
  /** If the suggested address is taken, suggests one with a number. Throws the error with a message that says so. */
  function suggestAnother(error: unknown): never {
    if (errorCodeOf(error) !== 'slugTaken' || own !== null) throw error
    setOwn(createSlugFromName(suggested, suffix))
    const message = `${publicCardPathOf(suggested)} is taken. How about this one?`
    throw new ApiError(409, ALREADY_TAKEN_ERROR_MESSAGES.slugTaken, { code: 'slugTaken', issues: [{ path: 'cardSlug', message }] })
  }
  return { bind, slug: own ?? suggested, setSlug: setOwn, suggestAnother }
}

export function RegisterForm() {
  const { data: registration } = useApiCall('GET /api/registration', {})
  return registration?.refusal ? <RegistrationClosed reason={registration.refusal} /> : <OpenRegisterForm />
}

function RegistrationClosed({ reason }: { reason: string }) {
  const loginPath = useAuthViewPath('login')
  return (
    <>
      <h1>Registration is closed</h1>
      <Alert tone="warning">{joinSentences(reason)}</Alert>
      <p className="muted">
        Already have an account? <Link href={loginPath}>Sign in</Link>
      </p>
    </>
  )
}

function OpenRegisterForm() {
  const [params] = useSearchParams()
  const plan = parseRequestablePlan(params.get(PLAN_PARAM))
  const { bind, slug, setSlug, suggestAnother } = useSlug()
  const form = useFormSubmit({
    schema: RegisterBody,
    failure: { title: 'Registration failed', text: 'Could not create account' },
    ...(plan && { extra: { plan } }),
    send: (registration) => register(registration).catch(suggestAnother),
  })
  const loginPath = useAuthViewPath('login')
  return (
    <>
      <h1>Create your account</h1>
      <AuthForm form={form} labels={['Create Account', 'Creating account...']} notice={plan && <ChosenPlan plan={plan} />}>
        <FormField label="Username" error={form.errors['username']} hint={`${USERNAME_HINT} You sign in with it.`}>
          <Input {...bind('username')} autoComplete="username" autoCapitalize="none" autoCorrect="off" spellCheck={false} />
        </FormField>
        <FormField label="Email" error={form.errors['email']}>
          <Input name="email" {...EMAIL_INPUT_PROPS} autoComplete="email" />
        </FormField>
        <FormField label="Password" error={form.errors['password']} hint={`At least ${PASSWORD_LENGTH_MIN} characters.`}>
          <PasswordInput name="password" autoComplete="new-password" />
        </FormField>
        <FormField
          label="Address of your card"
          optional
          error={form.errors['cardSlug']}
          hint={`Choose it now: at ${writeLevelNumber(ACCESS_LEVELS.basic)} it cannot be changed later.`}
        >
          <SlugInput name={slug ? 'cardSlug' : undefined} value={slug} onChange={setSlug} />
        </FormField>
        <div className={styles.pair}>
          <FormField label="Full name" optional error={form.errors['fullName']}>
            <Input {...bind('fullName')} autoComplete="name" />
          </FormField>
          <FormField label="Phone" optional error={form.errors['phone']}>
            <Input name="phone" type="tel" autoComplete="tel" />
          </FormField>
        </div>
      </AuthForm>
      <p className="small-muted">
        By creating an account you agree to the <a href={LEGAL_PAGES.terms.path}>{LEGAL_PAGES.terms.title}</a>.{' '}
        <a href={LEGAL_PAGES.privacy.path}>{LEGAL_PAGES.privacy.title}</a> says what is stored.
      </p>
      <p className="muted">
        Already have an account? <Link href={loginPath}>Sign in</Link>
      </p>
    </>
  )
}

const ChosenPlan = ({ plan }: { plan: RequestablePlan }) => (
  <Alert title={writePlanPrice(plan)}>
    {`You start as ${writeLevel(ACCESS_LEVELS.basic)}; an administrator switches on ${accessLevelTileLabelOf(levelOfPlan(plan))}. Confirm your address with the link we mail you.`}
  </Alert>
)
