/** Error messages about names that another account or card has. They are apart from the others, because the browser needs only these. */
export const TAKEN_ERROR_MESSAGES = {
  usernameTaken: 'Username already exists',
  slugTaken: 'This URL is already taken',
} as const
