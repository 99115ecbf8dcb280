import { type ReactNode, useState } from 'react'

interface FileDropZoneProps {
  label: string
  className?: string
  onFiles: (files: FileList) => void
  children: ReactNode
}

/** A labelled area onto which files can be dropped. It must contain a button that opens a file dialog, for keyboard users. */
export function FileDropZone({ label, className, onFiles, children }: FileDropZoneProps) {
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
