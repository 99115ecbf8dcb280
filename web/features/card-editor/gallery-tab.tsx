import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { GALLERY_MAX, type GalleryImage, TEXT_MAX } from '../../../schema/card.ts'
import { imageVariants } from '../../../schema/image.ts'
import { IconButton } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { GalleryUploader } from '../../images/gallery-uploader.tsx'
import { insertInOrder } from '../../images/upload-queue.ts'
import { Input } from '../../ui/input.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SortableList } from '../../ui/sortable-list.tsx'
import styles from './editor.module.css'
import { OrderButtons } from './order-buttons.tsx'
import { stableIds, moveItem } from '../../editing/reorder.ts'
import rows from './rows.module.css'
import type { TabProps } from './tabs.ts'

/** The gallery's pictures, sortable. */
export function GalleryTab({ draft, edit, issues }: TabProps) {
  const [removing, setRemoving] = useState<number | null>(null)
  const { gallery } = draft
  const set = (next: GalleryImage[]) => edit({ gallery: next })
  const move = (from: number, to: number) => set(moveItem(gallery, from, to))
  const ids = stableIds(gallery.map(({ url }) => url))

  return (
    <div className={styles.groups}>
      <Panel title="Gallery" description={`${gallery.length} of at most ${GALLERY_MAX} images. Recommended size 1200x800.`}>
        {issues['gallery'] && <p className={rows.error}>{issues['gallery']}</p>}
        {gallery.length > 0 && (
          <SortableList
            className={rows.rows}
            label="Gallery images"
            onMove={move}
            entries={gallery.map((image, index) => ({
              id: ids[index]!,
              name: `image ${index + 1}`,
              className: `${rows.row} ${rows.pictured}`,
              content: (
                <>
                  <Thumbnail url={image.url} />
                  <Field
                    className={rows.text}
                    label={`Description of image ${index + 1}`}
                    error={issues[`gallery.${index}.alt`] ?? issues[`gallery.${index}.url`]}
                  >
                    <Input
                      value={image.alt ?? ''}
                      maxLength={TEXT_MAX.alt}
                      placeholder="What it shows, for people who cannot see it"
                      autoComplete="off"
                      onChange={({ target }) =>
                        set(gallery.map((other, at) => (at === index ? { ...other, alt: target.value || undefined } : other)))
                      }
                    />
                  </Field>
                  <div className={rows.actions}>
                    <OrderButtons what={`image ${index + 1}`} index={index} count={gallery.length} onMove={move} />
                    <IconButton
                      size="sm"
                      label={`Remove image ${index + 1}`}
                      icon={<Trash2 aria-hidden />}
                      onClick={() => setRemoving(index)}
                    />
                  </div>
                </>
              ),
            }))}
          />
        )}
        <GalleryUploader
          cardId={draft.id}
          // `edit` is stable while the editor is open, so it identifies this editor's uploads.
          owner={edit}
          capacity={Math.max(0, GALLERY_MAX - gallery.length)}
          // The gallery may have changed during the upload, and this tab may be closed.
          onAdd={(url, later) =>
            edit((now) => (now.gallery.length < GALLERY_MAX ? { gallery: insertInOrder(now.gallery, { url }, later) } : {}))
          }
        />
      </Panel>
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        title={`Remove image ${(removing ?? 0) + 1}?`}
        description="It leaves the gallery when you save your changes."
        confirmLabel="Remove"
        onConfirm={() => {
          set(gallery.filter((_, index) => index !== removing))
          setRemoving(null)
        }}
      />
    </div>
  )
}

function Thumbnail({ url }: { url: string }) {
  const known = imageVariants(url)
  return (
    <img
      className={rows.picture}
      src={url}
      {...(known?.srcset && { srcSet: known.srcset, sizes: '96px' })}
      alt=""
      width={96}
      height={64}
      loading="lazy"
    />
  )
}
