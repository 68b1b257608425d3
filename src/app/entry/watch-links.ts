import { splitLocale } from '#src/contract/http/addresses.ts'
import { PRELOAD_DELAY } from '#src/contract/http/constants.ts'
import { decidePageKind } from '#src/contract/http/page-kind.ts'
import { findRoute } from '#src/contract/routes.ts'
import type { AppRouter } from './router/router.tsx'
import type { AppStore } from './router/router-context.ts'
import { switchLocale } from './switch-locale.ts'
import { isSlow } from './when-settled.ts'

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest('a[href]') : null

/** Returns the app path of a link; undefined for documents and other sites. */
function appPathOf(link: HTMLAnchorElement, store: AppStore): string | undefined {
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined
  const { path } = splitLocale(link.pathname)
  const match = findRoute(path)
  if (!match || decidePageKind(match.route, store.get().session !== null) === 'document') return undefined
  return link.pathname + link.search + link.hash
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented

/**
 * Turns plain anchors, such as those in texts and the languages, into navigations of the app. Hovering any link of the app preloads its page
 * once the current one is settled (SPEC 9).
 */
export function watchLinks(router: AppRouter, store: AppStore): void {
  document.addEventListener('click', (event) => {
    const link = linkOf(event)
    if (!link || !isPlainClick(event)) return
    const href = appPathOf(link, store)
    if (!href) return
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return
    event.preventDefault()
    const { locale } = splitLocale(link.pathname)
    // The current language may be chosen again while another one loads.
    const stays = locale === store.get().locale && !link.dataset.locale
    void (stays ? router.navigate({ href }) : switchLocale(router, store, locale, href))
  })
  const preload = (event: Event) => {
    const link = linkOf(event)
    const href = link && !isSlow() && !link.relList.contains('nofollow') && appPathOf(link, store)
    if (!href || splitLocale(link.pathname).locale !== store.get().locale) return
    void router.preloadRoute({ href } as never).catch(() => {})
  }
  setTimeout(() => {
    for (const type of ['pointerover', 'focusin', 'touchstart']) {
      document.addEventListener(type, preload, { passive: true })
    }
  }, PRELOAD_DELAY)
}
