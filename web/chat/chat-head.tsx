import { Bot } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { fillWords } from '../card/words/fill.ts'
import { useOnlineStatus } from '../lib/online.ts'
import { useChatWords } from './chat-words.ts'

function BotAvatar({ url }: { url: string | null }) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  if (!url || url === brokenUrl)
    return (
      <span className="chat-avatar" aria-hidden>
        <Bot />
      </span>
    )
  const onError = () => {
    console.warn(`The avatar ${url} could not be loaded`)
    setBrokenUrl(url)
  }
  return <img className="chat-avatar" src={url} alt="" width={40} height={40} onError={onError} />
}

interface ChatHeadProps {
  botName: string
  avatarUrl: string | null
  /** The visitor's lead score; null for everybody but the card's owner. */
  leadScore: number | null
  headingLevel: 1 | 2
  back?: ReactNode
  children?: ReactNode
}

export function ChatHeader({ botName, avatarUrl, leadScore, headingLevel, back, children }: ChatHeadProps) {
  const isOnline = useOnlineStatus()
  const { words } = useChatWords()
  const Heading = `h${headingLevel}` as const
  return (
    <div className="chat-head">
      {back}
      <BotAvatar url={avatarUrl} />
      <div className="chat-who">
        <Heading className="chat-name" dir="auto">
          {botName}
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
