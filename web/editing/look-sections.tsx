import type { Card } from '../../schema/card.ts'
import { CARD_SECTION_LABELS, CARD_SECTION_NAMES, type CardSectionName } from '../../schema/card-look.ts'
import { lookOfCard } from '../card/look.ts'
import { orderSections } from '../card/section-order.ts'
import type { CardTheme } from '../card/theme.ts'
import { Button } from '../ui/button.tsx'
import { MoveEntryButtons } from '../ui/move-buttons.tsx'
import { Panel } from '../ui/panel.tsx'
import { SortableList } from '../ui/sortable-list.tsx'
import type { LookPanelProps } from './look-panels.tsx'
import styles from './look.module.css'
import { moveListItem } from './reorder.ts'

function isSectionEmpty(card: Card, section: CardSectionName): boolean {
  switch (section) {
    case 'about':
      return !card.about
    case 'contact':
      return !(card.phone ?? card.email ?? card.website ?? card.address)
    case 'location':
      return !card.address
    case 'links':
      return card.customButtons.length === 0
    case 'video':
      return !card.videoUrl
    case 'embeds':
      return card.embedCodes.length === 0
    case 'gallery':
      return card.gallery.length === 0
    case 'form':
      return !card.formConfig.enabled
    case 'social':
      return Object.keys(card.socialLinks).length === 0
  }
}

export function SectionOrderPanel({ draft, edit, theme }: LookPanelProps & { theme: CardTheme }) {
  const { sectionOrder } = lookOfCard(draft)
  const sections = orderSections(theme.sections, sectionOrder)
  // Sections that this theme keeps in its head keep their place in another theme.
  const others = orderSections(CARD_SECTION_NAMES, sectionOrder).filter((name) => !sections.includes(name))
  const move = (from: number, to: number) => edit({ sectionOrder: [...moveListItem(sections, from, to), ...others] })
  return (
    <Panel
      title="Order of the sections"
      description={theme.fixedNote ?? 'From top to bottom.'}
      actions={
        sectionOrder.length > 0 && (
          <Button size="sm" onClick={() => edit({ sectionOrder: [] })}>
            The theme’s order
          </Button>
        )
      }
    >
      <SortableList
        className={styles.sections}
        label="Order of the sections"
        onMove={move}
        entries={sections.map((name, index) => {
          const label = CARD_SECTION_LABELS[name]
          return {
            id: name,
            name: label,
            className: styles.section!,
            content: (
              <>
                <span className={styles.sectionName}>
                  {label}
                  {isSectionEmpty(draft, name) && <small> empty, so not shown</small>}
                </span>
                <MoveEntryButtons what={label} index={index} count={sections.length} onMove={move} />
              </>
            ),
          }
        })}
      />
    </Panel>
  )
}
