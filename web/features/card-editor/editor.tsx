import { RotateCcw, Save } from 'lucide-react'
import { createContext, memo, Suspense, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { Card } from '../../../schema/card.ts'
import type { User } from '../../../schema/user.ts'
import { focusFirstError } from '../../lib/form.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { cx } from '../../ui/cx.ts'
import { Page } from '../../ui/page.tsx'
import { LoadingScreen } from '../../ui/spinner.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import styles from './editor.module.css'
import { useDraftsKept } from '../../lib/drafts-kept.ts'
import type { DraftSlot } from '../../editing/draft-slot.ts'
import { OtherDrafts } from '../../editing/other-drafts.tsx'
import { LeaveGuard } from '../../editing/leave-guard.tsx'
import { GuideButton, GuidePanel, useGuide } from './guide.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { EDITOR_TABS, type EditorTab, ENTRY_TABS, lazyTabChunks, type TabProps, tabWith } from './tabs.ts'
import { useFetchAhead } from '../../editing/fetch-ahead.ts'
import { LoadErrorBoundary } from '../../editing/load-error-boundary.tsx'
import { SaveAlerts } from '../../editing/save-alerts.tsx'
import { useEditing } from '../../editing/use-editing.ts'
import { useUnseenCss } from '../../editing/visitor-css.ts'
import { useUploadInProgress } from '../../images/uploads-in-progress.ts'
import { focusOrMain } from '../../ui/focus-main.ts'

/** The props of the open tab, as a context: typing re-renders only that tab. */
const TabState = createContext<TabProps | null>(null)
const MemoTabs = memo(Tabs)

function TabBody({ tab: { label, Panel } }: { tab: EditorTab }) {
  const props = useContext(TabState)!
  return (
    <LoadErrorBoundary>
      <Suspense fallback={<LoadingScreen label={`Loading ${label}`} />}>
        <Panel {...props} />
      </Suspense>
    </LoadErrorBoundary>
  )
}

/** The card editor: the preview on one side, the tabs on the other. Edits are stored on the server by Save Changes, pictures at once. */
export function Editor({ title, card, user, slot }: { title: string; card: Card; user: User; slot: DraftSlot }) {
  const editing = useEditing(card, user.id, slot)
  const { state, dirty, unsaved, editEntries, edit, store, save, saving, reload, online, missed } = editing
  const draftsKept = useDraftsKept()
  const uploading = useUploadInProgress()
  useFetchAhead(lazyTabChunks(user.accessLevel))
  const [confirmReset, setConfirmReset] = useState(false)
  const tabs = useMemo(
    () =>
      EDITOR_TABS.filter(({ minLevel }) => user.accessLevel >= minLevel).map((tab) => ({
        value: tab.value,
        label: tab.label,
        content: <TabBody tab={tab} />,
      })),
    [user.accessLevel],
  )
  const [tab, setTab] = useState<string>(tabs[0]!.value)
  const form = useRef<HTMLFormElement>(null)

  // Ctrl or Cmd with Enter saves from any field, text areas included.
  useEffect(() => {
    const { current } = form
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || event.isComposing) return
      event.preventDefault()
      current?.requestSubmit()
    }
    current?.addEventListener('keydown', onKey)
    return () => current?.removeEventListener('keydown', onKey)
  }, [])

  // After a refused save, opens the tab of the first invalid field and focuses it.
  const { issues, refusal, incomplete } = state
  useEffect(() => {
    if (refusal.length === 0) return
    setTab((current) => tabWith(refusal) ?? current)
    if (form.current) focusFirstError(form.current)
  }, [refusal])
  useEffect(() => {
    if (!incomplete) return
    setTab(ENTRY_TABS[incomplete.kind])
    if (form.current) focusFirstError(form.current)
  }, [incomplete])

  // Failed gallery uploads are listed in their tab with a retry button.
  useEffect(() => {
    if (!missed.has('gallery')) return
    setTab('gallery')
    requestAnimationFrame(() => form.current?.querySelector('[role=tabpanel] [role=alert]')?.scrollIntoView({ block: 'center' }))
  }, [missed])

  const guide = useGuide()
  const unseenCss = useUnseenCss(state.base, user)
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
          // The Reset button is disabled now and would lose the focus.
          void reload(false).then(() => focusOrMain())
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
        <Button variant="primary" icon={<Save aria-hidden />} pending={saving} disabled={!savable} type="submit" form="card-form">
          {saving ? 'Saving...' : 'Save Changes'}
        </Button>
      </>
    ),
    [unsaved, savable, saving],
  )
  return (
    <Page title={title} description={card.name ?? card.slug} width="wide" actions={buttons}>
      <SaveAlerts editing={editing} />
      <OtherDrafts editing={editing} />
      <div className={styles.split}>
        <PreviewPane draft={state.draft} slug={state.base.slug} withUnseenCss={unseenCss !== null && !!state.draft.customCss?.trim()} />
        <div className={styles.form}>
          <GuidePanel guide={guide} onOpenTab={setTab} />
          <form
            ref={form}
            id="card-form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              // The save button may be disabled now and lose the focus.
              if (savable) void save().then(() => document.activeElement === document.body && focusOrMain())
            }}
          >
            <TabState
              value={{
                draft: state.draft,
                stored: state.base,
                user,
                unseenCss,
                issues,
                inProgress: state.inProgress,
                incomplete,
                editEntries,
                edit,
                store,
              }}
            >
              <MemoTabs label="Parts of the card" value={tab} onChange={setTab} tabs={tabs} />
            </TabState>
            <div className={cx(styles.bar, savable && styles.dirty)}>
              <p className={styles.status} role="status">
                {uploading
                  ? 'Uploading pictures...'
                  : !unsaved
                    ? 'All changes saved'
                    : !dirty
                      ? 'An entry is not added yet'
                      : online
                        ? 'Unsaved changes'
                        : draftsKept
                          ? 'Offline, kept on this device'
                          : 'Offline, not kept'}
              </p>
              <GuideButton guide={guide} />
              {buttons}
            </div>
          </form>
        </div>
      </div>
      <LeaveGuard active={unsaved} />
      {reset}
    </Page>
  )
}
