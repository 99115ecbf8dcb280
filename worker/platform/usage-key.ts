export const cardUsageKeyOf = (cardId: number) => `card:${cardId}`

export const MODEL_USAGE_KEY = 'model'

export const modelUsageKeyOf = (share: { cardId: number } | { ownerId: number }) =>
  'cardId' in share ? `model card:${share.cardId}` : `model owner:${share.ownerId}`
