import { CAPABILITIES, CAPABILITY_NAMES, cardLimitOfLevel } from '../../../../schema/capabilities.ts'
import { ACCESS_LEVEL_LABELS, ACCESS_LEVEL_NAMES, ACCESS_LEVELS, STARTER_PLAN_NAME } from '../../../../schema/level.ts'
import { OFFLINE_CARDS_MAX } from '../../../../schema/offline.ts'
import { PRODUCT_NAMES } from '../../../../schema/product.ts'
import { LEGAL_PAGES } from '../../../../schema/route.ts'
import { SUPPORT_HOURS } from '../../../../schema/support.ts'
import {
  MAILBOX_LEAD_MAILS_PER_DAY_MAX,
  MAILBOX_MAILS_PER_HOUR_MAX,
  UNCONFIRMED_ADDRESS_MAILS_PER_HOUR_MAX,
} from '../../../../schema/user.ts'
import { INVITATION_LIFETIME_MS } from '../../../../schema/user-list.ts'
import type { GuideSectionSource } from './model.ts'

const cardsOf = (level: number) => (cardLimitOfLevel(level) === 1 ? '1 card' : `${cardLimitOfLevel(level)} cards`)

const LEVEL_BASICS: [level: keyof typeof ACCESS_LEVEL_NAMES, basics: string][] = [
  [1, `${cardsOf(1)} with all themes, sharing and analytics`],
  [2, cardsOf(2)],
  [3, cardsOf(3)],
  [4, 'All of level 3 with any number of cards'],
  [5, 'All of it'],
]

const LEVEL_FACTS = LEVEL_BASICS.map(([level, basics]) => {
  const [name, managedName] = [ACCESS_LEVEL_NAMES[level], ACCESS_LEVEL_LABELS[level]]
  const otherNames = [
    ...(level === ACCESS_LEVELS.basic ? [`${STARTER_PLAN_NAME} on the price list`] : []),
    ...(managedName === name ? [] : [`${managedName} in User Management`]),
  ]
  const gained = CAPABILITY_NAMES.filter((capability) => CAPABILITIES[capability].level === level)
  const parts = [basics, ...gained.map((capability) => CAPABILITIES[capability].guide).filter((text) => text !== null)]
  return `= Level ${level}, ${name}${otherNames.length === 0 ? '' : ` (${otherNames.join(', ')})`}: ${parts.length > 1 ? `${parts.slice(0, -1).join(', ')}, and ` : ''}${parts.at(-1)}.`
})

export const MOBILE_TIPS_SECTION: GuideSectionSource = {
  id: 'mobile-tips',
  title: 'Mobile tips',
  summary: 'Install the app, and use it without a network.',
  topics: [
    {
      id: 'install',
      title: `Install ${PRODUCT_NAMES.name} on your phone`,
      keywords: 'app home screen pwa icon android iphone ios add download store',
      lines: [
        `= Android: Press “Install App” in the banner “Install ${PRODUCT_NAMES.name}”, or choose “Install app” in the browser’s menu.`,
        '= iPhone and iPad: In Safari, tap Share, then “Add to Home Screen”.',
        '= Desktop: In Chrome or Edge, click the install icon at the end of the address bar.',
        'If you dismissed the banner, it stays away for 14 days; the browser’s menu works at any time. A single card can be installed too: open it and use the same menu.',
      ],
    },
    {
      id: 'offline',
      title: 'Without a network',
      keywords: 'offline airplane no internet connection basement hall',
      lines: [
        `- The [Dashboard](dashboard), both editors, this guide and your cards (up to ${OFFLINE_CARDS_MAX}) with their QR codes open without a network, on a device on which you have opened the Dashboard before.`,
        '- A notice says when you see a copy, and how old it is.',
        '- What you save waits and is sent later, see [Drafts, and saving without a network](#drafts).',
        '- Analytics, uploads and the assistant need a network. Pictures of this guide may be missing; its text is all there.',
      ],
    },
    {
      id: 'pwa-settings',
      title: 'The look of the installed app',
      keywords: 'pwa icon name splash screen colour manifest maskable',
      picture: 'app-preview',
      lines: [
        '1. Open the [PWA Settings](pwaSettings).',
        '1. Upload icons under **Icons**; choose names, colours and the splash screen under **Appearance**.',
        '1. Look at **Preview**, then press **Save PWA Settings**.',
        'They shape the app when you are signed in, and your cards when somebody installs them.',
      ],
    },
    {
      id: 'phone-tricks',
      title: 'Small things that help',
      keywords: 'tips tricks shortcut show qr back button',
      lines: [
        '- Keep the app’s icon on the first home screen. A long press on it, on Android, offers shortcuts.',
        '- The Back button of the phone closes an open dialog first.',
        '- In bright sun, turn the screen to full brightness before others scan it.',
      ],
    },
  ],
}

