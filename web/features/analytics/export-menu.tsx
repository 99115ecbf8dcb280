import { Download } from 'lucide-react'
import type { CardAnalytics } from '../../../schema/analytics.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { EXPORT_KIND_LABELS, listOfferedExportKinds } from './export-kinds.ts'
import { useAnalyticsExport } from './use-export.ts'

export function ExportMenu({ card, data }: { card: { id: number; name?: string | null; slug: string }; data: CardAnalytics }) {
  const { running, start, cancel, progress } = useAnalyticsExport(card, data)
  return (
    <>
      <Menu
        trigger={<Button icon={running ? <Spinner size={16} /> : <Download aria-hidden />}>Export Data</Button>}
        items={listOfferedExportKinds(data.summary).map((kind) => ({ label: EXPORT_KIND_LABELS[kind], onSelect: () => void start(kind) }))}
      />
      <Dialog
        open={running?.long ?? false}
        onOpenChange={(open) => !open && cancel()}
        title="Exporting"
        description={running && EXPORT_KIND_LABELS[running.kind]}
        actions={<Button onClick={cancel}>Cancel</Button>}
      >
        <progress className="progress-bar" aria-label="Records read" value={running?.done ?? 0} max={running?.total || 1} />
        <p className="small-muted">{progress}</p>
      </Dialog>
    </>
  )
}
