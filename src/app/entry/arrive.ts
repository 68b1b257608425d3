import type { RegisteredRouter as AppRouter } from '@tanstack/react-router'
import { localizePath, splitLocale } from '#src/contract/http/addresses.ts'
import { SKELETON_DELAY } from '#src/contract/http/constants.ts'
import { decidePageKind } from '#src/contract/http/page-kind.ts'
import { findRoute } from '#src/contract/routes.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import type { Way } from '../runtime.tsx'
import { isBusyElsewhere } from '../ui/forms/is-busy-elsewhere.ts'
import { placeNow } from '../ui/forms/place-now.ts'
import { showAnswer } from '../ui/forms/show-answer.ts'
import { notify } from '../ui/notify.ts'
import { applyChanges } from './apply-changes.ts'
import type { AppStore } from './router/router-context.ts'
import { scrollToHash } from './scroll-to-hash.ts'
import { moveToLocale, pathInLocale } from './switch-locale.ts'
import { whenDrawn } from './when-drawn.ts'

/** How long a document may take to replace the page; the form remains busy until then. */
const LEAVING = 10_000

const LOGOUT_PAGE = '/auth/logout'

/** Leaves the page for another document; a second call meanwhile does nothing. */
export function leaveTo(href: string): Promise<void> {
  location.assign(href)
  return new Promise((done) => setTimeout(done, LEAVING))
}

/** Runs a load without the skeleton that otherwise replaces the page, because the user may be typing on it. */
async function withoutSkeleton(router: AppRouter, load: () => Promise<void>): Promise<void> {
  router.options.defaultPendingMs = Number.POSITIVE_INFINITY
  try {
    await load()
  } finally {
    router.options.defaultPendingMs = SKELETON_DELAY
  }
}

/** Loads the page of an address. The router does not load a page if only the hash differs, so the page is invalidated in that case. */
async function loadAnew(router: AppRouter, href: string): Promise<void> {
  const to = new URL(href, location.href)
  const isSamePage = to.pathname === location.pathname
  const isHere = isSamePage && to.search === location.search
  const navigate = () => router.navigate({ href })
  if (!isSamePage) await navigate()
  else if (!isHere) await withoutSkeleton(router, navigate)
  else if (to.hash !== location.hash) await navigate()
  if (isHere) await router.invalidate({ sync: true })
  if (isHere && to.hash) scrollToHash(to.hash.slice(1))
}

/** Keeps the page to which the person navigated meanwhile. */
async function showPassingToast(router: AppRouter, store: AppStore, wanted: LocaleCode | undefined): Promise<void> {
  notify({ kind: 'success', text: store.get().intl.t('form.passing.done') })
  if (wanted) await moveToLocale(router, store, wanted, pathInLocale(wanted))
}

/** Navigates after an action, see `Runtime`. If the target cannot be loaded, its page reports that the action itself was done. */
export async function arrive(router: AppRouter, store: AppStore, path: string, way: Way = {}) {
  const { locale: wanted, from, changed, acted } = way
  const { session: leaving } = store.get()
  // Nothing of a closed account remains here. If the part that deletes it does not load, the next page deletes it.
  if (leaving && path.startsWith(LOGOUT_PAGE))
    await import('../kept/leaving.ts').then(({ wipeAccount }) => wipeAccount(leaving.id)).catch(() => {})
  const { isOther, refetchStale } = await applyChanges(router.options.context.queries, store, changed)
  if (isOther) return leaveTo(localizePath(wanted ?? store.get().locale, path))
  if (from !== undefined && from !== placeNow()) {
    refetchStale()
    return showPassingToast(router, store, wanted)
  }
  store.set({ doneBefore: path.split(/[?#]/, 1)[0] })
  const { locale, session } = store.get()
  const href = localizePath(wanted ?? locale, path)
  if (wanted && wanted !== locale) {
    const outcome = await moveToLocale(router, store, wanted, href)
    if (outcome === 'failed') await loadAnew(router, localizePath(locale, path))
  } else {
    const match = findRoute(splitLocale(path.split(/[?#]/, 1)[0] as string).path)
    if (!match || decidePageKind(match.route, session !== null) === 'document') return leaveTo(href)
    await loadAnew(router, href)
  }
  refetchStale()
  const { pathname, hash } = new URL(href, location.href)
  whenDrawn(router, () => {
    store.set({ doneBefore: undefined })
    const isBusy = acted !== undefined && isBusyElsewhere(acted)
    if (location.pathname === pathname && !isBusy) showAnswer(hash)
  })
}
