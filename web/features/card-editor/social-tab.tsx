import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { SOCIAL_LINKS_MAX } from '../../../schema/card.ts'
import { createCardLinkBuilder } from '../../../schema/card-links.ts'
import { socialPlatformLabelOf } from '../../../schema/social.ts'
import { SocialIcon } from '../../card/icons.tsx'
import { copyTextToClipboard } from '../../lib/copy.ts'
import { useContactsModule } from '../../contacts/use-contacts.ts'
import { halfTypedEntryOfKind, openEntryInForm, updateHalfTypedEntry, removeHalfTypedEntry } from '../../editing/in-progress.ts'
import { countSocialLinksAlwaysFirst, moveSocialLink } from '../../editing/social-order.ts'
import { IconButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MoveEntryButtons } from '../../ui/move-buttons.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SortableList } from '../../ui/sortable-list.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './editor.module.css'
import { ListRowButtons, useRemovalDialog } from './list-rows.tsx'
import rows from './rows.module.css'
import { toSocialLinkFormValues, SocialLinkForm } from './social-form.tsx'
import type { EditorTabProps } from './tabs.ts'

async function copySocialLink(value: string) {
  const copied = await copyTextToClipboard(value)
  showToast(copied ? { title: 'Link copied', variant: 'success' } : { title: 'Copying failed', description: value, variant: 'destructive' })
}

export function SocialLinksTab({ draft, inProgress, incomplete, editEntries, edit, remove, issues }: EditorTabProps) {
  const valueInput = useRef<HTMLInputElement>(null)
  const entry = halfTypedEntryOfKind(inProgress, 'link')
  const links = draft.socialLinks
  const { social } = createCardLinkBuilder(draft, useContactsModule()?.readPhoneNumber)
  const entries = Object.entries(links)
  const fixed = countSocialLinksAlwaysFirst(links)
  const move = (from: number, to: number) => edit({ socialLinks: moveSocialLink(links, from, Math.max(to, fixed)) })
  const [askRemoval, removalDialog] = useRemovalDialog(
    (platform: string) => ({
      title: `Remove the ${socialPlatformLabelOf(platform)} link?`,
      description: 'It leaves the card when you save your changes.',
    }),
    (platform) => {
      const others = entries.filter(([key]) => key !== platform)
      remove(`${socialPlatformLabelOf(platform)} link`, { socialLinks: Object.fromEntries(others) })
      editEntries((now) => removeHalfTypedEntry(now, 'link', platform))
    },
  )
  return (
    <div className={styles.groups} data-part="socialLinks">
      <Panel title="Social links" description={entries.length > 0 ? `${entries.length} of at most ${SOCIAL_LINKS_MAX}` : undefined}>
        {issues['socialLinks'] && <p className={rows.error}>{issues['socialLinks']}</p>}
        {entries.length === 0 ? (
          <EmptyState level={3} title="No social links yet">
            Add the places where people can follow or write to you.
          </EmptyState>
        ) : (
          <SortableList
            className={rows.rows}
            label="Social links"
            onMove={move}
            entries={entries.map(([key, value], index) => {
              const label = socialPlatformLabelOf(key)
              const isFixed = index < fixed
              return {
                id: key,
                name: label,
                fixed: isFixed,
                className: `${rows.row} ${rows.tall}`,
                content: (
                  <div className={rows.part} data-part={`socialLinks.${key}`}>
                    <span className={rows.icon}>
                      <SocialIcon platform={key} />
                    </span>
                    <div className={rows.text}>
                      <p className={rows.title}>{label}</p>
                      <p className={rows.detail}>{value}</p>
                      {isFixed && <p className={rows.note}>Always first, because its name is a number</p>}
                      {issues[`socialLinks.${key}`] && <p className={rows.error}>{issues[`socialLinks.${key}`]}</p>}
                    </div>
                    <ListRowButtons
                      what={`${label} link`}
                      onEdit={() => {
                        flushSync(() => editEntries((now) => openEntryInForm(now, 'link', key, toSocialLinkFormValues(key, value))))
                        valueInput.current?.focus()
                      }}
                      onRemove={() => askRemoval(key)}
                    >
                      {!isFixed && entries.length - fixed > 1 && (
                        <MoveEntryButtons
                          what={label}
                          index={index - fixed}
                          count={entries.length - fixed}
                          onMove={(from, to) => move(from + fixed, to + fixed)}
                        />
                      )}
                      <IconButton
                        size="sm"
                        label={`Copy ${label} link`}
                        icon={<Copy aria-hidden />}
                        onClick={() => void copySocialLink(social(key, value) ?? value)}
                      />
                    </ListRowButtons>
                  </div>
                ),
              }
            })}
          />
        )}
      </Panel>
      <SocialLinkForm
        key={entry?.target ?? 'new'}
        card={draft}
        inProgress={entry}
        inputRef={valueInput}
        problems={incomplete?.kind === 'link' ? incomplete.errors : undefined}
        onType={(texts) => editEntries((now) => updateHalfTypedEntry(now, 'link', texts))}
        onStart={(key, value) =>
          editEntries((now) => updateHalfTypedEntry(removeHalfTypedEntry(now, 'link'), 'link', toSocialLinkFormValues(key, value)))
        }
        onClear={() => editEntries((now) => removeHalfTypedEntry(now, 'link'))}
        onAdd={(key, value) => {
          edit({ socialLinks: { ...links, [key]: value } })
          editEntries((now) => removeHalfTypedEntry(now, 'link'))
        }}
      />
      {removalDialog}
    </div>
  )
}
