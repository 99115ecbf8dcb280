import type { Context } from 'hono'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import type { AddPasskeyBody, PasskeyAssertion } from '../../schema/second-factor-body.ts'
import type { PasskeyOptions } from '../../schema/second-factor.ts'
import type { HonoEnv } from '../platform/context.ts'
import type { UserRow } from '../platform/db.ts'
import type { NewPasskey, PasskeyRow } from './factor-queries.ts'

/** COSE numbers of ES256, EdDSA and RS256, which all authenticators among them can do. */
const ALGORITHM_IDS = [-7, -8, -257]
/** An RSA key of 4,096 bits has some 540 bytes. A much longer one would make each sign-in slow. */
const PUBLIC_KEY_BYTES_MAX = 1024

/** A challenge that was sent to a browser, with the time (ms since 1970) when it was made. */
export interface PasskeyChallenge {
  challenge: string
  issuedAt: number
}

/**
 * The library has 500 kB, and only calls with passkeys need it. One of its dependencies needs the polyfill when it starts. The library
 * imports it too, but in the bundle this runs too late.
 */
async function loadWebauthn() {
  await import('reflect-metadata')
  return import('@simplewebauthn/server')
}

/** A passkey belongs to a domain. Other hosts than that of the app, such as previews, have passkeys of their own. */
function relyingPartyOf(c: Context<HonoEnv>): { id: string; origin: string } {
  const { hostname, origin } = new URL(c.req.url)
  const home = new URL(c.env.APP_ORIGIN).hostname
  return { id: hostname.endsWith(`.${home}`) ? home : hostname, origin }
}

/** Goes into the passkey, which gives it back at sign-in. An id says nothing about a person and never changes. */
const userHandleOf = (userId: number) => new Uint8Array(Buffer.from(String(userId)))

/** The passkey must be able to sign in alone, so the authenticator stores it and asks for a fingerprint, a face or a PIN. */
export async function createPasskeyRegistration(c: Context<HonoEnv>, user: UserRow, existing: PasskeyRow[]): Promise<PasskeyOptions> {
  const { generateRegistrationOptions } = await loadWebauthn()
  return generateRegistrationOptions({
    rpName: PRODUCT_NAMES.name,
    rpID: relyingPartyOf(c).id,
    userID: userHandleOf(user.id),
    userName: user.username,
    userDisplayName: user.fullName ?? user.username,
    excludeCredentials: existing.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHM_IDS,
  })
}

/** Without `passkeys`, the browser offers all that it has for this site. */
export async function createPasskeyRequest(c: Context<HonoEnv>, passkeys?: PasskeyRow[]): Promise<PasskeyOptions> {
  const { generateAuthenticationOptions } = await loadWebauthn()
  const allowCredentials = passkeys?.map(({ credentialId, transports }) => ({ id: credentialId, transports }))
  return generateAuthenticationOptions({
    rpID: relyingPartyOf(c).id,
    userVerification: 'required',
    ...(allowCredentials && { allowCredentials }),
  })
}

/**
 * Leaves out what an authenticator states about its make. Nobody relies on it, and reading it means parsing certificates of whoever calls.
 */
async function dropAttestation(attestationObject: string): Promise<string> {
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = await import('@simplewebauthn/server/helpers')
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData')
  const without = new Map<string, string | Uint8Array | Map<string, never>>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, never>()],
    ['authData', authData],
  ])
  return isoBase64URL.fromBuffer(isoCBOR.encode(without))
}

/** Returns the passkey that a browser has created for the challenge; null if anything is wrong with it. */
export async function readNewPasskey(
  c: Context<HonoEnv>,
  { name, passkey }: AddPasskeyBody,
  { challenge }: PasskeyChallenge,
): Promise<NewPasskey | null> {
  const { verifyRegistrationResponse } = await loadWebauthn()
  const { id, origin } = relyingPartyOf(c)
  const { clientDataJSON, attestationObject, transports = [] } = passkey.response
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: passkey.id,
        rawId: passkey.rawId,
        type: passkey.type,
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject: await dropAttestation(attestationObject) },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      supportedAlgorithmIDs: ALGORITHM_IDS,
    })
    if (!registrationInfo || registrationInfo.credential.publicKey.length > PUBLIC_KEY_BYTES_MAX) return null
    const { credential } = registrationInfo
    const publicKey = Buffer.from(credential.publicKey).toString('base64url')
    return { credentialId: credential.id, publicKey, signatureCount: credential.counter, transports, name }
  } catch {
    return null
  }
}

/**
 * Checks a signature of a passkey: that it is for this challenge, site and key, that the holder was verified, and that its counter has
 * grown. Returns the new counter; null if anything is wrong.
 */
export async function checkPasskeySignature(
  c: Context<HonoEnv>,
  stored: PasskeyRow,
  { id, rawId, type, response }: PasskeyAssertion,
  { challenge }: PasskeyChallenge,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await loadWebauthn()
  const { id: rpId, origin } = relyingPartyOf(c)
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  // Authenticators may leave the user out if the site has named the passkeys.
  if (userHandle && userHandle !== Buffer.from(userHandleOf(stored.userId)).toString('base64url')) return null
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, type, clientExtensionResults: {}, response: { clientDataJSON, authenticatorData, signature } },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: {
        id: stored.credentialId,
        publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
        counter: stored.signatureCount,
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
