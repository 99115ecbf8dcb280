const RETRY_DELAY_MAX_SECONDS = 300

/** Delivers a queue message again, after a pause that doubles with each attempt. */
export function retryMessageLater(message: Message<unknown>) {
  message.retry({ delaySeconds: Math.min(RETRY_DELAY_MAX_SECONDS, 5 * 2 ** message.attempts) })
}
