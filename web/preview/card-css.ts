import baseCss from '../card/base.css?inline'
import { buildCardColorCss } from '../card/card-css.ts'
import { chooseCardFonts } from '../card/card-fonts.ts'
import { addDarkModeRule } from '../card/dark-mode.ts'
import formCss from '../card/lead-form.css?inline'
import type { CardModel } from '../card/model.ts'
import type { CardTheme } from '../card/theme.ts'

// The preview loads this module while it loads a theme, so that the first load of an editor's page has neither the CSS of cards nor the
// library for an owner's colours.

export { addFontsToDocument } from '../card/client/fonts.ts'
export { addDarkModeRule }

/** The CSS that all cards share, without that of a theme. */
export const sharedCardCss = { base: baseCss, form: formCss }

/** Returns the CSS of one card, for both colour modes. */
export const buildCardCss = (model: CardModel, theme: CardTheme) =>
  chooseCardFonts(theme, model).css + addDarkModeRule(buildCardColorCss(model, theme))
