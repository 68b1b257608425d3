import { createContext, type ReactNode, useContext } from 'react'

type Render = (element: ReactNode) => string
/** Gives the markup of an element that its key says everything about, from memory when it was asked for before. */
export type KeepMarkup = (key: string, element: () => ReactNode) => string

const LIMIT = 2000

const MarkupContext = createContext<KeepMarkup | undefined>(undefined)

/** Around documents, whose lists show the same rows over and over. Absent where React owns the page in the browser. */
export const MarkupProvider = MarkupContext.Provider
export const useKeptMarkup = () => useContext(MarkupContext)

/** The oldest go when there are too many; a Map keeps its keys in the order of arrival. */
export function createMarkupMemory(render: Render): KeepMarkup {
  const known = new Map<string, string>()
  return (key, element) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const fresh = render(element())
    if (known.size >= LIMIT) known.delete(known.keys().next().value as string)
    known.set(key, fresh)
    return fresh
  }
}
