import { createContext, useContext } from 'react'
import { localizePath } from '#src/contract/http/addresses.ts'
import { DEFAULT_LOCALE, type LocaleCode } from '#src/domain/locales.ts'

const LocaleContext = createContext<LocaleCode>(DEFAULT_LOCALE)

export const LocaleProvider = LocaleContext.Provider
export const useLocale = () => useContext(LocaleContext)

/** Gives a function that turns a path of the product into the address in the page's language. */
export function useHref(): (path: string) => string {
  const locale = useLocale()
  return (path) => localizePath(locale, path)
}
