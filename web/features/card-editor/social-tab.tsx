import { Copy, Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { SOCIALS_MAX } from '../../../schema/card.ts'
import { platformLabel, socialHref } from '../../../schema/social.ts'
import { SocialIcon } from '../../card/icons.tsx'
import { copyText } from '../../lib/copy.ts'
import { IconButton } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './editor.module.css'
import rows from './rows.module.css'
import { SocialForm } from './social-form.tsx'
import type { TabProps } from './tabs.ts'

async function copy(key: string, value: string) {
  const copied = await copyText(socialHref(key, value) ?? value)
  toast(copied ? { title: 'Link copied', variant: 'success' } : { title: 'Copying failed', description: value, variant: 'destructive' })
}

/** Where else the card's person is found. */
export function SocialTab({ draft, edit, issues }: TabProps) {
  const [removing, setRemoving] = useState<string | null>(null)
  const [editing, setEditing] = useState<{ key: string; value: string } | null>(null)
  const form = useRef<HTMLDivElement>(null)
  const links = draft.socialLinks
  const entries = Object.entries(links)
  return (
    <div className={styles.groups}>
      <Panel title="Social links" description={entries.length > 0 ? `${entries.length} of at most ${SOCIALS_MAX}` : undefined}>
        {issues['socialLinks'] && <p className={rows.error}>{issues['socialLinks']}</p>}
        {entries.length === 0 ? (
          <EmptyState level={3} title="No social links yet">
            Add the places where people can follow or write to you.
          </EmptyState>
        ) : (
          <ul className={rows.rows} aria-label="Social links">
            {entries.map(([key, value]) => {
              const label = platformLabel(key)
              return (
                <li key={key} className={rows.row}>
                  <span className={rows.icon}>
                    <SocialIcon platform={key} />
                  </span>
                  <div className={rows.text}>
                    <p className={rows.title}>{label}</p>
                    <p className={rows.detail}>{value}</p>
                    {issues[`socialLinks.${key}`] && <p className={rows.error}>{issues[`socialLinks.${key}`]}</p>}
                  </div>
                  <div className={rows.actions}>
                    <IconButton size="sm" label={`Copy ${label} link`} icon={<Copy aria-hidden />} onClick={() => void copy(key, value)} />
                    <IconButton
                      size="sm"
                      label={`Edit ${label} link`}
                      icon={<Pencil aria-hidden />}
                      onClick={() => setEditing({ key, value })}
                    />
                    <IconButton size="sm" label={`Remove ${label} link`} icon={<Trash2 aria-hidden />} onClick={() => setRemoving(key)} />
                  </div>
                </li>
              )
            })}
          </ul>
        )}
      </Panel>
      <div ref={form}>
        <SocialForm
          key={editing?.key}
          links={links}
          editing={editing}
          onCancel={() => setEditing(null)}
          onAdd={(key, value) => {
            edit({ socialLinks: { ...links, [key]: value } })
            setEditing(null)
          }}
        />
      </div>
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        title={`Remove the ${platformLabel(removing ?? '')} link?`}
        description="It leaves the card when you save your changes."
        confirmLabel="Remove"
        onConfirm={() => {
          edit({ socialLinks: Object.fromEntries(entries.filter(([key]) => key !== removing)) })
          if (editing?.key === removing) setEditing(null)
          setRemoving(null)
        }}
      />
    </div>
  )
}
