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

/** The outcome of a change of language: done, given up for a newer one, or its messages did not come. */
type Outcome = 'done' | 'overtaken' | 'failed'

let latest = 0
let order = 0
let saving: Promise<unknown> = Promise.resolve()

/** Until then the server may still name the language before. */
export const languageSaved = (): Promise<unknown> => saving

/** A mutation as those of forms. Choices are numbered by this browser's clock: whichever arrives last, the newest one stands. */
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

/** What all pages say that the tab has by then: one that came meanwhile brought more. */
async function loadWords(store: AppStore, locale: LocaleCode): Promise<Pick<AppState, 'intl'> | undefined> {
  const { build, spoken } = store.get()
  const messages = await loadBrowserMessages({ build, locale, pages: spoken })
  if (!messages) return undefined
  return store.get().spoken === spoken ? { intl: createReactIntl(locale, messages) } : loadWords(store, locale)
}

/** Messages, locale and cookie of another language. A newer change wins over one that is still loading; without messages all stays as it is. */
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

/** This page in another language. */
export const pathInLocale = (locale: LocaleCode): string =>
  localizePath(locale, splitLocale(location.pathname).path + location.search + location.hash)

/** Gives the way to the end of a change: to where it was asked to lead, or to the page that the person walked to meanwhile. */
function holdPlace(router: AppRouter, locale: LocaleCode, href: string): () => Promise<void> {
  const from = location.href
  return () => continueTo(router, location.href === from ? href : pathInLocale(locale))
}

/** Guards and loads the page again, then asks for what it shows, behind what is shown. The loader takes what is held, so nothing is asked twice. */
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
 * Goes over to a language that the account has already: messages, locale, cookie, localized path, and a refresh a second later.
 * @param href localized address to end at
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

/** Changes the language as the person asks: once the page speaks it, the account keeps it for every device. */
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
