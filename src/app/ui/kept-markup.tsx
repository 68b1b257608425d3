import { createContext, type ReactNode, useContext } from 'react'
import { LocaleProvider, useLocale } from './href.tsx'

type Render = (element: ReactNode) => string
/** Returns the markup of an element that depends only on its key, from the cache if possible. */
export type KeepMarkup = (key: string, element: () => ReactNode) => string

/** Limit of keys and markup together, in characters. */
const LIMIT = 8_000_000

const MarkupContext = createContext<KeepMarkup | undefined>(undefined)

/** Around documents, whose lists repeat the same rows. Not used where React renders the page in the browser. */
export const MarkupProvider = MarkupContext.Provider

/** Cached parts are rendered separately: of the page's context they only have the language. */
export function useKeptMarkup(): KeepMarkup | undefined {
  const keep = useContext(MarkupContext)
  const locale = useLocale()
  return keep && ((key, element) => keep(key, () => <LocaleProvider value={locale}>{element()}</LocaleProvider>))
}

/** Evicts the oldest entries; a Map keeps insertion order. */
export function createMarkupMemory(render: Render, limit = LIMIT): KeepMarkup {
  const known = new Map<string, string>()
  let size = 0
  return (key, element) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const fresh = render(element())
    known.set(key, fresh)
    size += key.length + fresh.length
    for (const [oldest, markup] of known) {
      if (size <= limit) break
      known.delete(oldest)
      size -= oldest.length + markup.length
    }
    return fresh
  }
}
