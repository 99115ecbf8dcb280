/** Returns 24 random letters and digits. Made by hand, because browsers lack `crypto.randomUUID` on insecure origins. */
export const createRandomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, '0')).join('')
