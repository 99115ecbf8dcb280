import { type ReactNode, useState } from 'react'

interface DropZoneProps {
  label: string
  /** The element has the attribute `data-dragover` while files are dragged over it. */
  className?: string
  onFiles: (files: FileList) => void
  children: ReactNode
}

/** A labelled group onto which files can be dropped. It must contain a button that does the same, for keyboard users. */
export function DropZone({ label, className, onFiles, children }: DropZoneProps) {
  const [dragover, setDragover] = useState(false)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-label={label}
      className={className}
      data-dragover={dragover || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setDragover(event.dataTransfer.types.includes('Files'))
      }}
      onDragLeave={() => setDragover(false)}
      onDrop={(event) => {
        event.preventDefault()
        setDragover(false)
        onFiles(event.dataTransfer.files)
      }}
    >
      {children}
    </div>
  )
}
