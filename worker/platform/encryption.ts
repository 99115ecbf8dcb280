import { computeKeyedHash } from './address.ts'
import type { Env } from './env.ts'

type SecretEnv = Pick<Env, 'SESSION_SECRET'>

const IV_BYTES = 12

/** The key of each purpose comes from SESSION_SECRET, so no key needs storing. */
const importKey = (env: SecretEnv, purpose: string) =>
  crypto.subtle.importKey('raw', Buffer.from(computeKeyedHash(env, purpose, ''), 'base64url'), 'AES-GCM', false, ['encrypt', 'decrypt'])

const parametersOf = (iv: Uint8Array<ArrayBuffer>, place: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(place),
})

/**
 * Encrypts a text, so that the database, the queue and the log hold no secret in clear. `place` says where the text is stored. It is
 * authenticated, so that a text that was copied to another place does not open there.
 */
export async function encryptText(env: SecretEnv, purpose: string, place: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const encrypted = await crypto.subtle.encrypt(parametersOf(iv, place), await importKey(env, purpose), new TextEncoder().encode(text))
  return Buffer.concat([iv, new Uint8Array(encrypted)]).toString('base64')
}

/** Returns null for a text that was encrypted for another purpose or place, or before the secret changed. */
export async function decryptText(env: SecretEnv, purpose: string, place: string, encrypted: string): Promise<string | null> {
  const bytes = new Uint8Array(Buffer.from(encrypted, 'base64'))
  try {
    const parameters = parametersOf(bytes.slice(0, IV_BYTES), place)
    return new TextDecoder().decode(await crypto.subtle.decrypt(parameters, await importKey(env, purpose), bytes.slice(IV_BYTES)))
  } catch {
    return null
  }
}
