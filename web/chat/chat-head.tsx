import { Bot } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useOnlineStatus } from '../lib/online.ts'

/** The assistant's picture; an icon if there is none or if it cannot be loaded. The name beside it says what it shows. */
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
  /** Shown if it is above 0. Only the card's owner may see it, so it is null for everybody else. */
  leadScore: number | null
  headingLevel: 1 | 2
  /** A link before the assistant's picture. */
  back?: ReactNode
  children?: ReactNode
}

/** The chat's header: who answers, whether the network is there, and buttons. */
export function ChatHead({ botName, avatarUrl, leadScore, headingLevel, back, children }: ChatHeadProps) {
  const isOnline = useOnlineStatus()
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
          <span className={isOnline ? 'chat-online' : 'chat-offline'}>{isOnline ? 'Online' : 'Offline'}</span>
          {leadScore !== null && leadScore > 0 && <span className="chat-score">Lead score: {leadScore}</span>}
        </p>
      </div>
      {children}
    </div>
  )
}
