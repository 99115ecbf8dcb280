import { MONEY_BACK_GUARANTEE } from '../../schema/pricing.ts'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import { LEGAL_PAGES } from '../../schema/route.ts'
import type { Deployment } from './deployment.ts'
import { MissingOperatorNotice, OperatorContactLink, OperatorName } from './operator-parts.tsx'

export function TermsText({ deployment: { operator } }: { deployment: Deployment }) {
  return (
    <>
      <MissingOperatorNotice operator={operator} />
      <p>
        <OperatorName operator={operator} /> runs this site and lets you use {PRODUCT_NAMES.name} on these terms. Opening a card needs no
        agreement; whoever creates an account agrees to them.
      </p>
      <h2>Your account</h2>
      <ul>
        <li>Give an email address at which you can be reached, and keep your password to yourself.</li>
        <li>You are responsible for what is done with your account, until you report that somebody else has got hold of it.</li>
      </ul>
      <h2>Your cards</h2>
      <ul>
        <li>What you put on a card stays yours. You let the operator store it and show it to everybody who opens the card.</li>
        <li>Put on it only what you may publish: your own texts and pictures, or those that you have permission to use.</li>
        <li>Do not pretend to be somebody else, deceive visitors, send unwanted mail, break the law, or attack the site or its users.</li>
        <li>The address of a card stays reserved for it, also after the card was deleted, because it may be printed.</li>
      </ul>
      <h2>Your visitors</h2>
      <ul>
        <li>Ask in forms and chats only for what you need, and use it only to answer the person who wrote it.</li>
        <li>
          You are responsible to your visitors for what they send you. <a href={LEGAL_PAGES.privacy.path}>Privacy</a> says what is stored.
        </li>
        <li>The assistant may be wrong. Check what it says about your business, and its conversations.</li>
      </ul>
      <h2>Plans and money</h2>
      <ul>
        <li>
          No payment is asked for when an account is made; the prices of the plans are on the home page. The operator grants further levels.
        </li>
        <li>If a plan costs money, you learn its price before you pay. The {MONEY_BACK_GUARANTEE} of each plan holds.</li>
      </ul>
      <h2>What you can count on</h2>
      <ul>
        <li>The site may be down for a time, and functions may change. Export your data whenever you like, in your account settings.</li>
        <li>
          The operator may hide or delete what breaks these terms, and close accounts that do so again. If the law allows it, you are told
          why.
        </li>
        <li>These terms take away no right that the law gives you, and limit no liability that the law does not let be limited.</li>
      </ul>
      <h2>Leaving</h2>
      <p>
        You can delete your account at any time, in your account settings. Your cards, and all that belongs to them, are deleted with it.
      </p>
      {operator.contact && (
        <p>
          Questions: <OperatorContactLink operator={operator} />
        </p>
      )}
    </>
  )
}
