/** Who runs this site, by the settings OPERATOR_NAME and OPERATOR_CONTACT. A missing or invalid setting is null. */
export interface Operator {
  name: string | null
  contact: { text: string; href: string } | null
}

export const OPERATOR_NAME_LENGTH_MAX = 120
