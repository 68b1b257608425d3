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

/** What the edge wrote into the page: the state it rendered with. Nothing is in the page that a browser keeps: it has a beginning of its own. */
function readState(): SharedState | undefined {
  const text = document.getElementById(STATE_ELEMENT)?.textContent
  return text ? JSON.parse(text) : undefined
}

/** The style of all pages, which what React adds may wear: before it came nothing is taken over. In development it is there. */
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

/** The page's own module, whose address the edge has written. */
async function loadFirstPage({ module }: SharedState): Promise<void> {
  const id = findRoute(splitLocale(location.pathname).path)?.route.id
  if (!id) return
  if (module) keepPage(id, ((await import(/* @vite-ignore */ module)) as { default: AnyPage }).default)
  else await (await import('./later-pages.ts')).loadPage(id)
}

/** What the page needs beside its markup. Without it nothing is taken over: what the server wrote stays, and works as it does without scripting. */
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
  // It says so in words that React would not find.
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
