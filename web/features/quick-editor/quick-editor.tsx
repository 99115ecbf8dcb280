import { Check, ChevronLeft, SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { Card } from '../../../schema/card.ts'
import { cardPath, ROUTES } from '../../../schema/route.ts'
import type { ThemeKey } from '../../../schema/theme.ts'
import type { User } from '../../../schema/user.ts'
import { useFetchAhead } from '../../editing/fetch-ahead.ts'
import { modifiedEntries } from '../../editing/in-progress.ts'
import type { DraftSlot } from '../../editing/draft-slot.ts'
import { OtherDrafts } from '../../editing/other-drafts.tsx'
import { LeaveGuard } from '../../editing/leave-guard.tsx'
import { LoadErrorBoundary } from '../../editing/load-error-boundary.tsx'
import { SaveAlerts } from '../../editing/save-alerts.tsx'
import { useEditing } from '../../editing/use-editing.ts'
import { ThemePicker } from '../../preview/theme-picker.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { CardStage } from './card-stage.tsx'
import { FieldDialog } from './field-dialog.tsx'
import { FieldList } from './field-list.tsx'
import { AppearanceBar } from './appearance-bar.tsx'
import { PlatformDialog } from './platform-dialog.tsx'
import styles from './quick-editor.module.css'
import { SocialDialog } from './social-dialog.tsx'
import { SocialSection } from './social-section.tsx'
import { type Target, targetOf } from './targets.ts'
import { UnsavedBar } from './unsaved-bar.tsx'
import { useSaved } from './use-saved.ts'
import { THEME_MESSAGES } from './save-messages.ts'

// A lazy chunk, since uploading an image needs the network anyway.
const imageDialog = () => import('./image-dialog.tsx')
const ImageDialog = lazy(() => imageDialog().then((module) => ({ default: module.ImageDialog })))
const LAZY_CHUNKS = [imageDialog]

/** Edits the card by dialogs that each save one change. They are loaded with the page, to work while the user is offline. */
export function QuickEditor({ card, user, slot }: { card: Card; user: User; slot: DraftSlot }) {
  const editing = useEditing(card, user.id, slot)
  useFetchAhead(LAZY_CHUNKS)
  const { base, draft } = editing.state
  // Deferred, so that rendering the card does not delay typing.
  const deferredDraft = useDeferredValue(draft)
  const [target, openTarget] = useState<Target | null>(null)
  const [saved, showSaved] = useSaved()
  const { dispatch } = editing
  const open = useCallback(
    (next: Target) => {
      dispatch({ type: 'noticeClosed' })
      openTarget(next)
    },
    [dispatch, openTarget],
  )
  const touched = modifiedEntries(editing.state.inProgress)
  const linkInProgress = touched.some(({ kind }) => kind === 'link')
  // A slow save closes only its own dialog, not one that was opened meanwhile.
  const close = () => openTarget((now) => (now === target ? null : now))
  const common = { editing, onSaved: showSaved, onClose: close }

  // After a save that the server rejects, the dialog of the first invalid field opens.
  const { refusal, issues, incomplete } = editing.state
  const invalidTarget = useRef<Target>(null)
  useLayoutEffect(() => {
    const [first] = Object.keys(issues)
    invalidTarget.current = first && !target ? targetOf(first) : null
  }, [issues, target])
  useEffect(() => {
    if (refusal.length > 0 && invalidTarget.current) openTarget(invalidTarget.current)
  }, [refusal, openTarget])
  useEffect(() => {
    if (incomplete?.kind === 'link') openTarget({ kind: 'platform' })
  }, [incomplete, openTarget])

  async function chooseTheme(theme: ThemeKey) {
    close()
    if (theme !== base.theme && (await editing.store({ theme }, THEME_MESSAGES))) showSaved()
  }

  return (
    <div className={styles.page}>
      <header className={styles.banner}>
        <Link href={ROUTES.dashboard} className={styles.back} aria-label="Back">
          <ChevronLeft aria-hidden />
        </Link>
        <div className={styles.heading}>
          <h1>Quick Edit Mode</h1>
          <p className="small-muted">Tap anything to edit it</p>
        </div>
        <p role="status" className={cx(styles.status, editing.dirty && styles.raised)}>
          {saved && !editing.saving && !editing.state.failure && (
            <span className={styles.saved}>
              <Check aria-hidden />
              Saved
            </span>
          )}
        </p>
        <ButtonLink href={cardPath('cardEditor', base.id)} icon={<SlidersHorizontal aria-hidden />} className={styles.advanced}>
          Advanced Editor
        </ButtonLink>
      </header>
      {!target && <SaveAlerts editing={editing} brief />}
      {!target && <OtherDrafts editing={editing} />}
      <div className={styles.split}>
        <div>
          <CardStage card={deferredDraft} onOpen={open} />
          <AppearanceBar card={deferredDraft} onOpen={open} />
        </div>
        <div className={styles.lists}>
          <FieldList draft={deferredDraft} base={base} onOpen={open} />
          <SocialSection draft={deferredDraft} base={base} inProgress={linkInProgress} onOpen={open} />
        </div>
      </div>
      {!target && <UnsavedBar editing={editing} inProgress={touched[0]?.kind ?? null} onOpen={open} onSaved={showSaved} />}
      {target?.kind === 'field' && <FieldDialog {...common} field={target.field} isOwner={base.userId === user.id} />}
      {target?.kind === 'social' && (
        <SocialDialog
          {...common}
          key={target.platform}
          platform={target.platform}
          onSwitch={(platform) => openTarget({ kind: 'social', platform })}
        />
      )}
      {target?.kind === 'platform' && <PlatformDialog {...common} />}
      {target?.kind === 'image' && (
        <LoadErrorBoundary>
          <Suspense>
            <ImageDialog {...common} image={target.image} />
          </Suspense>
        </LoadErrorBoundary>
      )}
      {target?.kind === 'theme' && <ThemePicker card={draft} onClose={close} onChoose={(theme) => void chooseTheme(theme)} />}
      <LeaveGuard active={editing.unsaved} />
    </div>
  )
}
