import type { Env } from './env.ts'
import type { UserRow } from './db.ts'

export interface SignedInViewer {
  user: UserRow
  sessionId: string
  /** When the user last proved in this session to be the account's holder, in ms since 1970. */
  verifiedAt: number | null
}

export interface HonoEnv {
  Bindings: Env
  Variables: {
    requestId?: string
    viewer: SignedInViewer
    /** Checks the user's rights again. Call it after reading a body, because rights may change while a slow body arrives. */
    recheck?: () => Promise<void>
    card: { id: number; userId: number; ownerLevel: number }
  }
}
