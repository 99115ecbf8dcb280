import type { Ref } from 'react'

interface FileInputProps {
  ref: Ref<HTMLInputElement>
  /** What the file is for, such as "Avatar". */
  label: string
  /** Media types and file name extensions, as the attribute `accept` lists them. */
  accept: string
  multiple?: boolean
  onFiles: (files: FileList) => void
}

/** The invisible input behind a button that chooses files. */
export function FileInput({ ref, label, accept, multiple, onFiles }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      multiple={multiple}
      accept={accept}
      className="visually-hidden"
      aria-label={`File for ${label}`}
      tabIndex={-1}
      onChange={({ target }) => {
        if (target.files) onFiles(target.files)
        // Clearing the file input lets the user choose the same file again.
        target.value = ''
      }}
    />
  )
}
