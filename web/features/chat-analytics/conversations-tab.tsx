import { Search } from 'lucide-react'
import type { Card } from '../../../schema/card.ts'
import { formatCountOf } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { DelayedSearchInput } from '../../ui/delayed-search-input.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ConversationItem } from './conversation-item.tsx'
import styles from './conversations.module.css'
import { NoConversations } from './overview-tab.tsx'
import type { ConversationList } from './use-conversations.ts'

const SEARCH_LENGTH_MAX = 100

interface ConversationsTabProps {
  card: Card
  total: number
  list: ConversationList
  searching: boolean
  search: string
  onSearch: (search: string) => void
  onOpen: (id: number) => void
}

export function ConversationsTab({ card, total, ...history }: ConversationsTabProps) {
  const { list, searching, search, onSearch } = history
  if (total === 0) return <NoConversations card={card} />
  return (
    <Panel
      flush
      className={styles.panel}
      title="Conversation History"
      description="Newest first. Open a conversation to read it."
      actions={
        <DelayedSearchInput
          className={styles.search}
          aria-label="Search conversations"
          placeholder="Name, contact or message"
          maxLength={SEARCH_LENGTH_MAX}
          value={search}
          onSearch={onSearch}
        />
      }
    >
      <p role="status" className="visually-hidden">
        {search !== '' && !searching && `${formatCountOf(list.conversations.length, 'conversation')} ${list.hasMore ? 'shown' : 'found'}`}
      </p>
      <div className={styles.history} role="region" aria-label="Conversation History" tabIndex={0}>
        <History {...history} />
      </div>
    </Panel>
  )
}

function History({ list, searching, search, onSearch, onOpen }: Omit<ConversationsTabProps, 'card' | 'total'>) {
  if (list.conversations.length === 0 && list.error)
    return (
      <EmptyState
        level={3}
        title="The conversations could not be loaded"
        action={<Button onClick={() => void list.refresh()}>Try Again</Button>}
      >
        {list.error.message}
      </EmptyState>
    )
  if (list.conversations.length === 0 && !searching)
    return (
      <EmptyState
        level={3}
        icon={<Search aria-hidden />}
        title={`No conversations match “${search}”`}
        action={<Button onClick={() => onSearch('')}>Clear search</Button>}
      >
        Names, email addresses, phone numbers and messages are searched.
      </EmptyState>
    )
  return (
    <>
      <ul aria-busy={searching}>
        {list.conversations.map((conversation) => (
          <ConversationItem key={conversation.id} conversation={conversation} onOpen={() => onOpen(conversation.id)} />
        ))}
      </ul>
      {list.hasMore && (
        <div className={styles.more}>
          <Button size="sm" pending={list.loadingMore} onClick={() => void list.showMore()}>
            Show more
          </Button>
        </div>
      )}
    </>
  )
}
