import type { GuideControl } from './control-names.ts'

type Lookup = 'button' | 'link' | 'radio' | 'text' | 'hidden button'

/** Controls that the guide names on pages that component tests cannot show. The browser test looks for them. */
export const BROWSER_CONTROLS = {
  card: { saveContact: 'link', share: 'button', showMap: 'button' },
  show: { cardLink: 'radio', contactCode: 'radio', writeNfcTag: 'hidden button' },
  print: { print: 'button' },
  quickEditor: {
    advancedEditor: 'link',
    addPlatform: 'text',
    quickPicture: 'text',
    quickCover: 'text',
    quickLogo: 'text',
    quickTheme: 'text',
    quickLook: 'text',
  },
  nameDialog: { dialogSave: 'button', dialogCancel: 'button' },
  cardEditorOnPhone: { showPreview: 'button' },
} satisfies Record<string, Partial<Record<GuideControl, Lookup>>>
