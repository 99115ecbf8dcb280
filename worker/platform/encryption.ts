import { computeKeyedHash } from '../platform/address.ts'
import type { Env } from '../platform/env.ts'

type SecretEnv = Pick<Env, 'SESSION_SECRET'>

const IV_BYTES = 12

const importKey = (env: SecretEnv) =>
  crypto.subtle.importKey('raw', Buffer.from(computeKeyedHash(env, 'upload-password', ''), 'base64url'), 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ])

/** The row's place is authenticated, so that a password never opens in another row. */
const parametersOf = (iv: Uint8Array<ArrayBuffer>, uploadId: number, index: number) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(`${uploadId}/${index}`),
})

/** Encrypts the password of an uploaded row, so that neither the queue nor a log holds one in clear. */
export async function encryptUploadPassword(env: SecretEnv, uploadId: number, index: number, password: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const encrypted = await crypto.subtle.encrypt(parametersOf(iv, uploadId, index), await importKey(env), new TextEncoder().encode(password))
  return Buffer.concat([iv, new Uint8Array(encrypted)]).toString('base64')
}

/** Returns null for a text that was encrypted for another row, or before the secret changed. */
export async function decryptUploadPassword(env: SecretEnv, uploadId: number, index: number, text: string): Promise<string | null> {
  const bytes = new Uint8Array(Buffer.from(text, 'base64'))
  try {
    const parameters = parametersOf(bytes.slice(0, IV_BYTES), uploadId, index)
    return new TextDecoder().decode(await crypto.subtle.decrypt(parameters, await importKey(env), bytes.slice(IV_BYTES)))
  } catch {
    return null
  }
}
