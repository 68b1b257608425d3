import './enhance.ts'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { splitLocale } from '#src/contract/http/addresses.ts'
import { findRoute } from '#src/contract/routes.ts'
import { type AnyPage, keepPage } from '../routes/loaded-pages.ts'
import { type SharedState, STATE_ELEMENT } from './app-state.ts'
import { loadBrowserMessages } from './browser-messages.ts'
import { whenFormsSettle } from './enhance/forms/wait.ts'
import { freezePage, unfreezePage } from './enhance/freeze-page.ts'
import { logCaught } from './log-caught.ts'
import { openApp, watchApp } from './open-app.ts'
import { loadControlWords } from './take-session.ts'

/** Reads the state that the edge rendered with. A page from the service worker has none; it has a separate entry. */
function readState(): SharedState | undefined {
  const text = document.getElementById(STATE_ELEMENT)?.textContent
  return text ? JSON.parse(text) : undefined
}

/** Loads the style of all pages, which React's additions may use: hydration waits for it. Development has it already. */
function loadSheet(): Promise<void> {
  const href = document.querySelector<HTMLLinkElement>('link[as=style]')?.href
  if (!href) return Promise.resolve()
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  document.head.append(link)
  return new Promise((done, failed) => {
    link.onload = () => done()
    link.onerror = () => failed(new Error('The style did not come'))
  })
}

/** Loads the page's module, whose address the edge has written. */
async function loadFirstPage({ module }: SharedState): Promise<void> {
  const id = findRoute(splitLocale(location.pathname).path)?.route.id
  if (!id) return
  if (module) keepPage(id, ((await import(/* @vite-ignore */ module)) as { default: AnyPage }).default)
  else await (await import('./later-pages.ts')).loadPage(id)
}

/** Loads what the page needs besides its markup. On failure the page is not hydrated and works as without scripting. */
async function loadParts(shared: SharedState) {
  const [messages, controls] = await Promise.all([
    loadBrowserMessages({ ...shared, pages: shared.spoken }),
    loadControlWords(shared.build, shared.session),
    loadFirstPage(shared),
    loadSheet(),
  ])
  return messages && { messages, controls }
}

function takeOver(shared: SharedState, parts: NonNullable<Awaited<ReturnType<typeof loadParts>>>) {
  const app = openApp(shared, parts)
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={app.router} />, { onCaughtError: logCaught })
  })
  watchApp(app)
}

async function start() {
  const shared = readState()
  if (!shared) return
  const parts = await loadParts(shared).catch((error: unknown) => console.warn('The page stays as it was sent', error))
  if (!parts) return
  // It shows a status in the markup, which would not match React's.
  await whenFormsSettle()
  freezePage()
  try {
    takeOver(shared, parts)
  } catch (error) {
    unfreezePage()
    console.warn('The page stays as it was sent', error)
  }
}

void start()
