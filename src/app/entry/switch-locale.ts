import { MutationObserver } from '@tanstack/react-query'
import type { RegisteredRouter as AppRouter } from '@tanstack/react-router'
import { localizePath, splitLocale } from '#src/contract/http/addresses.ts'
import { LOCALE_REFRESH_DELAY } from '#src/contract/http/constants.ts'
import { getLocale, type LocaleCode } from '#src/domain/locales.ts'
import { createReactIntl } from '#src/i18n/react-intl.ts'
import { notify } from '../ui/notify.ts'
import type { AppState } from './app-state.ts'
import { loadBrowserMessages } from './browser-messages.ts'
import { writeLocaleCookie } from './enhance/locale-cookie.ts'
import type { AppStore } from './router/router-context.ts'

/** The result of a change of language: done, superseded by a newer one, or without messages. */
type Outcome = 'done' | 'overtaken' | 'failed'

let latest = 0
let order = 0
let saving: Promise<unknown> = Promise.resolve()

/** Until then the server may still return the previous language. */
export const languageSaved = (): Promise<unknown> => saving

/** A mutation as for forms. Choices are numbered by this browser's clock, so that the newest wins regardless of arrival. */
function saveLanguage(router: AppRouter, store: AppStore, language: LocaleCode): Promise<unknown> {
  order = Math.max(Date.now(), order + 1)
  const mine = order
  const choice = new MutationObserver(router.options.context.queries, {
    mutationKey: ['language'],
    mutationFn: () => store.get().api.saveLanguage(language, mine),
    onSuccess: (saved) => {
      const { session } = store.get()
      if (session && mine === order) store.set({ session: { ...session, ...saved, languageChosen: true } })
    },
    onError: () => notify({ kind: 'error', text: store.get().intl.t('layout.language.unsaved') }),
  })
  return choice.mutate().catch(() => {})
}

/** Loads the messages of all pages that the tab has loaded by then. */
async function loadWords(store: AppStore, locale: LocaleCode): Promise<Pick<AppState, 'intl'> | undefined> {
  const { build, spoken } = store.get()
  const messages = await loadBrowserMessages({ build, locale, pages: spoken })
  if (!messages) return undefined
  return store.get().spoken === spoken ? { intl: createReactIntl(locale, messages) } : loadWords(store, locale)
}

/** Adopts messages, locale and cookie of another language. A newer change wins over one that still loads; without messages nothing changes. */
export async function adoptLocale(store: AppStore, locale: LocaleCode): Promise<Outcome> {
  latest += 1
  const mine = latest
  if (locale === store.get().locale) {
    writeLocaleCookie(locale)
    return 'done'
  }
  const words = await loadWords(store, locale)
  if (mine !== latest) return 'overtaken'
  if (!words) {
    const language = getLocale(locale).name
    notify({ kind: 'error', text: store.get().intl.t('layout.language.missing', { language }) })
    return 'failed'
  }
  writeLocaleCookie(locale)
  store.set({ locale, ...words })
  return 'done'
}

/** Returns the address of this page in another language. */
export const pathInLocale = (locale: LocaleCode): string =>
  localizePath(locale, splitLocale(location.pathname).path + location.search + location.hash)

/** Returns a function that ends a change: at its target, or at the page to which the person navigated meanwhile. */
function holdPlace(router: AppRouter, locale: LocaleCode, href: string): () => Promise<void> {
  const from = location.href
  return () => continueTo(router, location.href === from ? href : pathInLocale(locale))
}

/**
 * Checks the guard and loads the page again, then refetches its data in the background. The loader uses cached data, so nothing is requested
 * twice.
 */
async function refresh(router: AppRouter): Promise<void> {
  await router.invalidate()
  await router.options.context.queries.invalidateQueries({ type: 'active' })
}

async function continueTo(router: AppRouter, href: string): Promise<void> {
  const mine = latest
  await router.navigate({ href })
  setTimeout(() => {
    if (mine === latest) void refresh(router)
  }, LOCALE_REFRESH_DELAY)
}

/**
 * Changes to a language that the account already has: messages, locale, cookie, localized path, and a refresh a second later.
 * @param href localized address of the target
 */
export async function moveToLocale(
  router: AppRouter,
  store: AppStore,
  locale: LocaleCode,
  href: string,
): Promise<Outcome> {
  const end = holdPlace(router, locale, href)
  const outcome = await adoptLocale(store, locale)
  if (outcome === 'done') await end()
  return outcome
}

/** Changes the language for the person: once the page shows it, the account stores it for all devices. */
export async function switchLocale(
  router: AppRouter,
  store: AppStore,
  locale: LocaleCode,
  href: string,
): Promise<void> {
  const end = holdPlace(router, locale, href)
  if ((await adoptLocale(store, locale)) !== 'done') return
  if (store.get().session) saving = saveLanguage(router, store, locale)
  await end()
}
