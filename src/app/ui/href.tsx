import { createContext, useContext } from 'react'
import { localizePath } from '#src/contract/http/addresses.ts'
import { DEFAULT_LOCALE, type LocaleCode } from '#src/domain/locales.ts'

const LocaleContext = createContext<LocaleCode>(DEFAULT_LOCALE)

export const LocaleProvider = LocaleContext.Provider
export const useLocale = () => useContext(LocaleContext)

/** Returns a function that localizes a path of the product. */
export function useHref(): (path: string) => string {
  const locale = useLocale()
  return (path) => localizePath(locale, path)
}

/** Whether an address of another site can be linked: it can only open a page. */
export const isWebHref = (address: string): boolean => /^https?:\/\//.test(address)
