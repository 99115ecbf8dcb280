/**
 * Cost parameters of password hashes: one of OWASP's equivalent scrypt settings (Password Storage Cheat Sheet). N · r · p stays
 * below the runtime's limit of 2^20.
 */
export const SCRYPT = { N: 16_384, r: 8, p: 5 } as const
