import { PRODUCT_NAMES } from '../../schema/product.ts'
import { LEGAL_PAGES } from '../../schema/route.ts'
import type { Deployment } from './deployment.ts'
import { MissingOperatorNotice, OperatorContactLink, OperatorName } from './operator-parts.tsx'

export function ContactText({ deployment: { operator } }: { deployment: Deployment }) {
  return (
    <>
      <MissingOperatorNotice operator={operator} />
      {(operator.name || operator.contact) && (
        <>
          <h2>About this site and your account</h2>
          <p>
            <OperatorName operator={operator} /> runs this site.{' '}
            {operator.contact && (
              <>
                Write to <OperatorContactLink operator={operator} />. Say which page you were on, what you did and what you saw.
              </>
            )}
          </p>
        </>
      )}
      <h2>About a card, or a message you sent to its owner</h2>
      <p>Ask the owner of the card. The ways to reach them are on the card itself.</p>
      {operator.contact && (
        <>
          <h2>To report a card</h2>
          <p>
            A card that is not what it claims to be, or breaks the <a href={LEGAL_PAGES.terms.path}>terms</a>, can be reported by the link
            “Report this card” at its foot, or to the operator at the same address. Then send the address of the card and say what is wrong
            with it.
          </p>
        </>
      )}
      <h2>To have your data deleted</h2>
      <p>
        <a href={`${LEGAL_PAGES.privacy.path}#deletion`}>Privacy</a> says who holds what, and how to have it deleted. {PRODUCT_NAMES.name}{' '}
        users delete their account themselves, in their account settings.
      </p>
    </>
  )
}
