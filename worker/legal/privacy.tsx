import { QUEUED_EVENTS_MAX, QUEUED_FORMS_MAX, QUEUED_ITEM_AGE_DAYS_MAX } from '../../schema/offline.ts'
import { SESSION_IDLE_MAX_MS } from '../../schema/bounds.ts'
import { RETENTION_DAYS } from '../../schema/retention.ts'
import { LEGAL_PAGES, PRIVACY_ANCHORS } from '../../schema/route.ts'
import type { Deployment } from './deployment.ts'
import { MissingOperatorNotice, OperatorContactLink, OperatorName } from './operator-parts.tsx'

const DAY_MS = 86_400_000

const daysOf = (days: number) => (days === 1 ? 'a day' : `${days} days`)

const addressOf = ({ storesFullAddresses }: Deployment) =>
  storesFullAddresses
    ? 'your internet address'
    : 'your internet address without its end (the first three of the four numbers, or the first 48 bits of an IPv6 address)'

function VisitsText({ deployment }: { deployment: Deployment }) {
  return (
    <>
      <h2 id="visits">When you open a card</h2>
      <p>
        The owner of a card sees how often it was opened and used. For that, a visit, a tap on a link, a played video and a saved contact
        are stored with:
      </p>
      <ul>
        <li>the time, and for a visit how long the card was open;</li>
        <li>the kind of your device, its system and its browser, such as “Mobile · iOS · Safari”;</li>
        <li>the city and country to which your internet address belongs;</li>
        <li>for a visit, the site that led you here, or the way of sharing, such as a QR code;</li>
        <li>
          {addressOf(deployment)}. It is erased after {daysOf(RETENTION_DAYS.address)}.
        </li>
      </ul>
      <p>The rest stays until the card is deleted, because the owner’s counts are made of it. None of it names you.</p>
      <p>
        So that a visitor of one day counts once, a keyed hash of your address, browser and card is kept. Its key changes each day, and it
        is deleted after {daysOf(RETENTION_DAYS.visitorKey)}.
      </p>
      <p>
        If your browser sends “Do Not Track” or “Global Privacy Control”, your address, your place, the site that led you here and this hash
        are not stored.
      </p>
      <p>
        An event that the database could not store is kept elsewhere until it is stored, for {daysOf(RETENTION_DAYS.deadLetter)} at most.
      </p>
      <p>
        Cards set no cookies, and have no advertising.{' '}
        {deployment.hasMaps
          ? 'A video loads from its provider when you play it, and a map from Google when you press “Show Map”.'
          : 'A video loads from its provider when you play it.'}{' '}
        If the owner has embedded content or pictures of another site, these load with the card. Then that site learns your address.
      </p>
    </>
  )
}

function FormsText() {
  return (
    <>
      <h2 id={PRIVACY_ANCHORS.forms}>When you send a form</h2>
      <p>
        What you write is stored for the owner of the card, with the same details as a visit. Your address is erased after{' '}
        {daysOf(RETENTION_DAYS.address)}. A keyed hash of your network, which stops floods of messages, is erased after{' '}
        {daysOf(RETENTION_DAYS.formNetwork)}. The rest stays until the card is deleted. The owner may get a mail with it and a notification
        with your name, and can export it.
      </p>
    </>
  )
}

function ChatsText({ hasAssistant, modelProvider }: Deployment) {
  return (
    <>
      <h2 id={PRIVACY_ANCHORS.chats}>When you chat with a card’s assistant</h2>
      <p>
        The conversation is stored for the owner of the card: what you and the assistant write, the name, email and phone that you give, the
        buttons that you press, a score of your interest, and the same details as a visit. Your address is erased after{' '}
        {daysOf(RETENTION_DAYS.address)}, the conversation {daysOf(RETENTION_DAYS.conversation)} after it began. A question that the
        assistant could not answer is kept for the owner {daysOf(RETENTION_DAYS.conversation)} after it was last asked.
      </p>
      <p>
        If you ask for a person, leave contact details or seem interested, the owner may get a mail with what you wrote, and a notification
        with your name and the time that you want.
      </p>
      {hasAssistant && (
        <p>
          {modelProvider
            ? `Replies are written with a language model of ${modelProvider}. It gets the conversation and what the owner wrote about the business, and no address or device.`
            : 'Replies are made on this site’s own server. No language model of another company gets the conversation.'}
        </p>
      )}
    </>
  )
}

function ReportsText() {
  return (
    <>
      <h2 id={PRIVACY_ANCHORS.reports}>When you report a card</h2>
      <p>
        What you choose and write, and your email if you give one, are stored for the administrators, together with the card as it was. They
        are deleted {daysOf(RETENTION_DAYS.closedReport)} after an administrator has closed the report. The owner of the card does not learn
        who sent it. A keyed hash of your network, which counts the reports of a day, is deleted after {daysOf(RETENTION_DAYS.visitorKey)}.
      </p>
    </>
  )
}

