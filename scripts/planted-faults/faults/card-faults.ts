import type { PlantedFaultsByName } from './fault.ts'

/** Faults of the public card and its themes. */
export const PLANTED_CARD_FAULTS: PlantedFaultsByName = {
  'share-menu-without-name': {
    file: 'worker/public/page.tsx',
    find: 'aria-labelledby="share-title"',
    replace: 'aria-labelledby="share-heading"',
    tests: ['web/e2e/card.spec.ts#the Share button uses'],
  },
  'pale-text-in-corporate': {
    file: 'web/card/themes/corporate/theme.css',
    find: '--quiet: #5a6479;',
    replace: '--quiet: #9aa2b1;',
    tests: ['web/e2e/accessibility.spec.ts#corporate is accessible'],
  },
  'gallery-row-with-a-gap': {
    file: 'web/card/galleries/contact-sheet.css',
    find: '(100% - var(--g) * var(--gap))',
    replace: '(100% - 3 * var(--gap))',
    tests: ['web/e2e/card-galleries.spec.ts#in every theme galleries are whole'],
  },
  'save-link-never-docked': {
    file: 'web/card/client/above-window.ts',
    find: '!entries.at(-1)!.isIntersecting',
    replace: 'entries.at(-1)!.isIntersecting',
    tests: ['web/e2e/card-themes.spec.ts#while Save Contact is scrolled away'],
  },
  'long-words-overflow': {
    file: 'web/card/base.css',
    find: 'overflow-wrap: anywhere;',
    replace: 'overflow-wrap: normal;',
    tests: ['web/e2e/card-names.spec.ts#a long name is not cut off'],
    isWide: true,
  },
  'structured-data-closes-script': {
    file: 'worker/public/meta.ts',
    find: `    .replaceAll('<', '\\\\u003c')\n`,
    replace: '',
    tests: ['worker/public/view.test.ts#escapes hostile text'],
  },
  'hidden-card-in-search-engines': {
    file: 'worker/public/meta.ts',
    find: "robots: card.searchable ? null : 'noindex',",
    replace: 'robots: null,',
    tests: ['worker/public/view.test.ts#hidden from search engines'],
  },
  'card-page-cached-for-an-hour': {
    file: 'worker/public/page-response.ts',
    find: "'public, max-age=0, must-revalidate'",
    replace: "'public, max-age=3600'",
    tests: ['worker/public/view.test.ts#answers conditional requests'],
  },
}

/** Faults of the scripts that the card page loads. */
export const PLANTED_CARD_SCRIPT_FAULTS: PlantedFaultsByName = {
  'picture-counter-off-by-one': {
    file: 'web/card/client/viewer.ts',
    find: 'number: index + 1, count: links.length',
    replace: 'number: index, count: links.length',
    tests: ['web/e2e/card-opened.spec.ts#the gallery opens over the card'],
  },
  'back-leaves-dialog-open': {
    file: 'web/card/client/dialog-history.ts',
    find: 'else if (!wasGoingBack) closeOpenDialog?.()',
    replace: 'else if (wasGoingBack) closeOpenDialog?.()',
    tests: ['web/e2e/card-opened.spec.ts#Back closes what is open over a card'],
  },
  'focus-lost-on-refused-form': {
    file: 'web/card/client/form-state.ts',
    find: '(first ?? (message ? summary : undefined))?.focus()',
    replace: 'first?.focus()',
    tests: ['web/e2e/card-form.spec.ts#each invalid field shows its error'],
  },
  'new-id-for-each-sending': {
    file: 'web/card/client/form-waiting.ts',
    find: 'if (content !== lastSubmission.content) Object.assign(',
    replace: 'Object.assign(',
    tests: ['web/e2e/card-offline.spec.ts#a message is stored once when the answer was lost'],
  },
}

/** Faults of contact files, QR codes, show mode and sharing. */
export const PLANTED_SHARE_FAULTS: PlantedFaultsByName = {
  'comma-splits-vcard-value': {
    file: 'worker/vcard/values.ts',
    find: '/[\\\\;,]/g',
    replace: '/[\\\\;]/g',
    tests: ['worker/vcard/vcard.test.ts'],
  },
  'qr-code-without-margin': {
    file: 'worker/qr/qr.ts',
    find: 'const QUIET_ZONE_MODULES = 4',
    replace: 'const QUIET_ZONE_MODULES = 2',
    tests: ['worker/qr/qr.test.ts'],
  },
  'screen-sleeps-after-return': {
    file: 'web/card/client/show.ts',
    find: "  document.addEventListener('visibilitychange', request)\n",
    replace: '',
    tests: ['web/e2e/show.spec.ts#the page keeps the screen awake'],
  },
  'copied-link-with-source-tag': {
    file: 'web/card/client/show.ts',
    find: "shared.url.split('?')[0]!",
    replace: 'shared.url',
    tests: ['web/e2e/show.spec.ts#the share sheet gets the tagged link'],
  },
}
