import '../enhance.ts'
import { RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { openAccountStore } from '#src/app/kept/account-store.ts'
import { type KeptAccount, readKeptAccount } from '#src/app/kept/kept-account.ts'
import { type KeptPage, readKeptPage } from '#src/app/kept/kept-page.ts'
import { readLeft } from '#src/app/kept/left.ts'
import { SEAMAN_PROFILE } from '#src/app/seaman-profile.ts'
import { notify } from '#src/app/ui/notify.ts'
import { localizePath, splitLocale } from '#src/contract/http/addresses.ts'
import { MANIFEST_PATH } from '#src/contract/http/shell-paths.ts'
import { findRoute } from '#src/contract/routes.ts'
import type { Messages } from '#src/i18n/intl.ts'
import { createReactIntl } from '#src/i18n/react-intl.ts'
import { loadBrowserMessages } from '../browser-messages.ts'
import { showColourMode } from '../enhance/colour-mode.ts'
import { logCaught } from '../log-caught.ts'
import { openApp, watchApp } from '../open-app.ts'
import { checkSamePerson } from '../same-person.ts'
import { loadControlWords } from '../take-session.ts'
import { type Closed, ClosedShell } from './closed-shell.tsx'
import { endLeft } from './end-left.ts'
import { OWN_WORDS } from './own-words.ts'

type Shell = { build: string; locale: ReturnType<typeof splitLocale>['locale']; messages: Messages }

/** Renders over a document without a page, and restores the attributes that scripts set on its root. */
function draw(page: ReactNode): void {
  const root = document.documentElement
  flushSync(() => createRoot(document, { onCaughtError: logCaught }).render(page))
  root.classList.add('js')
  root.dataset.enhanced = 'true'
  showColourMode()
}

/** ms */
const PATIENCE = 3000

/** Returns the name of the product, cached by the worker beside the shell. */
async function loadProductName(locale: Shell['locale']): Promise<string> {
  const signal = AbortSignal.timeout(PATIENCE)
  const answer = await fetch(localizePath(locale, MANIFEST_PATH), { signal }).catch(() => undefined)
  const manifest: { name?: string } = answer?.ok ? await answer.json() : {}
  return manifest.name ?? ''
}

const stateOf = ({ build, locale }: Shell, page: KeptPage) => ({
  locale,
  session: page.session,
  origin: location.origin,
  productName: page.productName,
  build,
  spoken: OWN_WORDS,
  // The scripts submit forms; the server replaces this with a valid token.
  csrfToken: 'kept',
  country: page.country,
  answers: [],
})

/** Shows the page with the stored answer, then with the current one if the server is reached. */
async function showKept(shell: Shell, page: KeptPage): Promise<void> {
  const state = stateOf(shell, page)
  const controls = await loadControlWords(shell.build, page.session)
  const app = openApp(state, { messages: shell.messages, controls })
  const { router, store } = app
  const { queries } = router.options.context
  // Old data: refetched in the background.
  queries.setQueryData([SEAMAN_PROFILE, shell.locale], page.profile, { updatedAt: 1 })
  await router.load()
  draw(<RouterProvider router={router} />)
  watchApp(app)
  await checkSamePerson(store).catch(() => notify({ kind: 'info', text: store.get().intl.t('kept.open.text') }))
}

async function showClosed(shell: Shell, why: Closed): Promise<void> {
  const intl = createReactIntl(shell.locale, shell.messages)
  const { path } = splitLocale(location.pathname)
  const productName = await loadProductName(shell.locale)
  const ctx = { intl, locale: shell.locale, session: null, here: path, search: {}, params: {}, now: Date.now() }
  draw(<ClosedShell why={why} ctx={ctx as never} intl={intl} productName={productName} />)
  if (why === 'left') endLeft(shell.locale)
}

const findPage = async (kept: KeptAccount | undefined): Promise<KeptPage | undefined> =>
  kept && !kept.isLocked ? readKeptPage(openAccountStore(kept.id)) : undefined

/** Prepares the page's module while stored data is read; on failure the router requests it again. */
async function bringPage(): Promise<void> {
  const id = findRoute(splitLocale(location.pathname).path)?.route.id
  if (id) await (await import('../later-pages.ts')).loadPage(id)
}

async function start(): Promise<void> {
  const { locale } = splitLocale(location.pathname)
  const build = document.documentElement.dataset.build ?? ''
  const left = readLeft()
  const kept = left ? undefined : readKeptAccount()
  if (kept) void bringPage().catch(() => {})
  const [messages, page] = await Promise.all([loadBrowserMessages({ build, locale, pages: OWN_WORDS }), findPage(kept)])
  if (!messages) return
  const shell = { build, locale, messages }
  if (page) return showKept(shell, page)
  await showClosed(shell, left ? 'left' : kept ? 'ended' : 'nobody')
}

void start()
