import { ADVICE_TRADES } from './trades-office-advice.ts'
import { COURT_TRADES } from './trades-office-court.ts'
import { HOMES_TRADES } from './trades-office-homes.ts'
import { IT_TRADES } from './trades-office-it.ts'
import { LAW_TRADES } from './trades-office-law.ts'
import { TAX_TRADES } from './trades-office-tax.ts'
import { WEB_TRADES } from './trades-office-web.ts'

/** Services of offices: law, tax, insurance, the web, real estate. */
export const OFFICE_TRADES = {
  ...LAW_TRADES,
  ...COURT_TRADES,
  ...TAX_TRADES,
  ...ADVICE_TRADES,
  ...WEB_TRADES,
  ...IT_TRADES,
  ...HOMES_TRADES,
} as const
