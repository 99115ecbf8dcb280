import { GALLERY_IMAGES_MAX, type GalleryImage, CARD_TEXT_LENGTHS_MAX } from '../../../schema/card.ts'
import { imageVariantsOfUrl } from '../../../schema/image.ts'
import { FormField } from '../../ui/field.tsx'
import { GalleryUploader } from '../../images/gallery-uploader.tsx'
import { insertPictureInChosenOrder } from '../../images/upload-queue.ts'
import { Input } from '../../ui/input.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SortableList } from '../../ui/sortable-list.tsx'
import styles from './editor.module.css'
import { MoveEntryButtons } from '../../ui/move-buttons.tsx'
import { createUniqueListKeys, moveListItem } from '../../editing/reorder.ts'
import { ListRowButtons, useRemovalDialog } from './list-rows.tsx'
import rows from './rows.module.css'
import type { EditorTabProps } from './tabs.ts'

export function GalleryTab({ draft, edit, remove, issues }: EditorTabProps) {
  const { gallery } = draft
  const set = (next: GalleryImage[]) => edit({ gallery: next })
  const move = (from: number, to: number) => set(moveListItem(gallery, from, to))
  const ids = createUniqueListKeys(gallery.map(({ url }) => url))
  const [askRemoval, removalDialog] = useRemovalDialog(
    (index: number) => ({ title: `Remove image ${index + 1}?`, description: 'It leaves the gallery when you save your changes.' }),
    (index) => remove(`Image ${index + 1}`, { gallery: gallery.toSpliced(index, 1) }),
  )
  return (
    <div className={styles.groups} data-part="gallery">
      <Panel title="Gallery" description={`${gallery.length} of at most ${GALLERY_IMAGES_MAX} images. Recommended size 1200x800.`}>
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
                <div className={rows.part} data-part={`gallery.${index}`}>
                  <GalleryThumbnail url={image.url} />
                  <FormField
                    className={rows.text}
                    label={`Description of image ${index + 1}`}
                    error={issues[`gallery.${index}.alt`] ?? issues[`gallery.${index}.url`]}
                  >
                    <Input
                      value={image.alt ?? ''}
                      maxLength={CARD_TEXT_LENGTHS_MAX.alt}
                      placeholder="What the picture shows"
                      autoComplete="off"
                      onChange={({ target }) =>
                        set(gallery.map((other, at) => (at === index ? { ...other, alt: target.value || undefined } : other)))
                      }
                    />
                  </FormField>
                  <ListRowButtons what={`image ${index + 1}`} onRemove={() => askRemoval(index)}>
                    <MoveEntryButtons what={`image ${index + 1}`} index={index} count={gallery.length} onMove={move} />
                  </ListRowButtons>
                </div>
              ),
            }))}
          />
        )}
        <GalleryUploader
          cardId={draft.id}
          // `edit` stays the same while the editor is open, so it identifies the running uploads when this tab opens again.
          owner={edit}
          capacity={Math.max(0, GALLERY_IMAGES_MAX - gallery.length)}
          onAdd={(url, later) =>
            edit(({ gallery: now }) =>
              now.length < GALLERY_IMAGES_MAX ? { gallery: insertPictureInChosenOrder(now, { url }, later) } : {},
            )
          }
        />
      </Panel>
      {removalDialog}
    </div>
  )
}

function GalleryThumbnail({ url }: { url: string }) {
  const known = imageVariantsOfUrl(url)
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
