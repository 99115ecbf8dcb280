import { lazy, Suspense } from 'react'
import { LoadErrorBoundary } from '../../editing/load-error-boundary.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './salesbot.module.css'
import type { ConfigFormState } from './use-config-form.ts'
import { useTestChat } from './use-test-chat.ts'

const TestChat = lazy(() => import('./test-chat.tsx').then((module) => ({ default: module.TestChat })))

interface TestChatPanelProps {
  editing: ConfigFormState
  hasModel: boolean
  isWide: boolean
  isOpen: boolean
  onOpenChange: (open: boolean) => void
}

/**
 * The conversation continues when the window becomes wide or narrow. On a phone, the chat's code is loaded when the owner opens the chat.
 */
export function TestChatPanel({ editing, hasModel, isWide, isOpen, onOpenChange }: TestChatPanelProps) {
  const chat = useTestChat(editing)
  const content = (
    <LoadErrorBoundary>
      <Suspense fallback={<Skeleton height={isWide ? '100%' : '50dvh'} />}>
        <TestChat chat={chat} editing={editing} hasModel={hasModel} titled={isWide} />
      </Suspense>
    </LoadErrorBoundary>
  )
  if (!isWide) return <Dialog open={isOpen} onOpenChange={onOpenChange} title="Test chat" size="md" stretch={content} />
  return (
    <aside className={styles.aside} aria-label="Test chat">
      <Panel flush className={styles.chatPanel}>
        {content}
      </Panel>
    </aside>
  )
}
