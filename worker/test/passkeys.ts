import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { AddPasskeyBody, PasskeyAssertion } from '../../schema/second-factor-body.ts'

const FLAGS = { userPresent: 1, userVerified: 4, attestedData: 64 }

const encode = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
const concat = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))

/** Well-formed bodies whose signatures and keys are none. */
export const SAMPLE_PASSKEY_ASSERTION: PasskeyAssertion = {
  id: 'none',
  rawId: 'none',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'MQ' },
}
export const SAMPLE_NEW_PASSKEY: AddPasskeyBody['passkey'] = {
  id: 'none',
  rawId: 'none',
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'AAAA' },
}

/** What a test may change in an answer of its authenticator. */
export interface PasskeyChanges {
  origin?: string
  rpId?: string
  challenge?: string
  count?: number
  userVerified?: boolean
  userHandle?: string | null
  /** `x5c` and the like of an attestation; by default there is none. */
  attestation?: [string, Map<string, never>]
}

/** ECDSA signatures of WebAuthn are ASN.1 sequences of two integers; those of WebCrypto are the two numbers in a row. */
function toAsn1Signature(raw: Uint8Array): Uint8Array {
  const integerOf = (bytes: Uint8Array) => {
    const start = bytes.findIndex((byte) => byte !== 0)
    const digits = bytes.slice(start)
    const positive = digits[0]! > 127 ? concat(new Uint8Array([0]), digits) : digits
    return concat(new Uint8Array([2, positive.length]), positive)
  }
  const both = concat(integerOf(raw.slice(0, 32)), integerOf(raw.slice(32)))
  return concat(new Uint8Array([0x30, both.length]), both)
}

/** Creates an authenticator in software, with one P-256 key, which answers as a browser on `origin` passes its answers on. */
export async function createTestAuthenticator({ origin = 'http://localhost', counts = true } = {}) {
  const pair = (await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])) as CryptoKeyPair
  const point = new Uint8Array((await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer)
  const credentialId = crypto.getRandomValues(new Uint8Array(32))
  let count = 0
  let userHandle = ''

  const clientDataOf = (type: string, challenge: string, changes: PasskeyChanges) =>
    new Uint8Array(
      Buffer.from(
        JSON.stringify({ type, challenge: changes.challenge ?? challenge, origin: changes.origin ?? origin, crossOrigin: false }),
      ),
    )
  async function authenticatorDataOf(changes: PasskeyChanges, attested: Uint8Array | null) {
    const rpId = changes.rpId ?? new URL(origin).hostname
    const flags =
      FLAGS.userPresent + (changes.userVerified === false ? 0 : FLAGS.userVerified) + (attested === null ? 0 : FLAGS.attestedData)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(changes.count ?? count)
    return concat(await sha256(new Uint8Array(Buffer.from(rpId))), new Uint8Array([flags]), counter, attested ?? new Uint8Array())
  }

  return {
    id: encode(credentialId),
    /** Answers `navigator.credentials.create` with the options that the server has sent. */
    async register(options: unknown, changes: PasskeyChanges = {}): Promise<AddPasskeyBody['passkey']> {
      const { challenge, user } = options as { challenge: string; user: { id: string } }
      userHandle = user.id
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, point.slice(1, 33)],
          [-3, point.slice(33)],
        ]),
      )
      const attested = concat(new Uint8Array(16), new Uint8Array([0, credentialId.length]), credentialId, key)
      const [fmt, attStmt] = changes.attestation ?? ['none', new Map<string, never>()]
      const authData = await authenticatorDataOf(changes, attested)
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, never>>([
          ['fmt', fmt],
          ['attStmt', attStmt],
          ['authData', authData],
        ]),
      )
      return {
        id: encode(credentialId),
        rawId: encode(credentialId),
        type: 'public-key',
        response: {
          clientDataJSON: encode(clientDataOf('webauthn.create', challenge, changes)),
          attestationObject: encode(attestation),
          transports: ['internal'],
        },
      }
    },
    /** Answers `navigator.credentials.get` with the options that the server has sent. */
    async sign(options: unknown, changes: PasskeyChanges = {}): Promise<PasskeyAssertion> {
      if (counts) count++
      const { challenge } = options as { challenge: string }
      const clientData = clientDataOf('webauthn.get', challenge, changes)
      const authenticatorData = await authenticatorDataOf(changes, null)
      const signed = concat(authenticatorData, await sha256(clientData))
      const raw = new Uint8Array(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, signed))
      return {
        id: encode(credentialId),
        rawId: encode(credentialId),
        type: 'public-key',
        response: {
          clientDataJSON: encode(clientData),
          authenticatorData: encode(authenticatorData),
          signature: encode(toAsn1Signature(raw)),
          userHandle: changes.userHandle === undefined ? userHandle : changes.userHandle,
        },
      }
    },
  }
}
