import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import { App } from './app.tsx'
import { deferInstallPrompt } from './lib/install-prompt.ts'
import { createTrustedTypesPolicy } from './lib/trusted-types.ts'
import { hideFocusRingForPointers } from './ui/focus-ring.ts'

createTrustedTypesPolicy()
// Otherwise zod would try whether it may compile code, which our policy refuses and the browser reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
deferInstallPrompt()
hideFocusRingForPointers()
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void import('./lib/service-worker.ts').then(({ registerServiceWorker }) => registerServiceWorker()))

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
