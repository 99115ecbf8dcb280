/**
 * What a password's hash costs: one of OWASP's equivalent scrypt settings (Password Storage Cheat Sheet). N · r · p stays
 * below the runtime's 2^20.
 */
export const SCRYPT = { N: 16_384, r: 8, p: 5 } as const
