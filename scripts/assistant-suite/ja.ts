export const JA = { businesses: [], conversations: [] }
