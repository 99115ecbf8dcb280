import { type ReactNode, type Ref, useState } from 'react'

interface FileDropZoneProps {
  label: string
  /** Class of the area, which has the attribute `data-dragover` while files are dragged over it. */
  className?: string
  onFiles: (files: FileList) => void
  children: ReactNode
}

/** An area onto which users can drop files. For keyboard users, it must contain a button that opens a file dialog. */
export function FileDropZone({ label, className, onFiles, children }: FileDropZoneProps) {
  const [isDraggedOver, setDraggedOver] = useState(false)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-label={label}
      className={className}
      data-dragover={isDraggedOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setDraggedOver(event.dataTransfer.types.includes('Files'))
      }}
      onDragLeave={() => setDraggedOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setDraggedOver(false)
        onFiles(event.dataTransfer.files)
      }}
    >
      {children}
    </div>
  )
}

interface FileInputProps {
  ref: Ref<HTMLInputElement>
  label: string
  /** Media types and file name extensions, as the attribute `accept` lists them. */
  accept: string
  multiple?: boolean
  onFiles: (files: FileList) => void
}

/** The invisible input behind a button that opens a file dialog. */
export function FileInput({ ref, label, accept, multiple, onFiles }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      multiple={multiple}
      accept={accept}
      className="visually-hidden"
      aria-label={label}
      tabIndex={-1}
      onChange={({ target }) => {
        if (target.files) onFiles(target.files)
        // Clears the input, so that the user can choose the same file again.
        target.value = ''
      }}
    />
  )
}
