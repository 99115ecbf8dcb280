/** Who runs this site, by the settings OPERATOR_NAME and OPERATOR_CONTACT. A missing or invalid setting is null. */
export interface Operator {
  name: string | null
  contact: { text: string; href: string } | null
}

export const OPERATOR_NAME_LENGTH_MAX = 120

/** Where the owner of a suspended card answers: a mail whose subject names the card's address, or the operator's page. */
export const appealLinkOf = ({ href }: NonNullable<Operator['contact']>, cardAddress: string): string =>
  href.startsWith('mailto:') ? `${href}?subject=${encodeURIComponent(`Suspended card ${cardAddress}`)}` : href
