import { Check, ChevronLeft, SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { Card } from '../../../schema/card.ts'
import { cardAppPagePathOf, APP_PAGE_PATHS } from '../../../schema/route.ts'
import type { CardThemeKey } from '../../../schema/theme.ts'
import type { User } from '../../../schema/user.ts'
import { usePrefetchChunks } from '../../editing/fetch-ahead.ts'
import { listChangedEntries } from '../../editing/in-progress.ts'
import type { CardDraftSlot } from '../../editing/draft-slot.ts'
import { ConflictingDraftAlert } from '../../editing/other-drafts.tsx'
import { UnsavedWorkGuard } from '../../editing/leave-guard.tsx'
import { LoadErrorBoundary } from '../../editing/load-error-boundary.tsx'
import { SaveAlerts } from '../../editing/save-alerts.tsx'
import { useCardEditing, useSaveShortcut } from '../../editing/use-editing.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { TappableCard } from './card-stage.tsx'
import { CardFieldList } from './field-list.tsx'
import { AppearanceBar } from './appearance-bar.tsx'
import styles from './quick-editor.module.css'
import { SocialLinksSection } from './social-section.tsx'
import { type EditDialogTarget, findDialogForFieldPath } from './targets.ts'
import { UnsavedChangesBar } from './unsaved-bar.tsx'
import { useSavedIndicator } from './use-saved.ts'

// The code of the image dialog is loaded separately, because uploading an image needs the network anyway.
const importImageDialog = () => import('./image-dialog.tsx')
const ImageDialog = lazy(() => importImageDialog().then((module) => ({ default: module.ImageDialog })))
const importFieldDialog = () => import('./field-dialog.tsx')
const CardFieldDialog = lazy(() => importFieldDialog().then((module) => ({ default: module.CardFieldDialog })))
const importSocialDialog = () => import('./social-dialog.tsx')
const SocialLinkDialog = lazy(() => importSocialDialog().then((module) => ({ default: module.SocialLinkDialog })))
const importLookDialog = () => import('./look-dialog.tsx')
const LookDialog = lazy(() => importLookDialog().then((module) => ({ default: module.LookDialog })))
const importLanguageDialog = () => import('./language-dialog.tsx')
const LanguageDialog = lazy(() => importLanguageDialog().then((module) => ({ default: module.LanguageDialog })))
const importPlatformDialog = () => import('./platform-dialog.tsx')
const AddSocialLinkDialog = lazy(() => importPlatformDialog().then((module) => ({ default: module.AddSocialLinkDialog })))
const CardThemePicker = lazy(() => import('../../preview/theme-picker.tsx').then((module) => ({ default: module.CardThemePicker })))
const SuspensionNotice = lazy(() => import('../../lib/suspension-notice.tsx').then((module) => ({ default: module.SuspensionNotice })))
const LAZY_DIALOG_IMPORTS = [
  importFieldDialog,
  importSocialDialog,
  importPlatformDialog,
  importImageDialog,
  importLookDialog,
  importLanguageDialog,
]

/**
 * Presses the Save button of the open dialog or, if none is open, that of the page. While a dialog is open, the page below it has
 * `aria-hidden`.
 */
const pressSaveButton = () => document.querySelector<HTMLElement>('[data-save]:not([aria-hidden=true] *)')?.click()

export function QuickEditor({ card, user, slot }: { card: Card; user: User; slot: CardDraftSlot }) {
  const editing = useCardEditing(card, user.id, slot)
  useSaveShortcut(pressSaveButton)
  usePrefetchChunks(LAZY_DIALOG_IMPORTS)
  const { base, draft } = editing.state
  const deferredDraft = useDeferredValue(draft)
  const [target, openTarget] = useState<EditDialogTarget | null>(null)
  const [saved, showSaved] = useSavedIndicator()
  const { dispatch } = editing
  const open = useCallback(
    (next: EditDialogTarget) => {
      dispatch({ type: 'noticeClosed' })
      openTarget(next)
    },
    [dispatch, openTarget],
  )
  const touched = listChangedEntries(editing.state.inProgress)
  const linkInProgress = touched.some(({ kind }) => kind === 'link')
  // When a slow save ends, it closes only its own dialog, not one that the user has opened meanwhile.
  const close = () => openTarget((now) => (now === target ? null : now))
  const common = { editing, onSaved: showSaved, onClose: close }

  const { refusal, issues, incomplete } = editing.state
  const invalidTarget = useRef<EditDialogTarget>(null)
  useLayoutEffect(() => {
    const [first] = Object.keys(issues)
    invalidTarget.current = first && !target ? findDialogForFieldPath(first) : null
  }, [issues, target])
  useEffect(() => {
    if (refusal.length > 0 && invalidTarget.current) openTarget(invalidTarget.current)
  }, [refusal, openTarget])
  useEffect(() => {
    if (incomplete?.kind === 'link') openTarget({ kind: 'platform' })
  }, [incomplete, openTarget])

  async function chooseTheme(theme: CardThemeKey) {
    close()
    if (theme !== base.theme && (await editing.store({ theme }, { done: 'Card theme updated', failed: 'Failed to update theme' })))
      showSaved()
  }

  return (
    <div className={styles.page}>
      <header className={styles.banner}>
        <Link href={APP_PAGE_PATHS.dashboard} className={styles.back} aria-label="Back">
          <ChevronLeft aria-hidden />
        </Link>
        <div className={styles.heading}>
          <h1>Quick Edit Mode</h1>
          <p className="small-muted">Tap anything to edit it</p>
        </div>
        <p role="status" className={styles.status}>
          {saved && !editing.saving && !editing.state.failure && (
            <span className={styles.saved}>
              <Check aria-hidden />
              Saved
            </span>
          )}
        </p>
        <ButtonLink href={cardAppPagePathOf('cardEditor', base.id)} icon={<SlidersHorizontal aria-hidden />} className={styles.advanced}>
          Advanced Editor
        </ButtonLink>
      </header>
      <Suspense>{card.suspension && <SuspensionNotice card={card} suspension={card.suspension} />}</Suspense>
      {!target && <SaveAlerts editing={editing} brief />}
      {!target && <ConflictingDraftAlert editing={editing} />}
      <div className={styles.split}>
        <div>
          <TappableCard card={deferredDraft} onOpen={open} />
          <AppearanceBar card={deferredDraft} onOpen={open} />
        </div>
        <div className="stack-5">
          <CardFieldList draft={deferredDraft} base={base} onOpen={open} />
          <SocialLinksSection draft={deferredDraft} base={base} inProgress={linkInProgress} onOpen={open} />
        </div>
      </div>
      {!target && <UnsavedChangesBar editing={editing} inProgress={touched[0]?.kind ?? null} onOpen={open} onSaved={showSaved} />}
      {target && (
        <LoadErrorBoundary key={target.kind}>
          <Suspense>
            {target.kind === 'field' && <CardFieldDialog {...common} field={target.field} isOwner={base.userId === user.id} />}
            {target.kind === 'social' && (
              <SocialLinkDialog
                {...common}
                key={target.platform}
                platform={target.platform}
                onSwitch={(platform) => openTarget({ kind: 'social', platform })}
              />
            )}
            {target.kind === 'platform' && <AddSocialLinkDialog {...common} />}
            {target.kind === 'image' && <ImageDialog {...common} image={target.image} />}
            {target.kind === 'look' && <LookDialog {...common} />}
            {target.kind === 'language' && <LanguageDialog {...common} />}
            {target.kind === 'theme' && <CardThemePicker card={draft} onClose={close} onChoose={(theme) => void chooseTheme(theme)} />}
          </Suspense>
        </LoadErrorBoundary>
      )}
      <UnsavedWorkGuard active={editing.unsaved} allQueued={editing.allQueued} />
    </div>
  )
}
