import { BarChart3, ExternalLink, MessageCircle, Sparkles } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Card } from '../../../schema/card.ts'
import { levelBadgeOf } from '../../../schema/capabilities.ts'
import { SHARED_ERROR_MESSAGES } from '../../../schema/error.ts'
import { APP_PAGES, cardAppPagePathOf, publicCardPathOf } from '../../../schema/route.ts'
import { type OwnerSalesbotConfig, SALESBOT_CONFIG_LIMITS } from '../../../schema/salesbot.ts'
import type { User } from '../../../schema/user.ts'
import type { DraftSlot } from '../../editing/draft-lock.ts'
import { UnsavedWorkGuard } from '../../editing/leave-guard.tsx'
import { LoadErrorBoundary } from '../../editing/load-error-boundary.tsx'
import { RestoredDraftAlert } from '../../editing/restored-draft-alert.tsx'
import { useUploadInProgress } from '../../images/uploads-in-progress.ts'
import { focusFirstInvalidControl } from '../../lib/form.ts'
import { useSubmitShortcut } from '../../lib/use-submit-shortcut.ts'
import { BackToDashboardLink } from '../../ui/back-to-dashboard-link.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { focusElementOrMain } from '../../ui/focus-main.ts'
import { LimitedTextField } from '../../ui/limited-text-field.tsx'
import { PageLayout } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SaveBar } from '../../ui/save-bar.tsx'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { ActionButtonsSection } from './action-buttons-section.tsx'
import { AnswersSection } from './answers-section.tsx'
import { BasicSection } from './basic-section.tsx'
import { BusinessSection } from './business-section.tsx'
import type { StoredConfigDraft } from './config-draft.ts'
import { FillFromPresetPanel } from './fill-panel.tsx'
import styles from './salesbot.module.css'
import { TestChatPanel } from './test-chat-panel.tsx'
import { TextRowsSection } from './text-rows-section.tsx'
import { type ConfigFormState, useConfigForm } from './use-config-form.ts'

const RehearsalDialog = lazy(() => import('./rehearsal-dialog.tsx').then((module) => ({ default: module.RehearsalDialog })))

/** Must equal the media query in salesbot.module.css. */
const WIDE_WINDOW_MEDIA_QUERY = '(width >= 1180px)'

interface ConfigFormProps {
  card: Card
  config: OwnerSalesbotConfig
  user: User
  slot: DraftSlot<StoredConfigDraft>
}

