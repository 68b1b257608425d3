import { LOCALE_REFRESH_DELAY } from '../../contract/constants.ts'
import type { LocaleCode } from '../../contract/locales.ts'
import { createAppIntl } from '../../i18n/intl.ts'
import { loadBrowserMessages } from './browser-messages.ts'
import { writeLocaleCookie } from './enhance/locale-cookie.ts'
import type { AppRouter } from './router.tsx'
import type { AppStore } from './router-context.ts'

let latest = 0

/**
 * Changes the language of the app: messages, locale, cookie, account, localized path, and a refresh a second later.
 * A newer change wins over one that is still loading.
 * @param href localized address to end at
 */
export async function switchLocale(
  router: AppRouter,
  store: AppStore,
  locale: LocaleCode,
  href: string,
): Promise<void> {
  latest += 1
  const mine = latest
  const { build, areas, session, api } = store.get()
  const messages = await loadBrowserMessages({ build, locale, areas })
  if (mine !== latest) return
  writeLocaleCookie(locale)
  store.set({ locale, intl: createAppIntl(locale, messages), first: undefined })
  if (session) {
    store.set({ session: { ...session, language: locale } })
    void api.saveLanguage(locale).catch(() => {})
  }
  await router.navigate({ href })
  setTimeout(() => {
    if (mine === latest) void router.invalidate()
  }, LOCALE_REFRESH_DELAY)
}
