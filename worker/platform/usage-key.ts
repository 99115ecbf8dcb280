/** Key under which the messages to a card's assistant are counted. */
export const cardUsageKeyOf = (cardId: number) => `card:${cardId}`

/** Key under which all requests of a deployment to its model are counted. */
export const MODEL_USAGE_KEY = 'model'

/** Key under which the requests to the model for one card, or for all cards of an owner, are counted. */
export const modelUsageKeyOf = (share: { cardId: number } | { ownerId: number }) =>
  'cardId' in share ? `model card:${share.cardId}` : `model owner:${share.ownerId}`
