import { PRODUCT_NAMES } from '../../../../schema/product.ts'
import { RECOVERY_CODES_COUNT } from '../../../../schema/second-factor.ts'
import { spellOutCardThemeCount } from '../../../../schema/theme.ts'
import { USERNAME_HINT } from '../../../../schema/user-rules.ts'
import type { GuideSectionSource } from './model.ts'

export const GETTING_STARTED_SECTION: GuideSectionSource = {
  id: 'getting-started',
  title: 'Getting started',
  summary: 'From your account to a card that you can show, in a few minutes.',
  topics: [
    {
      id: 'first-steps',
      title: 'Your first card in six steps',
      keywords: 'begin start new quick tour overview',
      picture: 'dashboard',
      lines: [
        '1. Create an account. Your first card is made with it, and its QR code is there at once.',
        `1. If an account was made for you without a card, open the [Dashboard](dashboard). Your name stands there in all ${spellOutCardThemeCount()} designs. Tap one.`,
        '1. Press **Edit Card** on the Dashboard: the card opens in the quick editor. **Create New Card** makes one more.',
        '1. Tap what you want to change: the name, the picture, a phone number. Each change is saved on its own.',
        '1. Choose how it looks with **Theme**. The content stays the same in every theme.',
        '1. Go back to the Dashboard and press **Show my QR**. Whoever scans the code sees your card, without an app and without signing in.',
        '! create-card',
        'How many cards you may have depends on your level, see [What your level includes](#levels).',
      ],
    },
    {
      id: 'registration',
      title: 'Create an account',
      keywords: 'register sign up registration username join',
      picture: 'register',
      lines: [
        '1. On the sign-in page, follow the link below the button **Sign In** to the form for a new account.',
        `1. Choose a username: ${USERNAME_HINT} You sign in with it.`,
        '1. Type your email address and a password. Full name and phone can stay blank; the full name becomes the name on your first card.',
        '1. Look at **Address of your card**: it is made from your name, and you may change it here. On level 1 it cannot be changed later.',
        '1. Press **Create Account**. You are signed in right away, and see your card with its QR code.',
        '> If somebody invited you, you got a mail with a link instead. Open it, choose a password, and you are signed in.',
      ],
    },
    {
      id: 'confirm-email',
      title: 'Confirm your email address',
      keywords: 'verify verification mail link inbox',
      lines: [
        'Leads, contact forms and answers about your plan are mailed to a confirmed address only. It also protects you: if somebody else changes it, we send a link there that undoes it.',
        '1. On the [Dashboard](dashboard), the notice “Confirm your email address” shows as long as yours is not confirmed. Press **Send Confirmation Link** there. If you chose a plan when you registered, you have the mail already.',
        '1. Open the mail within a day, follow its link, and press the button on the page that opens.',
      ],
    },
    {
      id: 'find-your-way',
      title: 'Find your way around',
      keywords: 'menu sidebar navigation search keyboard shortcuts command dark mode light theme colours sign out logout',
      picture: 'menu',
      lines: [
        'All pages are in the sidebar. On a phone, open it with **Open menu** at the top left.',
        '- The editor and the analytics of a card appear in the sidebar once you have opened a card.',
        '- At its foot you choose the colours of the app: **Light**, **Dark**, or **System**, which follows your device. Your cards have colours of their own.',
        '- **Search** finds pages, cards and actions by their names. The keys Ctrl and K open it too, on a Mac ⌘ and K; the key ? lists all shortcuts.',
        '- **Sign out** is beside your name, and deletes what this browser stored for use without a network.',
      ],
    },
    {
      id: 'account-settings',
      title: 'Your account',
      keywords:
        'change password profile name email address phone sessions devices where you are signed in download my data export gdpr delete account close',
      lines: [
        'Your account has a page of its own, **Account** in the sidebar:',
        '= Profile: Under **Profile** you change your username, full name, email address and phone number.',
        '= Password: Under **Security** you change your password. That signs out all your other devices.',
        '= Where you are signed in: **Security** is also where you see your sessions and end those that you do not know.',
        '= Your data: The page offers a download of what is stored about you.',
        `= Deleting the account: It asks for your password, and deletes your cards, their pictures, analytics and conversations for good. Printed codes stop working. In a demo of ${PRODUCT_NAMES.name} it is switched off.`,
        'Go to [your account](account).',
      ],
    },
    {
      id: 'second-factor',
      title: 'Protect your account with a second factor',
      keywords: '2fa two factor authentication authenticator app totp passkey fingerprint face security key recovery codes lost phone',
      lines: [
        'With a second factor, somebody who learns your password still cannot sign in. Levels 4 and 5 may need one; the Dashboard then says until when.',
        '1. Open **Security** on [your account](account), and look for “Second factor”.',
        '1. Add a passkey, which is your fingerprint, face, screen lock or a security key. Or add an authenticator app, which shows a code for each sign-in. You may have several passkeys.',
        `1. Save the recovery codes that you are shown. Each of the ${RECOVERY_CODES_COUNT} signs you in once if you lose your second factor.`,
        '- A passkey also signs you in without a password, on the sign-in page.',
        '- If you have lost all of it, ask an administrator, who mails a link to your confirmed address. It removes your second factor.',
      ],
    },
  ],
}
