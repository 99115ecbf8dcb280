export const PT = { businesses: [], conversations: [] }
