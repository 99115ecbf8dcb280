import { SHARED_ERROR_MESSAGES } from '../../schema/error.ts'
import { PRODUCT_NAMES } from '../../schema/product.ts'

export const ASSISTANT_UNAVAILABLE_TITLE = `${PRODUCT_NAMES.assistant} Not Available`
export const ASSISTANT_UNAVAILABLE_TEXT = SHARED_ERROR_MESSAGES.assistantOff
