import { RotateCcw, Save } from 'lucide-react'
import { createContext, memo, Suspense, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { levelAllows } from '../../../schema/capabilities.ts'
import type { Card } from '../../../schema/card.ts'
import type { User } from '../../../schema/user.ts'
import { focusFirstInvalidControl } from '../../lib/form.ts'
import { SuspensionNotice } from '../../lib/suspension-notice.tsx'
import { useSubmitShortcut } from '../../lib/use-submit-shortcut.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { PageLayout } from '../../ui/page.tsx'
import { LoadingScreen } from '../../ui/spinner.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import styles from './editor.module.css'
import { useWasLastDraftStored } from '../../lib/unsaved-work.ts'
import type { CardDraftSlot } from '../../editing/draft-slot.ts'
import { ConflictingDraftAlert } from '../../editing/other-drafts.tsx'
import { UnsavedWorkGuard } from '../../editing/leave-guard.tsx'
import type { HistoryDirection, EditStepResult } from '../../editing/edit-history.ts'
import { EditorBar, UndoAndRedoButtons } from './editor-bar.tsx'
import { EditorGuideButton, EditorGuidePanel, NARROW_WINDOW_MEDIA_QUERY, useEditorGuide } from './guide.tsx'
import { CardPreviewPane, ShareLink } from './preview-pane.tsx'
import { PreviewSheet } from './preview-sheet.tsx'
import { EDITOR_TABS, type EditorTabConfig, TAB_BY_ENTRY_KIND, getLazyTabImports, type EditorTabProps, findTabWithFields } from './tabs.ts'
import { usePrefetchChunks } from '../../editing/fetch-ahead.ts'
import { LoadErrorBoundary } from '../../editing/load-error-boundary.tsx'
import { SaveAlerts } from '../../editing/save-alerts.tsx'
import { type CardEditorStateAndActions, useCardEditing } from '../../editing/use-editing.ts'
import { useHiddenCustomCssNotice } from '../../editing/visitor-css.ts'
import { useUploadInProgress } from '../../images/uploads-in-progress.ts'
import { focusElementOrMain } from '../../ui/focus-main.ts'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { joinFieldLabels, useEditHistory } from './use-edit-history.ts'
import { useIsInView } from './use-is-in-view.ts'
import { useScrollPreviewToEditedPart } from './use-scroll-preview.ts'
import { useEditorShortcuts } from './use-shortcuts.ts'

const EditorTabPropsContext = createContext<EditorTabProps | null>(null)
const MemoizedTabs = memo(Tabs)

function EditorTabBody({ tab: { label, Panel } }: { tab: EditorTabConfig }) {
  const props = useContext(EditorTabPropsContext)!
  return (
    <LoadErrorBoundary>
      <Suspense fallback={<LoadingScreen label={`Loading ${label}`} />}>
        <Panel {...props} />
      </Suspense>
    </LoadErrorBoundary>
  )
}

export function CardEditorForm({ title, card, user, slot }: { title: string; card: Card; user: User; slot: CardDraftSlot }) {
  const editing = useCardEditing(card, user.id, slot)
  const { state, unsaved, editEntries, edit, store, save, saving, reload, missed, allQueued } = editing
  const draftsKept = useWasLastDraftStored()
  const uploading = useUploadInProgress()
  usePrefetchChunks(getLazyTabImports(user.accessLevel))
  const [confirmReset, setConfirmReset] = useState(false)
  const tabs = useMemo(
    () =>
      EDITOR_TABS.filter(({ needs }) => !needs || levelAllows(user.accessLevel, needs)).map((tab) => ({
        value: tab.value,
        label: tab.label,
        content: <EditorTabBody tab={tab} />,
      })),
    [user.accessLevel],
  )
  const [tab, setTab] = useState<string>(tabs[0]!.value)
  const form = useRef<HTMLFormElement>(null)

  const isNarrow = useMediaQuery(NARROW_WINDOW_MEDIA_QUERY)
  const [isSheetShown, setIsSheetShown] = useState(false)
  const outlineAndScrollToCardPart = useScrollPreviewToEditedPart(form, tab, isNarrow ? (isSheetShown ? 'sheet' : null) : 'column')
  const [undone, setUndone] = useState('')
  const showStep = useCallback(
    ({ patch, inProgress }: EditStepResult, direction: HistoryDirection) => {
      const fields = Object.keys(patch)
      const shown = findTabWithFields(fields) ?? (inProgress?.[0] ? TAB_BY_ENTRY_KIND[inProgress[0].kind] : null)
      if (shown) setTab(shown)
      if (fields[0]) outlineAndScrollToCardPart(fields[0])
      setUndone(`${direction === 'undo' ? 'Undone' : 'Redone'}: ${joinFieldLabels(fields) || 'an entry that is not added yet'}`)
    },
    [outlineAndScrollToCardPart],
  )
  const { available, move: moveInHistory, remove, restore } = useEditHistory(editing, showStep)
  useEffect(() => {
    if (undone && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus({ preventScroll: true })
  }, [undone, tab])
  const submit = useCallback(() => form.current?.requestSubmit(), [])
  const move = useCallback((direction: HistoryDirection) => void moveInHistory(direction), [moveInHistory])
  useEditorShortcuts(submit, move)

  useSubmitShortcut(form)

  // If the server refuses a save, the tab with the first invalid field opens and that field gets the focus.
  const { refusal, incomplete } = state
  useEffect(() => {
    if (refusal.length === 0) return
    setTab((current) => findTabWithFields(refusal) ?? current)
    if (form.current) focusFirstInvalidControl(form.current)
  }, [refusal])
  useEffect(() => {
    if (!incomplete) return
    setTab(TAB_BY_ENTRY_KIND[incomplete.kind])
    if (form.current) focusFirstInvalidControl(form.current)
  }, [incomplete])

  useEffect(() => {
    if (!missed.has('gallery')) return
    setTab('gallery')
    requestAnimationFrame(() => form.current?.querySelector('[role=tabpanel] [role=alert]')?.scrollIntoView({ block: 'center' }))
  }, [missed])

  const guide = useEditorGuide()
  const unseenCss = useHiddenCustomCssNotice(state.base, user)
  const reset = useMemo(
    () => (
      <ConfirmDialog
        open={confirmReset}
        onOpenChange={setConfirmReset}
        title="Reset your changes?"
        description="Everything that was not saved is discarded, and the card is loaded again."
        confirmLabel="Reset"
        onConfirm={() => {
          setConfirmReset(false)
          void reload(false).then(() => focusElementOrMain())
        }}
      />
    ),
    [confirmReset, reload],
  )
  const savable = unsaved || uploading
  const buttons = useMemo(
    () => (
      <>
        <Button icon={<RotateCcw aria-hidden />} disabled={!unsaved || saving} onClick={() => setConfirmReset(true)}>
          Reset
        </Button>
        <Button
          variant={allQueued ? 'secondary' : 'primary'}
          icon={<Save aria-hidden />}
          pending={saving}
          disabled={!savable}
          type="submit"
          form="card-form"
        >
          {saving ? 'Saving...' : 'Save Changes'}
        </Button>
      </>
    ),
    [unsaved, savable, saving, allQueued],
  )
  const top = useRef<HTMLDivElement>(null)
  const isTopInView = useIsInView(top)
  const preview = { draft: state.draft, withUnseenCss: unseenCss !== null && !!state.draft.customCss?.trim() }
  return (
    <PageLayout
      title={title}
      description={card.name ?? card.slug}
      actions={
        <div ref={top} className="wrapping-row">
          {buttons}
        </div>
      }
      compact
    >
      {card.suspension && (
        <div className={styles.suspension}>
          <SuspensionNotice card={card} suspension={card.suspension} />
        </div>
      )}
      <SaveAlerts editing={editing} />
      <ConflictingDraftAlert editing={editing} />
      <div className={styles.body}>
        <div className={styles.split}>
          {!isNarrow && <CardPreviewPane {...preview} slug={state.base.slug} />}
          <div className={styles.form}>
            <form
              ref={form}
              id="card-form"
              noValidate
              onSubmit={(event) => {
                event.preventDefault()
                // A disabled Save button loses the focus, so the focus moves to the main content.
                if (savable) void save().then(() => document.activeElement === document.body && focusElementOrMain())
              }}
            >
              <EditorTabPropsContext value={{ ...state, stored: state.base, user, unseenCss, editEntries, edit, store, remove, restore }}>
                <MemoizedTabs label="Parts of the card" value={tab} onChange={setTab} tabs={tabs} />
              </EditorTabPropsContext>
            </form>
            {isNarrow && <ShareLink slug={state.base.slug} />}
          </div>
        </div>
        <EditorBar
          status={describeSaveStatus(editing, uploading, draftsKept)}
          above={
            <>
              {isNarrow && <PreviewSheet {...preview} shown={isSheetShown} onShow={setIsSheetShown} />}
              <EditorGuidePanel guide={guide} onOpenTab={setTab} />
            </>
          }
        >
          <UndoAndRedoButtons available={available} move={move} />
          <EditorGuideButton guide={guide} />
          {/* The buttons are at the top of the page and in the bar, but never twice in one window. */}
          {!isTopInView && buttons}
        </EditorBar>
      </div>
      <p role="status" className="visually-hidden">
        {undone}
      </p>
      <UnsavedWorkGuard active={unsaved} allQueued={allQueued} />
      {reset}
    </PageLayout>
  )
}

function describeSaveStatus(
  { unsaved, dirty, allQueued, online }: CardEditorStateAndActions,
  uploading: boolean,
  draftsKept: boolean,
): string {
  if (uploading) return 'Uploading pictures...'
  if (!unsaved) return 'All changes saved'
  if (!dirty) return 'An entry is not added yet'
  if (allQueued) return 'Waiting for a network'
  if (online) return 'Unsaved changes'
  return draftsKept ? 'Offline, kept on this device' : 'Offline, not kept'
}