/** The form for the assistant, next to a chat in which the owner tries out unsaved changes. */
export function ConfigForm({ card, config, user, slot }: ConfigFormProps) {
  const editing = useConfigForm(config, user.id, slot)
  const { base, form, errors, change, isDirty, refusals, save, saving } = editing
  const isWide = useMediaQuery(WIDE_WINDOW_MEDIA_QUERY)
  const uploading = useUploadInProgress()
  // Null until the owner opens or closes the panel. Until then, the panel is open if nothing is saved yet.
  const [isFillOpen, setFillOpen] = useState<boolean | null>(null)
  const isStored = base.updatedAt !== null
  const isFilling = isFillOpen ?? !isStored
  /** True if the panel above the form shows the suggested services, so that the form does not show them again. */
  const [isFilled, setFilled] = useState(false)
  const [isTesting, setTesting] = useState(false)
  const [isRehearsing, setRehearsing] = useState<boolean | null>(null)
  const rehearse = () => setRehearsing(true)
  const element = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (refusals > 0 && element.current) focusFirstInvalidControl(element.current)
  }, [refusals])

  useSubmitShortcut(element)

  const section = { form, errors, change }
  const name = card.name || card.company || 'your business'
  return (
    <PageLayout
      title={APP_PAGES.salesbot.title}
      badges={
        <>
          <Badge tone="brand">{levelBadgeOf('useAssistant')} Feature</Badge>
          <Badge tone={base.isEnabled ? 'success' : 'neutral'}>{base.isEnabled ? 'Active' : 'Inactive'}</Badge>
        </>
      }
      description={
        <>
          The sales assistant that answers visitors of <bdi>{name}</bdi>.
        </>
      }
      back={<BackToDashboardLink />}
      actions={
        <div className={styles.headerActions}>
          {!isFilling && (
            <Button
              className={styles.headerAction}
              icon={<Sparkles aria-hidden />}
              onClick={() => {
                setFillOpen(true)
                setFilled(false)
              }}
            >
              Fill in from my card
            </Button>
          )}
          {base.isEnabled && (
            <ButtonLink className={styles.headerAction} icon={<ExternalLink aria-hidden />} href={publicCardPathOf(card.slug)} external>
              View Card
            </ButtonLink>
          )}
          <ButtonLink className={styles.headerAction} icon={<BarChart3 aria-hidden />} href={cardAppPagePathOf('chatAnalytics', card.id)}>
            View Analytics
          </ButtonLink>
        </div>
      }
    >
      <FormAlerts editing={editing} />
      <div className={cx('stack-6', styles.split)}>
        <form
          ref={element}
          className="stack-4"
          noValidate
          aria-label={APP_PAGES.salesbot.title}
          onSubmit={(event) => {
            event.preventDefault()
            void save().then(() => document.activeElement === document.body && focusElementOrMain())
          }}
        >
          {isFilling && (
            <FillFromPresetPanel
              card={card}
              base={base}
              form={form}
              change={change}
              onFilled={() => setFilled(true)}
              onClose={isStored ? () => setFillOpen(false) : null}
            />
          )}
          <BasicSection
            {...section}
            cardId={card.id}
            isOwnCard={card.userId === user.id}
            model={config.model}
            onRehearse={form.isEnabled && !base.isEnabled && isRehearsing === null ? rehearse : null}
          />
          <BusinessSection {...section} suggestsServices={!(isFilling && isFilled)} />
          <AnswersSection {...section} onRehearse={rehearse} />
          <TextRowsSection {...section} field="pinnedLines" />
          <TextRowsSection {...section} field="questions" />
          <Panel title="Advanced Settings">
            <LimitedTextField
              name="customInstructions"
              label="Custom instructions"
              optional
              hint="How the assistant should behave. Visitors never see them. Facts for visitors belong in the company information."
              error={errors['customInstructions']}
              rows={4}
              value={form.customInstructions}
              max={SALESBOT_CONFIG_LIMITS.customInstructions}
              placeholder="Suggest a free first call before anything else."
              onChange={(customInstructions) => change({ customInstructions })}
            />
          </Panel>
          <ActionButtonsSection {...section} />
          <SaveBar
            dirty={isDirty || !isStored}
            saving={saving}
            label="Save Configuration"
            status={uploading ? 'Uploading avatar...' : isDirty ? 'Unsaved changes' : isStored ? 'All changes saved' : 'Not saved yet'}
          >
            {!isWide && (
              <Button icon={<MessageCircle aria-hidden />} onClick={() => setTesting(true)}>
                Test
              </Button>
            )}
          </SaveBar>
        </form>
        <TestChatPanel editing={editing} hasModel={config.model !== null} isWide={isWide} isOpen={isTesting} onOpenChange={setTesting} />
      </div>
      {isRehearsing !== null && (
        <LoadErrorBoundary>
          <Suspense>
            <RehearsalDialog editing={editing} open={isRehearsing} onOpenChange={setRehearsing} />
          </Suspense>
        </LoadErrorBoundary>
      )}
      <UnsavedWorkGuard active={isDirty} />
    </PageLayout>
  )
}

function FormAlerts({ editing: { isConflict, isDirty, restoredAt, reload, discard, closeRestoredNotice } }: { editing: ConfigFormState }) {
  if (isConflict) {
    return (
      <Alert tone="warning" title={SHARED_ERROR_MESSAGES.configChanged}>
        <p>What you typed is still here and was not saved. Your edits replace the stored values only in the fields that you changed.</p>
        <div className={cx('wrapping-row', styles.choices)}>
          {isDirty && (
            <Button size="sm" onClick={() => void reload(true)}>
              Reload and keep my edits
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={() => void reload(false)}>
            {isDirty ? 'Reload and discard my edits' : 'Reload'}
          </Button>
        </div>
      </Alert>
    )
  }
  if (restoredAt === null) return null
  return (
    <RestoredDraftAlert
      at={restoredAt}
      consequence="The configuration stays as it was last saved."
      onContinue={closeRestoredNotice}
      onDiscard={discard}
    />
  )
}
