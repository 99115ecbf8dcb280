export const ALREADY_TAKEN_ERROR_MESSAGES = {
  usernameTaken: 'Username already exists',
  slugTaken: 'This URL is already taken',
} as const
