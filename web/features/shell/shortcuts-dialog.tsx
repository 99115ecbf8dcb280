import { commandKeyName } from '../../lib/platform.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Switch } from '../../ui/switch.tsx'
import type { SidebarEntry } from './entries.ts'
import {
  enableSingleKeyShortcuts,
  listFixedShortcuts,
  PAGE_BY_SECOND_SHORTCUT_KEY,
  type ShortcutGroup,
  useSingleKeyShortcutsEnabled,
} from './shortcuts.ts'
import styles from './shortcuts-dialog.module.css'

export function ShortcutsDialog({ entries, onClose }: { entries: SidebarEntry[]; onClose: () => void }) {
  const enabled = useSingleKeyShortcutsEnabled()
  const pages = Object.entries(PAGE_BY_SECOND_SHORTCUT_KEY).flatMap(([letter, page]) => {
    const entry = entries.find((candidate) => candidate.page === page)
    return entry ? [{ label: entry.label, keys: ['G', letter.toUpperCase()] }] : []
  })
  const groups: ShortcutGroup[] = [
    {
      title: 'Find',
      shortcuts: [
        { label: 'Pages, cards and actions', keys: [commandKeyName(), 'K'] },
        { label: 'Search on this page', keys: ['/'] },
        { label: 'This list', keys: ['?'] },
      ],
    },
    { title: 'Go to', shortcuts: pages },
    ...listFixedShortcuts(),
  ]
  return (
    <Dialog open onOpenChange={onClose} title="Keyboard shortcuts" size="md">
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group.title}>
            <h3 className={styles.title}>{group.title}</h3>
            <dl>
              {group.shortcuts.map(({ label, keys }) => (
                <div key={label} className={styles.row}>
                  <dt>{label}</dt>
                  <dd className={styles.keys}>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Switch
        label="Shortcuts of a single key"
        hint={`G, / and ?. Turn them off if speech input triggers them. Shortcuts with ${commandKeyName()} work in any case.`}
        checked={enabled}
        onChange={enableSingleKeyShortcuts}
      />
    </Dialog>
  )
}
