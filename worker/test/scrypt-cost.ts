/** Cheap hash parameters for the tests; `auth/password.test.ts` checks the real ones. */
export const SCRYPT = { N: 2048, r: 8, p: 1 } as const