export const SUPPORT_SECTION: GuideSectionSource = {
  id: 'support',
  title: 'Support',
  summary: 'When something does not work, and what your level includes.',
  topics: [
    {
      id: 'code-does-not-scan',
      title: 'The QR code does not scan',
      keywords: 'scan qr problem camera blurry inverted small trouble',
      lines: [
        '- Show it larger or come closer: as a rule of thumb, a code is read from ten times its width.',
        '- Nothing may cover it, and the white border belongs to it. Never invert its colours.',
        '- If a phone reads the card’s code but not the contact’s, use **Card link** in [show mode](#show-mode): it is simpler.',
        '- A code of a deleted card leads to “Card Not Found”. A code of a changed address still works.',
      ],
    },
    {
      id: 'mail-does-not-arrive',
      title: 'A mail does not arrive',
      keywords: 'email spam junk reset password confirmation invitation forgot',
      lines: [
        '- Look into the spam folder, and wait a few minutes.',
        '- Mails about leads, contact forms and your plan need a [confirmed address](#confirm-email).',
        `- At most ${UNCONFIRMED_ADDRESS_MAILS_PER_HOUR_MAX} mails an hour go to an address that is not confirmed, such as that of an invited person, and ${MAILBOX_MAILS_PER_HOUR_MAX} to a confirmed one. Wait an hour before you try again.`,
        `- Mails about urgent leads, people who ask for you and contact forms do not wait for that: up to ${MAILBOX_LEAD_MAILS_PER_DAY_MAX} a day about people and as many about forms come at once. What is above joins the next mail.`,
        `- For a new password, use **Forgot password?** on the sign-in page, then **Send Reset Link**. The link is good for an hour, an invitation for ${INVITATION_LIFETIME_MS / 3_600_000} hours, each for one use. The page says if it no longer is.`,
        '- The page says the same whether or not an account has that address, so check how you spelt it.',
      ],
    },
    {
      id: 'picture-refused',
      title: 'A picture is refused',
      keywords: 'image photo upload failed too large file type heic format megapixel svg foto error',
      lines: [
        '- Use JPG, PNG, GIF or SVG. HEIC photos of an iPhone work in Safari; elsewhere, export them as JPG first.',
        '- Large pictures are made smaller on your device first. If one still has more than 2 MB after that, choose a smaller one.',
        '- If it is too small for its place, the message names the smallest size; see [Profile photo, cover and logo](#photos).',
      ],
    },
    {
      id: 'slug-taken',
      title: '“This URL is already taken”',
      keywords: 'slug address taken unavailable name used',
      lines: [
        'Another card has this address, or had it once: addresses are never given to anybody else, because of printed codes. Try it with your company or city. You may return to your own former addresses.',
      ],
    },
    {
      id: 'not-updated',
      title: 'Visitors still see the old card',
      keywords: 'cache refresh update change not visible',
      lines: [
        'A change shows to everybody within a minute. A preview in a messenger may be kept longer by the messenger. If the editor says “Unsaved changes” or “Waiting for a network”, it is not saved yet.',
      ],
    },
    {
      id: 'levels',
      title: 'What your level includes',
      keywords: 'plan limit upgrade basic professional enterprise admin how many cards permission',
      lines: [
        'Your level is on the Dashboard, in the box **Account Level**. Levels have several names, so go by the number.',
        ...LEVEL_FACTS,
        'In [your account](account), the tab **Plan** shows what Professional and Enterprise cost, and lets you ask for them. Whoever manages users switches them on.',
      ],
    },
    {
      id: 'user-management',
      title: 'User Management',
      keywords: 'admin users invite batch csv upload level create user team',
      can: 'manageUsers',
      lines: [
        'In [User Management](users), **Add New User** creates an account with its first card; with a blank password, the person gets an invitation by mail. **Batch Upload** reads a CSV or Excel file with many of them. Rows without a password are invitations. The upload goes on when you close the page, and the rows that failed can be downloaded or corrected. Making somebody a System Admin asks first, because only another System Admin can take it back.',
        'Who has asked for a plan is marked there. **Plan requests** shows only them; **Grant** switches the plan on, and **Decline** does not. Both are told to the owner by mail.',
      ],
    },
    {
      id: 'delete-card',
      title: 'Delete a card',
      keywords: 'remove card erase',
      can: 'deleteCards',
      lines: [
        '**Delete**, in the menu of a card on the Dashboard, deletes a card with its pictures and analytics, after a question. Its address is never given to another card.',
      ],
    },
    {
      id: 'contact-support',
      title: 'Reach us',
      keywords: 'help contact hours phone support team human question',
      lines: [
        '@ ',
        `The page [${LEGAL_PAGES.contact.title}](${LEGAL_PAGES.contact.path}) says whom to ask about what.`,
        `Support hours: ${SUPPORT_HOURS}. Say which page you were on, what you did and what you saw.`,
      ],
    },
  ],
}
