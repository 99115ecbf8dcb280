import { Upload, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { APP_PAGES } from '../../../schema/route.ts'
import { Button } from '../../ui/button.tsx'
import { PageLayout } from '../../ui/page.tsx'
import { BatchUploadDialog } from './batch-upload-dialog.tsx'
import { UserDialog } from './user-dialog.tsx'

/** The page User Management, for users of level 4 and above. */
export function UsersPage() {
  const [isCreating, setCreating] = useState(false)
  const [isUploading, setUploading] = useState(false)
  const refetchUsers = () => undefined
  return (
    <PageLayout
      title={APP_PAGES.users.title}
      width="wide"
      actions={
        <>
          <Button icon={<Upload aria-hidden />} onClick={() => setUploading(true)}>
            Batch Upload
          </Button>
          <Button variant="primary" icon={<UserPlus aria-hidden />} onClick={() => setCreating(true)}>
            Add New User
          </Button>
        </>
      }
    >
      <BatchUploadDialog open={isUploading} onClose={() => setUploading(false)} onUsersCreated={refetchUsers} />
      <UserDialog open={isCreating} user={null} onClose={() => setCreating(false)} onSaved={refetchUsers} />
    </PageLayout>
  )
}
