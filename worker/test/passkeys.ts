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

/** A key pair as WebCrypto makes it, with its public key in the form of WebAuthn (COSE, RFC 9053). */
interface TestKey {
  cose: Map<number, number | Uint8Array>
  sign: (data: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>
}

async function generateKey(algorithm: object) {
  const pair = (await crypto.subtle.generateKey(algorithm as SubtleCryptoGenerateKeyAlgorithm, true, ['sign', 'verify'])) as CryptoKeyPair
  const jwk = (await crypto.subtle.exportKey('jwk', pair.publicKey)) as Record<'n' | 'e' | 'x' | 'y', string>
  const sign = async (data: Uint8Array<ArrayBuffer>, how: object) =>
    new Uint8Array(await crypto.subtle.sign(how as SubtleCryptoSignAlgorithm, pair.privateKey, data))
  return { numberOf: (name: keyof typeof jwk) => new Uint8Array(Buffer.from(jwk[name], 'base64url')), sign }
}

const KEY_GENERATORS: Record<'ES256' | 'EdDSA' | 'RS256', () => Promise<TestKey>> = {
  async ES256() {
    const { numberOf, sign } = await generateKey({ name: 'ECDSA', namedCurve: 'P-256' })
    const parts: [number, number | Uint8Array][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, numberOf('x')],
      [-3, numberOf('y')],
    ]
    return { cose: new Map(parts), sign: async (data) => toAsn1Signature(await sign(data, { name: 'ECDSA', hash: 'SHA-256' })) }
  },
  async EdDSA() {
    const { numberOf, sign } = await generateKey({ name: 'Ed25519' })
    const parts: [number, number | Uint8Array][] = [
      [1, 1],
      [3, -8],
      [-1, 6],
      [-2, numberOf('x')],
    ]
    return { cose: new Map(parts), sign: (data) => sign(data, { name: 'Ed25519' }) }
  },
  async RS256() {
    const name = 'RSASSA-PKCS1-v1_5'
    const publicExponent = new Uint8Array([1, 0, 1])
    const { numberOf, sign } = await generateKey({ name, modulusLength: 2048, publicExponent, hash: 'SHA-256' })
    const parts: [number, number | Uint8Array][] = [
      [1, 3],
      [3, -257],
      [-1, numberOf('n')],
      [-2, numberOf('e')],
    ]
    return { cose: new Map(parts), sign: (data) => sign(data, { name }) }
  },
}
export const PASSKEY_ALGORITHMS = Object.keys(KEY_GENERATORS) as (keyof typeof KEY_GENERATORS)[]

interface TestAuthenticatorOptions {
  origin?: string
  /** False for one whose counter is always 0, such as a passkey that a phone shares with a laptop. */
  counts?: boolean
  algorithm?: keyof typeof KEY_GENERATORS
}

/** Creates an authenticator in software, with one key, which answers as a browser on `origin` passes its answers on. */
export async function createTestAuthenticator({
  origin = 'http://localhost',
  counts = true,
  algorithm = 'ES256',
}: TestAuthenticatorOptions = {}) {
  const key = await KEY_GENERATORS[algorithm]()
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
      const attested = concat(new Uint8Array(16), new Uint8Array([0, credentialId.length]), credentialId, isoCBOR.encode(key.cose))
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
      return {
        id: encode(credentialId),
        rawId: encode(credentialId),
        type: 'public-key',
        response: {
          clientDataJSON: encode(clientData),
          authenticatorData: encode(authenticatorData),
          signature: encode(await key.sign(signed)),
          userHandle: changes.userHandle === undefined ? userHandle : changes.userHandle,
        },
      }
    },
  }
}
