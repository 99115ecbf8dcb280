/** Hashes cost the tests of whole flows next to nothing; `auth/password.test.ts` checks the real cost. */
export const SCRYPT = { N: 2048, r: 8, p: 1 } as const
