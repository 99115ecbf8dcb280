import { ContactRound, Download, FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { apiPathOf, endSessionOn401, OFFLINE_MESSAGE } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './chat-analytics.module.css'
import { hasLeads, type LeadsFormat, readFileName } from './leads-file.ts'

/** Fetches the leads of a card as a file. Throws an Error with a sentence for the user. */
async function fetchLeadsFile(cardId: number, format: LeadsFormat): Promise<{ blob: Blob; name: string }> {
  const res = await fetch(apiPathOf('GET /api/salesbot/:cardId/leads', { params: { cardId }, query: { format } })).catch(() => {
    throw new Error(OFFLINE_MESSAGE)
  })
  endSessionOn401(res.status)
  if (!res.ok) throw new Error('The leads could not be exported. Please try again.')
  return { blob: await res.blob(), name: readFileName(res.headers.get('content-disposition'), `leads.${format}`) }
}

function saveFile(blob: Blob, name: string) {
  const href = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  // The object URL is revoked later, because the browser reads the file only after `click` has returned.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}

/** A menu that downloads the leads. The file is fetched first, so that a failure or the lack of leads can be told. */
export function ExportLeadsMenu({ cardId }: { cardId: number }) {
  const [pending, setPending] = useState(false)

  async function exportLeads(format: LeadsFormat) {
    setPending(true)
    try {
      const { blob, name } = await fetchLeadsFile(cardId, format)
      if (!hasLeads(format, await blob.text())) {
        showToast({ title: 'No leads to export yet', description: 'A lead is a visitor with a high score or with contact details.' })
        return
      }
      saveFile(blob, name)
      showToast({ title: 'Leads exported', description: name, variant: 'success' })
    } catch (error) {
      showToast({ title: 'Export failed', description: error instanceof Error ? error.message : undefined, variant: 'destructive' })
    } finally {
      setPending(false)
    }
  }

  return (
    <Menu
      trigger={
        <Button className={styles.headerAction} pending={pending} icon={<Download aria-hidden />}>
          Export leads
        </Button>
      }
      items={[
        { label: 'Table (CSV)', icon: <FileSpreadsheet aria-hidden />, onSelect: () => void exportLeads('csv') },
        { label: 'Contacts (vCard)', icon: <ContactRound aria-hidden />, onSelect: () => void exportLeads('vcf') },
      ]}
    />
  )
}
