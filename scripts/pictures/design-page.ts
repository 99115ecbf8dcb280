import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { DESIGN_PAGE_PATH } from '../../schema/route.ts'
import { clickButton, type SceneStep } from '../scenes/scene.ts'

/** The states of the page with all components. */
export const DESIGN_PAGE_STATES: Record<string, SceneStep | null> = {
  page: null,
  dialog: clickButton('Open a dialog'),
  question: clickButton('Ask a question'),
  toasts: clickButton('Show the toasts'),
}

/** Serves the sources of the app without the Worker: no build contains the page with all components. */
export async function serveDesignPage(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = await createServer({
    cacheDir: 'node_modules/.cache/design-page',
    configFile: false,
    root: 'web',
    plugins: [react()],
    logLevel: 'error',
    server: { host: 'localhost', port: 0 },
  })
  await server.listen()
  return { url: new URL(DESIGN_PAGE_PATH, server.resolvedUrls!.local[0]).href, stop: () => server.close() }
}