function AccountText() {
  return (
    <>
      <h2 id="accounts">When you have an account</h2>
      <ul>
        <li>
          Your username, email, name, phone and level, a hash of your password, your cards, and your settings are stored until you delete
          them or your account. So is what your second factors are checked with: the secret of your authenticator app, encrypted; the public
          keys of your passkeys and the names that you give them; and hashes of your recovery codes.
        </li>
        <li>
          One cookie keeps you signed in, and another one tells the page that you are. While you sign in with a second factor or a passkey,
          a cookie remembers the step for ten minutes at most. For each sign-in, your device, city and country are stored, until you sign
          out or after {daysOf(SESSION_IDLE_MAX_MS / DAY_MS)} without use.
        </li>
        <li>
          Against stolen passwords, keyed hashes of networks and devices are kept: {daysOf(RETENTION_DAYS.attempt)} of a failed attempt, and{' '}
          {daysOf(RETENTION_DAYS.knownNetwork)} after the last sign-in from a network or with a device.
        </li>
        <li>
          Mails about your account and your leads go to your address. That a mail was sent is noted for {daysOf(RETENTION_DAYS.attempt)}.
        </li>
        <li>
          What administrators do with your account, cards and conversations, your deletions and your downloads are listed without names and
          contents for {daysOf(RETENTION_DAYS.auditEntry)}.
        </li>
        <li>If an administrator suspends a card, the reason and a note to you are stored until the suspension is lifted.</li>
        <li>
          If you ask for a plan, the request and its time are stored until it is granted, declined or withdrawn. Administrators see it, and
          may get a mail with your username.
        </li>
        <li>
          If you let a browser notify you about leads, its address at the push service of its maker, and its keys, are stored until you
          switch that off, sign out there or do not use the app there for {daysOf(SESSION_IDLE_MAX_MS / DAY_MS)}. Only this browser can read
          the notifications.
        </li>
        <li>
          When an administrator uploads a list of people, it is kept without passwords for {daysOf(RETENTION_DAYS.userUpload)} at most.
        </li>
        <li>What administrators do with accounts and cards of others is logged with numbers, without names or addresses, and stays.</li>
      </ul>
    </>
  )
}

function DeviceText() {
  return (
    <>
      <h2 id="device">What stays on your device</h2>
      <ul>
        <li>
          Without a network, up to {QUEUED_FORMS_MAX} forms and {QUEUED_EVENTS_MAX} events wait in your browser’s storage until they can be
          sent, for {daysOf(QUEUED_ITEM_AGE_DAYS_MAX)} at most.
        </li>
        <li>A chat is kept until you close its tab.</li>
        <li>
          The app keeps your choice of colours, drafts, and copies of your cards, so that they open without a network. Signing out deletes
          the copies. A card that you install keeps a copy of itself.
        </li>
      </ul>
    </>
  )
}

function DeletionText({ operator }: Deployment) {
  return (
    <>
      <h2 id="deletion">How to have it deleted</h2>
      <ul>
        <li>
          Ask the owner of the card, whose contact details are on it. Owners can delete conversations, and their whole account; an
          administrator can delete a card.
        </li>
        <li>
          Or ask the operator
          {operator.contact ? (
            <>
              : <OperatorContactLink operator={operator} />
            </>
          ) : (
            ''
          )}
          . Name the card, the day and what you did, so that it can be found.
        </li>
        <li>
          If you have an account, delete it in your account settings. This deletes your cards with their pictures, counts, forms and
          conversations. Only the addresses of the cards stay reserved.
        </li>
      </ul>
      <p>
        Backups of the database hold what was deleted for up to 30 days more. You may also ask what is stored of you, have it corrected, and
        complain to the authority for data protection where you live.
      </p>
    </>
  )
}

export function PrivacyText({ deployment }: { deployment: Deployment }) {
  const { operator } = deployment
  return (
    <>
      <MissingOperatorNotice operator={operator} />
      <p>What this site stores of visitors and of its users, how long, by whom, and how to have it deleted.</p>
      <h2 id="who">Who is responsible</h2>
      <ul>
        <li>
          <OperatorName operator={operator} /> runs this site. <a href={LEGAL_PAGES.contact.path}>Contact</a>
        </li>
        <li>The owner of a card decides what its form and its assistant ask, and sees what visitors do and send.</li>
        <li>
          Cloudflare runs the servers, the database, the storage of pictures and the sending of mails for the operator, and logs requests
          for some days.
        </li>
      </ul>
      <VisitsText deployment={deployment} />
      <FormsText />
      <ChatsText {...deployment} />
      <ReportsText />
      <AccountText />
      <DeviceText />
      <DeletionText {...deployment} />
    </>
  )
}
