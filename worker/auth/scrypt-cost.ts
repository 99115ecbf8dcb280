/** One of OWASP's recommended settings for scrypt. N · r · p stays below the runtime's limit of 2^20. */
export const SCRYPT_COST = { N: 16_384, r: 8, p: 5 } as const
