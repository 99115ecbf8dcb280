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

interface SortableEntry {
  /** Stays the same while the entry moves. */
  id: string
  /** What it is, for who cannot see it: image 1. */
  name: string
  content: ReactNode
  className?: string
}

interface SortableListProps {
  label: string
  entries: SortableEntry[]
  onMove: (from: number, to: number) => void
  className?: string
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

const INSTRUCTIONS = 'To move it, press Space, then the up and down arrow keys, and Space again where it is to stay. Escape puts it back.'

/** A list whose entries are put in order by dragging their handle, with a pointer, a finger or the keyboard. */
export function SortableList({ label, entries, onMove, className }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const indexOf = (id: string | number) => entries.findIndex((entry) => entry.id === id)
  const nameOf = (id: string | number) => entries[indexOf(id)]?.name ?? 'It'
  const place = (id: string | number) => `place ${indexOf(id) + 1} of ${entries.length}`
  // An entry that was just picked up lies over its own place, which is no news.
  const fresh = useRef(false)
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      fresh.current = true
      return `${nameOf(active.id)} is picked up from ${place(active.id)}.`
    },
    onDragOver: ({ active, over }) => {
      if (!over) return undefined
      const unmoved = fresh.current && over.id === active.id
      fresh.current = false
      return unmoved ? undefined : `${nameOf(active.id)} is at ${place(over.id)}.`
    },
    onDragEnd: ({ active, over }) => `${nameOf(active.id)} was put down${over ? ` at ${place(over.id)}` : ''}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back at ${place(active.id)}.`,
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{ announcements, screenReaderInstructions: { draggable: INSTRUCTIONS } }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(indexOf(active.id), indexOf(over.id))
      }}
    >
      <SortableContext items={entries} strategy={verticalListSortingStrategy}>
        <ol className={cx(styles.list, className)} aria-label={label}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

function Entry({ entry: { id, name, content, className } }: { entry: SortableEntry }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id })
  return (
    <li
      ref={setNodeRef}
      className={cx(className, isDragging && styles.dragged)}
      style={{ transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined, transition }}
    >
      <button {...attributes} {...listeners} ref={setActivatorNodeRef} type="button" className={styles.handle} aria-label={`Drag ${name}`}>
        <GripVertical aria-hidden />
      </button>
      {content}
    </li>
  )
}
