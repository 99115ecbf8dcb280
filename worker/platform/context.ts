import type { Env } from './env.ts'
import type { UserRow } from './db.ts'

/** The signed-in user of a request and their session. */
export interface Viewer {
  user: UserRow
  sessionId: string
}

/** Hono's environment of every route: the bindings, and variables that middleware sets. */
export interface AppEnv {
  Bindings: Env
  Variables: {
    requestId: string
    /** Set by guards that need a session. */
    viewer: Viewer
    /**
     * Set with `viewer`: runs the guard again. Call it after reading a body, because rights may change while a slow body
     * arrives.
     */
    recheck?: () => Promise<void>
    /** Set by the card guard: the card in the path. */
    card: { id: number; userId: number; ownerLevel: number }
  }
}
