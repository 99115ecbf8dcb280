import { type Context, Hono } from 'hono'
import { RowIdParamSchema } from '../../schema/text.ts'
import { CreateUserUploadBody, UserUploadQuerySchema } from '../../schema/user-management.ts'
import {
  UPLOAD_PROBLEMS_PER_PAGE,
  USER_UPLOAD_BODY_BYTES_MAX,
  type UserUploadDetails,
  type UserUploadSummary,
} from '../../schema/user-upload.ts'
import { requireCapability } from '../platform/access.ts'
import type { HonoEnv } from '../platform/context.ts'
import { type Db, openDatabase } from '../platform/db.ts'
import { conflictError, notFoundError } from '../platform/errors.ts'
import { toIsoTime } from '../platform/time.ts'
import { parseWithSchema, validateJsonBody, validateQueryString } from '../platform/validation.ts'
import { type UploadWithCounts, deleteUpload, getUpload, listProblemRows, listUploads } from './upload-queries.ts'
import { startUpload } from './uploads.ts'

const toSummary = ({ queueActiveAt: _queueActiveAt, createdAt, finishedAt, ...upload }: UploadWithCounts): UserUploadSummary => ({
  ...upload,
  createdAt: toIsoTime(createdAt),
  finishedAt: finishedAt === null ? null : toIsoTime(finishedAt),
})

async function getOwnUpload(c: Context<HonoEnv>, db: Db): Promise<UploadWithCounts> {
  const { id } = parseWithSchema(RowIdParamSchema, { id: c.req.param('id') })
  const upload = await getUpload(db, c.get('viewer').user.id, id)
  if (!upload) throw notFoundError('uploadNotFound')
  return upload
}

/** Users see their own uploads only. */
export const userUploadRoutes = new Hono<HonoEnv>()
  .get('/user-uploads', requireCapability('manageUsers'), async (c) =>
    c.json((await listUploads(openDatabase(c.env.DB), c.get('viewer').user.id)).map(toSummary)),
  )
  .post(
    '/user-uploads',
    requireCapability('manageUsers'),
    ...validateJsonBody(CreateUserUploadBody, USER_UPLOAD_BODY_BYTES_MAX),
    async (c) => c.json(toSummary(await startUpload(c.env, c.get('viewer').user.id, c.req.valid('json'))), 202),
  )
  .get('/user-uploads/:id', requireCapability('manageUsers'), validateQueryString(UserUploadQuerySchema), async (c) => {
    const db = openDatabase(c.env.DB)
    const upload = await getOwnUpload(c, db)
    const rows = await listProblemRows(db, upload.id, c.req.valid('query').after ?? -1, UPLOAD_PROBLEMS_PER_PAGE + 1)
    const page = rows.slice(0, UPLOAD_PROBLEMS_PER_PAGE)
    const toProblem = ({ rowIndex, fields, message }: (typeof rows)[number]) => ({
      index: rowIndex,
      username: fields!.username,
      message: message!,
    })
    return c.json<UserUploadDetails>({
      ...toSummary(upload),
      failures: page.filter(({ state }) => state === 'failed').map((row) => ({ ...toProblem(row), fields: row.fields! })),
      unsentInvitations: page.filter(({ state }) => state === 'created').map(toProblem),
      next: rows.length > page.length ? page.at(-1)!.rowIndex : null,
    })
  })
  .delete('/user-uploads/:id', requireCapability('manageUsers'), async (c) => {
    const db = openDatabase(c.env.DB)
    const upload = await getOwnUpload(c, db)
    if (upload.finishedAt === null) throw conflictError('uploadRunning')
    await deleteUpload(db, upload.id)
    return c.body(null, 204)
  })
