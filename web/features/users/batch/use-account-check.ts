import { useEffect, useMemo, useState } from 'react'
import { USERS_PER_CONFLICT_CHECK_MAX, type UploadedUserFields } from '../../../../schema/user-upload.ts'
import { requestApi } from '../../../lib/api.ts'
import { findEmailProblem, findSlugProblem, findUsernameProblem } from '../../../lib/user-field-checks.ts'
import { hasUnstorableCharacters } from './check-fields.ts'
import { uploadedEmailKeyOf, type ExistingAccountsByKey, uploadedSlugKeyOf, uploadedUsernameKeyOf } from './check-rows.ts'
import type { UploadRow } from './columns.ts'

const CHECK_DELAY_MS = 400

/**
 * Returns the values of a row about which the server was not asked yet; null if there are none. Invalid values are left out, so that the
 * request is short.
 */
export function listUncheckedValues(fields: UploadedUserFields, known: ExistingAccountsByKey) {
  const [username, cardSlug, email] = [fields.username.trim(), uploadedSlugKeyOf(fields), fields.email.trim().normalize('NFC')]
  const asksUsername =
    !hasUnstorableCharacters(username) && findUsernameProblem(username) === null && !known.usernames.has(uploadedUsernameKeyOf(fields))
  const asksSlug = cardSlug !== '' && findSlugProblem(cardSlug) === null && !known.slugs.has(cardSlug)
  const asksEmail = findEmailProblem(email) === null && !known.emails.has(uploadedEmailKeyOf(fields))
  if (!asksUsername && !asksSlug && !asksEmail) return null
  return { username: asksUsername ? username : '', cardSlug: asksSlug ? cardSlug : '', email: asksEmail ? email : '' }
}

export const isAwaitingAccountCheck = (fields: UploadedUserFields, known: ExistingAccountsByKey) =>
  listUncheckedValues(fields, known) !== null

async function askAboutRows(rows: readonly UploadRow[], known: ExistingAccountsByKey, signal: AbortSignal): Promise<ExistingAccountsByKey> {
  const users = rows.map(({ fields }) => listUncheckedValues(fields, known) ?? { username: '', cardSlug: '', email: '' })
  const answer = await requestApi('POST /api/users/check', { body: { users }, signal })
  const [usernames, slugs, emails] = [new Map(known.usernames), new Map(known.slugs), new Map(known.emails)]
  for (const [index, { fields }] of rows.entries()) {
    if (users[index]!.username) usernames.set(uploadedUsernameKeyOf(fields), answer.takenUsernames.includes(index))
    if (users[index]!.cardSlug) slugs.set(uploadedSlugKeyOf(fields), answer.takenSlugs.includes(index))
    if (users[index]!.email) emails.set(uploadedEmailKeyOf(fields), answer.usedEmails.includes(index))
  }
  return { usernames, slugs, emails }
}

const NOTHING_KNOWN: ExistingAccountsByKey = { usernames: new Map(), slugs: new Map(), emails: new Map() }

/** Asks the server which usernames, slugs and addresses exist. Asks again after each edit, but not while `paused`. */
export function useAccountCheck(rows: readonly UploadRow[], paused: boolean) {
  const [known, setKnown] = useState(NOTHING_KNOWN)
  const [failed, setFailed] = useState(false)
  const unknown = useMemo(() => rows.filter(({ fields }) => isAwaitingAccountCheck(fields, known)), [rows, known])
  const isWaiting = !paused && !failed && unknown.length > 0
  useEffect(() => {
    if (!isWaiting) return
    const controller = new AbortController()
    // Only the first check starts at once. Later ones wait until the user stops typing.
    const delay = known === NOTHING_KNOWN || unknown.length > 1 ? 0 : CHECK_DELAY_MS
    const timer = setTimeout(() => {
      askAboutRows(unknown.slice(0, USERS_PER_CONFLICT_CHECK_MAX), known, controller.signal).then(
        (answered) => !controller.signal.aborted && setKnown(answered),
        () => !controller.signal.aborted && setFailed(true),
      )
    }, delay)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [unknown, known, isWaiting])
  return {
    known,
    failed,
    retry: () => setFailed(false),
  }
}
