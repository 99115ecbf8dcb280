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
import { useDraftRoom } from '../../lib/draft-storage.ts'
import type { DraftSeat } from '../../editing/draft-seat.ts'
import { OtherDrafts } from '../../editing/other-drafts.tsx'
import { LeaveGuard } from '../../editing/leave-guard.tsx'
import { GuideButton, GuidePanel, useGuide } from './guide.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { EDITOR_TABS, type EditorTab, ENTRY_TABS, laterTabs, type TabProps, tabWith } from './tabs.ts'
import { useFetchAhead } from '../../editing/fetch-ahead.ts'
import { PartBoundary } from '../../editing/part-boundary.tsx'
import { SaveAlerts } from '../../editing/save-alerts.tsx'
import { useEditing } from '../../editing/use-editing.ts'
import { useUnseenCss } from '../../editing/visitor-css.ts'
import { useUploadInProgress } from '../../images/uploads-in-progress.ts'
import { focusOrMain } from '../../ui/focus-main.ts'

/** What is being edited, for the tab that shows it: a key typed there draws nothing else anew. */
const TabState = createContext<TabProps | null>(null)
const PartTabs = memo(Tabs)

function TabBody({ tab: { label, Panel } }: { tab: EditorTab }) {
  const props = useContext(TabState)!
  return (
    <PartBoundary>
      <Suspense fallback={<LoadingScreen label={`Loading ${label}`} />}>
        <Panel {...props} />
      </Suspense>
    </PartBoundary>
  )
}

/** The card on one side, what it is made of on the other. Nothing is stored on the server until Save Changes. */
export function Editor({ title, card, user, seat }: { title: string; card: Card; user: User; seat: DraftSeat }) {
  const editing = useEditing(card, user.id, seat)
  const { state, dirty, unsaved, begin, edit, store, save, saving, reload, online, missed } = editing
  const room = useDraftRoom()
  const uploading = useUploadInProgress()
  useFetchAhead(laterTabs(user.accessLevel))
  const [confirmReset, setConfirmReset] = useState(false)
  const tabs = useMemo(
    () =>
      EDITOR_TABS.filter(({ minLevel }) => user.accessLevel >= minLevel).map((part) => ({
        value: part.value,
        label: part.label,
        content: <TabBody tab={part} />,
      })),
    [user.accessLevel],
  )
  const [tab, setTab] = useState<string>(tabs[0]!.value)
  const form = useRef<HTMLFormElement>(null)

  // Ctrl or Cmd with Enter saves from wherever one types, several lines of text included.
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

  // A refused save leads to the first field that has to change, in whichever tab it is.
  const { issues, refusal, stop } = state
  useEffect(() => {
    if (refusal.length === 0) return
    setTab((current) => tabWith(refusal) ?? current)
    if (form.current) focusFirstError(form.current)
  }, [refusal])
  useEffect(() => {
    if (!stop) return
    setTab(ENTRY_TABS[stop.kind])
    if (form.current) focusFirstError(form.current)
  }, [stop])

  // Pictures that failed stay there, to try again with.
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
          // Nothing is left to reset: the button that asked cannot keep the focus.
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
              // The button that saved has nothing left to do and cannot keep the focus.
              if (savable) void save().then(() => document.activeElement === document.body && focusOrMain())
            }}
          >
            <TabState
              value={{ draft: state.draft, stored: state.base, user, unseenCss, issues, begun: state.begun, stop, begin, edit, store }}
            >
              <PartTabs label="Parts of the card" value={tab} onChange={setTab} tabs={tabs} />
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
                        : room
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
