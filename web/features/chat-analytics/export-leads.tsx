import { ContactRound, Download, FileSpreadsheet } from 'lucide-react'
import { apiPathOf, endSessionOn401, OFFLINE_MESSAGE } from '../../lib/api.ts'
import { downloadFile } from '../../lib/csv.ts'
import { usePendingAction } from '../../lib/use-pending-action.ts'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './chat-analytics.module.css'
import { isExportWithLeads, type LeadsFormat, fileNameOfContentDisposition } from './leads-file.ts'

async function fetchLeadsFile(cardId: number, format: LeadsFormat): Promise<{ blob: Blob; name: string }> {
  const res = await fetch(apiPathOf('GET /api/salesbot/:cardId/leads', { params: { cardId }, query: { format } })).catch(() => {
    throw new Error(OFFLINE_MESSAGE)
  })
  endSessionOn401(res.status)
  if (!res.ok) throw new Error('The leads could not be exported. Please try again.')
  return { blob: await res.blob(), name: fileNameOfContentDisposition(res.headers.get('content-disposition'), `leads.${format}`) }
}

async function exportLeads(cardId: number, format: LeadsFormat) {
  try {
    const { blob, name } = await fetchLeadsFile(cardId, format)
    if (!isExportWithLeads(format, await blob.text()))
      return showToast({ title: 'No leads to export yet', description: 'A lead is a visitor with a high score or with contact details.' })
    downloadFile(blob, name)
    return showToast({ title: 'Leads exported', description: name, variant: 'success' })
  } catch (error) {
    return showToast({ title: 'Export failed', description: error instanceof Error ? error.message : undefined, variant: 'destructive' })
  }
}

/** The file is fetched before the download starts, so that the page can show a toast after a failure or for an empty file. */
export function ExportLeadsMenu({ cardId }: { cardId: number }) {
  const [isPending, run] = usePendingAction()
  const onSelect = (format: LeadsFormat) => () => void run(() => exportLeads(cardId, format))
  return (
    <Menu
      trigger={
        <Button className={styles.headerAction} pending={isPending} icon={<Download aria-hidden />}>
          Export leads
        </Button>
      }
      items={[
        { label: 'Table (CSV)', icon: <FileSpreadsheet aria-hidden />, onSelect: onSelect('csv') },
        { label: 'Contacts (vCard)', icon: <ContactRound aria-hidden />, onSelect: onSelect('vcf') },
      ]}
    />
  )
}
