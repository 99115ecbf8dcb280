import type { PushSubscriptionBody } from '../../schema/push.ts'

/** The browser of the example in RFC 8291, appendix A. */
export const TEST_PUSH_SUBSCRIPTION: PushSubscriptionBody = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/test',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
}
const PRIVATE_KEY = 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'

/** Makes the keys of a deployment, as the settings have them. */
export async function createPushKeys() {
  const pair = (await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])) as CryptoKeyPair
  const raw = (await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer
  const { d } = (await crypto.subtle.exportKey('jwk', pair.privateKey)) as JsonWebKey
  return { publicKey: pair.publicKey, VAPID_PUBLIC_KEY: Buffer.from(raw).toString('base64url'), VAPID_PRIVATE_KEY: d! }
}

const bytesOf = (text: string) => Buffer.from(text, 'base64url')
const ec = { name: 'ECDH', namedCurve: 'P-256' }

async function deriveBytes(salt: Uint8Array, secret: Uint8Array, info: Uint8Array, length: number): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, length * 8))
}

/** Decrypts what a push service passes on to the test browser (RFC 8291, section 3.4). */
export async function decryptPush(body: Uint8Array): Promise<unknown> {
  const [salt, sender, encrypted] = [body.slice(0, 16), body.slice(21, 86), body.slice(86)]
  const own = bytesOf(TEST_PUSH_SUBSCRIPTION.keys.p256dh)
  const [x, y] = [own.subarray(1, 33), own.subarray(33)].map((part) => part.toString('base64url'))
  const privateKey = await crypto.subtle.importKey('jwk', { kty: 'EC', crv: 'P-256', x, y, d: PRIVATE_KEY }, ec, false, ['deriveBits'])
  const senderKey = await crypto.subtle.importKey('raw', sender, ec, false, [])
  const shared = new Uint8Array(await crypto.subtle.deriveBits({ name: 'ECDH', public: senderKey } as never, privateKey, 256))
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
  const secret = await deriveBytes(bytesOf(TEST_PUSH_SUBSCRIPTION.keys.auth), shared, keyInfo, 32)
  const key = await deriveBytes(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const iv = await deriveBytes(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12)
  const aes = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt'])
  const padded = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, aes, encrypted))
  return JSON.parse(new TextDecoder().decode(padded.slice(0, padded.lastIndexOf(2)))) as unknown
}
