import { resolveNameParts } from '../../schema/name.ts'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import { chatPagePathOf } from '../../schema/route.ts'
import type { CardModel } from '../../web/card/model.ts'
import { fillWords } from '../../web/card/words/fill.ts'
import type { CardWords } from '../../web/card/words/words.ts'
import { isAssistantEnabledOnServer } from '../platform/assistant-switch.ts'
import type { Env } from '../platform/env.ts'
import type { LiveCardSnapshot, PublishedAssistant } from '../cards/stored.ts'

export interface CardPageAssistant extends PublishedAssistant {
  /** True if the owner looks at the page. The chat then shows lead scores. */
  isOwner: boolean
}

/** The assistant of a card's page; null if there is none, or if the deployment turned assistants off. */
export function cardPageAssistantOf(
  env: Pick<Env, 'ASSISTANT'>,
  { assistant }: LiveCardSnapshot,
  isOwner: boolean,
): CardPageAssistant | null {
  return assistant && isAssistantEnabledOnServer(env) ? { ...assistant, isOwner } : null
}

interface LauncherProps {
  card: CardModel
  assistant: CardPageAssistant
  words: CardWords['page']
}

/**
 * A link to the chat's page, in the bar above the card, where it covers nothing. With JavaScript, it opens the chat on the card instead,
 * whose head shows whom the card belongs to.
 */
export function AssistantLauncher({
  card: { slug, theme, name, nameParts, initials, languageQuery },
  assistant: { botName, isOwner },
  words,
}: LauncherProps) {
  return (
    <a
      className="page-button page-chat"
      href={chatPagePathOf(slug) + languageQuery.replace('?', '&')}
      aria-label={fillWords(words.chatWith, { name: botName })}
      data-bot={botName}
      data-event={PRODUCT_NAMES.openAssistantEvent}
      data-own={isOwner ? '' : undefined}
      data-theme={theme}
      data-person={nameParts ? resolveNameParts(name, nameParts).given || name : name}
      data-initials={initials}
    >
      <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
        <path
          d="M4 5.5h16v11.2h-8.6L7 20.5v-3.8H4zM8.2 11.1h.01M12 11.1h.01M15.8 11.1h.01"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span>{words.chat}</span>
    </a>
  )
}
