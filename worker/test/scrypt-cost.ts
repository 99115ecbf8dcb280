/** Fast password hash parameters for the tests. `auth/password.test.ts` checks the real parameters. */
export const SCRYPT_COST = { N: 256, r: 8, p: 1 } as const
