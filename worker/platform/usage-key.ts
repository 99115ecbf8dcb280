/** Key under which the messages to a card's assistant are counted. */
export const cardUsageKeyOf = (cardId: number) => `card:${cardId}`
