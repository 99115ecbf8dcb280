import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { cx } from './cx.ts'
import styles from './sortable-list.module.css'

interface SortableListEntryData {
  id: string
  name: string
  content: ReactNode
  className?: string
  fixed?: boolean
}

interface SortableListProps {
  label: string
  entries: SortableListEntryData[]
  onMove: (from: number, to: number) => void
  className?: string
}

const restrictToVerticalAxis: Modifier = ({ transform }) => ({ ...transform, x: 0 })

const DRAG_KEYBOARD_INSTRUCTIONS =
  'To move it, press Space, then the up and down arrow keys, and Space again where it is to stay. Escape puts it back.'

/** The user reorders entries by their handle: with a mouse, by touch or with the keyboard. */
export function SortableList({ label, entries, onMove, className }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const indexOf = (id: string | number) => entries.findIndex((entry) => entry.id === id)
  const nameOf = (id: string | number) => entries[indexOf(id)]?.name ?? 'It'
  const position = (id: string | number) => `place ${indexOf(id) + 1} of ${entries.length}`
  // dnd-kit also reports the position where an entry was picked up. Screen readers need not announce that.
  const justPickedUp = useRef(false)
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      justPickedUp.current = true
      return `${nameOf(active.id)} is picked up from ${position(active.id)}.`
    },
    onDragOver: ({ active, over }) => {
      if (!over) return undefined
      const unmoved = justPickedUp.current && over.id === active.id
      justPickedUp.current = false
      return unmoved ? undefined : `${nameOf(active.id)} is at ${position(over.id)}.`
    },
    onDragEnd: ({ active, over }) => `${nameOf(active.id)} was put down${over ? ` at ${position(over.id)}` : ''}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back at ${position(active.id)}.`,
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[restrictToVerticalAxis]}
      accessibility={{ announcements, screenReaderInstructions: { draggable: DRAG_KEYBOARD_INSTRUCTIONS } }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(indexOf(active.id), indexOf(over.id))
      }}
    >
      <SortableContext items={entries} strategy={verticalListSortingStrategy}>
        <ol className={className} aria-label={label}>
          {entries.map((entry) => (
            <SortableListEntry key={entry.id} entry={entry} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

function SortableListEntry({ entry: { id, name, content, className, fixed = false } }: { entry: SortableListEntryData }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id, disabled: fixed })
  return (
    <li
      ref={setNodeRef}
      className={cx(className, isDragging && styles.dragged)}
      style={{ transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined, transition }}
    >
      {!fixed && (
        <button
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          type="button"
          className={styles.handle}
          aria-label={`Drag ${name}`}
        >
          <GripVertical aria-hidden />
        </button>
      )}
      {content}
    </li>
  )
}
