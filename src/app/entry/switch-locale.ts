import { LOCALE_REFRESH_DELAY } from '../../contract/constants.ts'
import type { LocaleCode } from '../../contract/locales.ts'
import { createAppIntl } from '../../i18n/intl.ts'
import { notify } from '../ui/notify.ts'
import { loadBrowserMessages } from './browser-messages.ts'
import { writeLocaleCookie } from './enhance/locale-cookie.ts'
import type { AppRouter } from './router.tsx'
import type { AppStore } from './router-context.ts'

let latest = 0
let saving: Promise<void> = Promise.resolve()

/** Until then the server may still name the language before. */
export const languageSaved = (): Promise<void> => saving

async function saveLanguage(store: AppStore, language: LocaleCode): Promise<void> {
  await store.get().api.saveLanguage(language)
  const { session } = store.get()
  if (session) store.set({ session: { ...session, language } })
}

const tellUnsaved = (store: AppStore): void =>
  notify({ kind: 'error', text: store.get().intl.t('layout.language.unsaved') })

/** Messages, locale and cookie of another language. A newer change wins over one that is still loading; gives whether it is the newest. */
export async function adoptLocale(store: AppStore, locale: LocaleCode): Promise<() => boolean> {
  latest += 1
  const mine = latest
  const isNewest = () => mine === latest
  const { build, areas } = store.get()
  const messages = await loadBrowserMessages({ build, locale, areas })
  if (isNewest()) {
    writeLocaleCookie(locale)
    store.set({ locale, intl: createAppIntl(locale, messages), first: undefined })
  }
  return isNewest
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
): Promise<void> {
  const isNewest = await adoptLocale(store, locale)
  if (!isNewest()) return
  await router.navigate({ href })
  setTimeout(() => {
    if (isNewest()) void router.invalidate()
  }, LOCALE_REFRESH_DELAY)
}

/** Changes the language as the person asks: the account keeps it for every device. */
export async function switchLocale(
  router: AppRouter,
  store: AppStore,
  locale: LocaleCode,
  href: string,
): Promise<void> {
  if (store.get().session) saving = saveLanguage(store, locale).catch(() => tellUnsaved(store))
  await moveToLocale(router, store, locale, href)
}
