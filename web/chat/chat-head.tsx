import { Bot } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { fillWords } from '../card/words/fill.ts'
import { useOnlineStatus } from '../lib/online.ts'
import { useChatWords } from './chat-words.ts'

/** Whom the card belongs to. */
export interface ChatPerson {
  /** The first name, as far as it is known. */
  name: string
  /** Classes of the card's typography for the name's script. */
  nameClasses?: string
  photo: string | null
  initials: string | null
}

function Portrait({ avatarUrl, photo, initials }: { avatarUrl: string | null; photo: string | null; initials: string | null }) {
  const url = avatarUrl ?? photo
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  if (!url || url === brokenUrl)
    return (
      <span className="chat-portrait" aria-hidden>
        {initials ?? <Bot />}
      </span>
    )
  const onError = () => {
    // Only the owner of the assistant can mend its picture. A broken photo is seen on the card, too.
    if (url === avatarUrl) console.warn(`The avatar ${url} could not be loaded`)
    setBrokenUrl(url)
  }
  return <img className="chat-portrait" src={url} alt="" width={44} height={44} onError={onError} />
}

interface ChatHeadProps {
  botName: string
  /** The picture that the owner chose for the assistant. It comes before the photo on the card. */
  avatarUrl: string | null
  person: ChatPerson | null
  /** The visitor's lead score; null for everybody but the card's owner. */
  leadScore: number | null
  headingLevel: 1 | 2
  back?: ReactNode
  children?: ReactNode
}

export function ChatHeader({ botName, avatarUrl, person, leadScore, headingLevel, back, children }: ChatHeadProps) {
  const isOnline = useOnlineStatus()
  const { words } = useChatWords()
  const Heading = `h${headingLevel}` as const
  return (
    <div className="chat-head">
      {back}
      <Portrait avatarUrl={avatarUrl} photo={person?.photo ?? null} initials={person?.initials ?? null} />
      <div className="chat-who">
        <Heading className="chat-title">
          {person && <bdi className={person.nameClasses}>{person.name}</bdi>} <bdi>{botName}</bdi>
        </Heading>
        <p className="chat-presence">
          <span className={isOnline ? 'chat-online' : 'chat-offline'}>{isOnline ? words.online : words.offline}</span>
          {leadScore !== null && leadScore > 0 && <span className="chat-score">{fillWords(words.leadScore, { score: leadScore })}</span>}
        </p>
      </div>
      {children}
    </div>
  )
}
