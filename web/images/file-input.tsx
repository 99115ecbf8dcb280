import type { Ref } from 'react'

interface FileInputProps {
  ref: Ref<HTMLInputElement>
  label: string
  accept: string
  multiple?: boolean
  onFiles: (files: FileList) => void
}

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
