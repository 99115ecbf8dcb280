import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Card } from '../../../schema/card.ts'
import type { SalesbotAnalytics } from '../../../schema/salesbot-analytics.ts'
import { prepareFocusAfterRemoval } from '../../ui/focus-after-removal.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { ButtonsTab } from './buttons-tab.tsx'
import { ConversationsTab } from './conversations-tab.tsx'
import { parseLinkedId } from './format.ts'
import { OverviewTab } from './overview-tab.tsx'
import { QuestionsTab, type TypedAnswers } from './questions-tab.tsx'
import { TranscriptDialog } from './transcript-dialog.tsx'
import { type ConversationList, useConversations } from './use-conversations.ts'

/**
 * The tabs of the page. A conversation that the address names, `?conversation=12`, is open in a dialog above them; opening and closing a
 * conversation changes the address. A question that the address of a mail names, `?question=3`, has its answer field open. `all` is the
 * list without a search.
 */
export function AnalyticsTabs({ card, all, data }: { card: Card; all: ConversationList; data: SalesbotAnalytics }) {
  const [path, navigate] = useLocation()
  const query = useSearch()
  const openId = parseLinkedId(query, 'conversation')
  const linkedQuestionId = parseLinkedId(query, 'question')
  const [tab, setTab] = useState(openId !== null ? 'conversations' : linkedQuestionId !== null ? 'questions' : 'overview')
  const [search, setSearch] = useState('')
  const [answers, setAnswers] = useState<TypedAnswers>(new Map())
  const found = useConversations(String(card.id), search || null)
  // Until the first results have arrived, the whole list stays.
  const shown = search !== '' && (found.data || found.error) ? found : all
  const focusAfterDeletion = useRef<(() => void) | null>(null)
  function open(id: number) {
    focusAfterDeletion.current = prepareFocusAfterRemoval(document.activeElement)
    navigate(`${path}?conversation=${id}`, { replace: true })
  }
  const close = () => navigate(path, { replace: true })

  // An address that names nothing, because it was cut off for example, becomes that of the page.
  const named = new URLSearchParams(query)
  const isAddressWrong = openId === null && linkedQuestionId === null && (named.has('conversation') || named.has('question'))
  useEffect(() => {
    if (isAddressWrong) navigate(path, { replace: true })
  }, [isAddressWrong, navigate, path])

  // On a phone, the tab that a mail's link opens lies beyond the end of the row of tabs.
  useEffect(() => {
    if (linkedQuestionId !== null) document.querySelector('[role="tab"][aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [linkedQuestionId])

  async function onDeleted(id: number) {
    // The dialog returns the focus to the row first, which is then gone.
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
            content: <ButtonsTab analytics={data.analytics} list={all} onOpen={open} />,
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
