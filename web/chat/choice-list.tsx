import { ArrowUpRight, Mail, Phone } from 'lucide-react'
import type { CardLanguage } from '../../schema/card-language.ts'
import type { ChatChoice } from '../../schema/salesbot.ts'
import { useChatWords } from './chat-words.ts'

/** Links to phone numbers and mail addresses open another app; links to websites open a new tab. */
function linkOf(url: string) {
  if (url.startsWith('tel:')) return { Icon: Phone }
  if (url.startsWith('mailto:')) return { Icon: Mail }
  return { Icon: ArrowUpRight, target: '_blank', rel: 'noopener' }
}

interface ChoiceListProps {
  choices: ChatChoice[]
  language: CardLanguage | undefined
  onChoose: (choice: ChatChoice) => void
}

export function ChatChoiceList({ choices, language, onChoose }: ChoiceListProps) {
  const { words } = useChatWords()
  return (
    <ul role="list" className="chat-choices" aria-label={words.choices}>
      {choices.map((choice) => {
        const label = (
          <span lang={language} dir="auto">
            {choice.label}
          </span>
        )
        if (choice.url === undefined)
          return (
            <li key={choice.id}>
              <button
                type="button"
                className="chat-choice"
                // Without this pause after a quick reply, the second click of a double-click would choose something else.
                onClick={({ detail }) => detail < 2 && onChoose(choice)}
              >
                {label}
              </button>
            </li>
          )
        const { Icon, ...link } = linkOf(choice.url)
        return (
          <li key={choice.id}>
            <a className="chat-choice" href={choice.url} {...link}>
              <Icon aria-hidden />
              {label}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
