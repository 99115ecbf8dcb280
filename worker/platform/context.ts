import type { Env } from './env.ts'
import type { UserRow } from './db.ts'

/** The signed-in user of a request and the user's session. */
export interface SignedInViewer {
  user: UserRow
  sessionId: string
}

/** Hono's environment type for every route: the worker's bindings, and the variables that middleware sets. */
export interface HonoEnv {
  Bindings: Env
  Variables: {
    requestId?: string
    /** The signed-in user of the request. Guards that require a session set it. */
    viewer: SignedInViewer
    /** Runs the access guard again. Call it after reading a body, because rights may change while a slow body arrives. */
    recheck?: () => Promise<void>
    /** The card named in the request's path. The card access guard sets it. */
    card: { id: number; userId: number; ownerLevel: number }
  }
}
