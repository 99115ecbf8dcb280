import type { Env } from './env.ts'
import type { UserRow } from './db.ts'

/** Who asks: the signed-in user and the session that says so. */
export interface Viewer {
  user: UserRow
  sessionId: string
}

/** Hono's environment of every route: the bindings, and what the middleware has found out. */
export interface AppEnv {
  Bindings: Env
  Variables: {
    requestId: string
    /** Set by guards that need a session. */
    viewer: Viewer
    /**
     * Set with `viewer`: asks the guard once more. A body may take as long to arrive as its sender likes, and rights may be
     * gone by then.
     */
    recheck?: () => Promise<void>
    /** Set by the card guard: the card in the path, which the viewer may act on. */
    card: { id: number; userId: number; ownerLevel: number }
  }
}
