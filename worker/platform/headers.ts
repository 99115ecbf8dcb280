/** Headers of every answer that has no others for the same purpose. They are those of data: a document has rights that it names itself. */
export const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
}

export const API_RESPONSE_HEADERS = { ...SECURITY_HEADERS, 'cache-control': 'no-store' }

/** For pictures that other sites and mails may show. A redirect to such a picture needs it too. */
export const CROSS_ORIGIN_PICTURE_HEADERS = { 'cross-origin-resource-policy': 'cross-origin' }
