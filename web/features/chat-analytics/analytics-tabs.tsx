import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Card } from '../../../schema/card.ts'
import type { SalesbotAnalytics } from '../../../schema/salesbot-analytics.ts'
import { prepareFocusAfterRemoval } from '../../ui/focus-after-removal.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { ButtonClicksTab } from './buttons-tab.tsx'
import { ConversationsTab } from './conversations-tab.tsx'
import { readIdFromQuery } from './format.ts'
import { OverviewTab } from './overview-tab.tsx'
import { QuestionsTab, type AnswerDrafts } from './questions-tab.tsx'
import { TranscriptDialog } from './transcript-dialog.tsx'
import { type ConversationList, useConversations } from './use-conversations.ts'

/**
 * `?conversation=12` in the URL opens a conversation in a dialog. `?question=3`, which links in mails contain, opens the answer field of a
 * question. `all` contains all conversations, not only those that match the search.
 */
export function AnalyticsTabs({ card, all, data }: { card: Card; all: ConversationList; data: SalesbotAnalytics }) {
  const [path, navigate] = useLocation()
  const query = useSearch()
  const openId = readIdFromQuery(query, 'conversation')
  const linkedQuestionId = readIdFromQuery(query, 'question')
  const [tab, setTab] = useState(openId !== null ? 'conversations' : linkedQuestionId !== null ? 'questions' : 'overview')
  const [search, setSearch] = useState('')
  const [answers, setAnswers] = useState<AnswerDrafts>(new Map())
  const found = useConversations(String(card.id), search || null)
  const shown = search !== '' && (found.data || found.error) ? found : all
  const focusAfterDeletion = useRef<(() => void) | null>(null)
  function open(id: number) {
    focusAfterDeletion.current = prepareFocusAfterRemoval(document.activeElement)
    navigate(`${path}?conversation=${id}`, { replace: true })
  }
  const close = () => navigate(path, { replace: true })

  const named = new URLSearchParams(query)
  const isAddressWrong = openId === null && linkedQuestionId === null && (named.has('conversation') || named.has('question'))
  useEffect(() => {
    if (isAddressWrong) navigate(path, { replace: true })
  }, [isAddressWrong, navigate, path])

  // On a phone, the row of tabs may hide the open tab, so it scrolls into view.
  useEffect(() => {
    if (linkedQuestionId !== null) document.querySelector('[role="tab"][aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [linkedQuestionId])

  async function onDeleted(id: number) {
    // Closing the dialog focuses the row of the deleted conversation. When that row is gone, the focus moves to another one.
    close()
    await Promise.all([all.removeConversation(id), found.removeConversation(id)])
    focusAfterDeletion.current?.()
  }

  const questions = data.unansweredQuestions
  return (
    <>
      <Tabs
        label="Analytics"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'overview', label: 'Overview', content: <OverviewTab card={card} analytics={data.analytics} /> },
          {
            value: 'conversations',
            label: 'Conversations',
            content: (
              <ConversationsTab
                card={card}
                total={data.analytics.totalConversations}
                list={shown}
                searching={found.isValidating}
                search={search}
                onSearch={setSearch}
                onOpen={open}
              />
            ),
          },
          {
            value: 'buttons',
            label: 'Button Analytics',
            content: <ButtonClicksTab analytics={data.analytics} list={all} onOpen={open} />,
          },
          {
            value: 'questions',
            label: `Unanswered Questions (${questions.length.toLocaleString()})`,
            content: (
              <QuestionsTab
                cardId={card.id}
                list={all}
                questions={questions}
                linkedId={linkedQuestionId}
                onLinkUsed={close}
                answers={answers}
                onType={setAnswers}
              />
            ),
          },
        ]}
      />
      {openId !== null && <TranscriptDialog key={openId} cardId={card.id} id={openId} onClose={close} onDeleted={onDeleted} />}
    </>
  )
}
