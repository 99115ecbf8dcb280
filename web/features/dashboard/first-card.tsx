import { type ReactNode, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { cardAppPagePathOf } from '../../../schema/route.ts'
import { type CardThemeKey, isCardThemeKey } from '../../../schema/theme.ts'
import type { User } from '../../../schema/user.ts'
import { refetchCardList } from '../../lib/cards.ts'
import { cacheApiResponse } from '../../lib/use-call.ts'
import { createCardWithoutDuplicate } from './create-card.ts'
import { ChooseThemeStep } from './choose-theme.tsx'
import { FillInStep } from './fill-in.tsx'
import { type FirstCardDraft, firstCardContentOf, readFirstCardDraft, storeFirstCardDraft } from './first-card-draft.ts'

export function FirstCard({ user, plain, renderStart }: { user: User; plain: ReactNode; renderStart: (content: ReactNode) => ReactNode }) {
  const [, navigate] = useLocation()
  const [params] = useSearchParams()
  const requested = params.get('theme') ?? ''
  const theme = isCardThemeKey(requested) ? requested : null
  const [draft, setDraft] = useState<FirstCardDraft>(() => readFirstCardDraft(user))
  // When the user comes back from the next page, the preview of this theme gets the focus.
  const [lastTheme, setLastTheme] = useState<CardThemeKey | null>(null)
  if (theme && theme !== lastTheme) setLastTheme(theme)

  async function create() {
    const { values, creation } = draft
    try {
      const card = await createCardWithoutDuplicate(creation, user, { theme: theme!, ...firstCardContentOf(values) })
      storeFirstCardDraft(user.id, null)
      await cacheApiResponse('GET /api/business-cards', {}, [card])
      await cacheApiResponse('GET /api/business-cards/:id', { params: { id: card.id } }, card)
      // Replaces the history entry, so that Back opens the dashboard and not the form again. If the user has already gone back, nothing
      // happens.
      if (new URLSearchParams(location.search).get('theme') === theme) navigate(cardAppPagePathOf('cardReady', card.id), { replace: true })
      void refetchCardList().catch(() => undefined)
    } catch (error) {
      storeFirstCardDraft(user.id, { values, creation })
      throw error
    }
  }
  function change(values: FirstCardDraft['values']) {
    setDraft({ ...draft, values })
    storeFirstCardDraft(user.id, { ...draft, values })
  }
  return theme ? (
    <FillInStep user={user} theme={theme} values={draft.values} onChange={change} onCreate={create} />
  ) : (
    renderStart(<ChooseThemeStep user={user} chosen={lastTheme} plain={plain} />)
  )
}
