import { createContext, type ReactNode, useContext } from 'react'
import { LocaleProvider, useLocale } from './href.tsx'

type Render = (element: ReactNode) => string
/** Gives the markup of an element that its key says everything about, from memory when it was asked for before. */
export type KeepMarkup = (key: string, element: () => ReactNode) => string

/** Characters of keys and markup together. */
const LIMIT = 8_000_000

const MarkupContext = createContext<KeepMarkup | undefined>(undefined)

/** Around documents, whose lists show the same rows over and over. Absent where React owns the page in the browser. */
export const MarkupProvider = MarkupContext.Provider

/** What is kept is drawn by itself: of the page's context it has the language alone. */
export function useKeptMarkup(): KeepMarkup | undefined {
  const keep = useContext(MarkupContext)
  const locale = useLocale()
  return keep && ((key, element) => keep(key, () => <LocaleProvider value={locale}>{element()}</LocaleProvider>))
}

/** The oldest go when it grows too large; a Map keeps its keys in the order of arrival. */
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
