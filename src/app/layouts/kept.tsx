import { createContext, type ReactNode, useContext } from 'react'
import type { LocaleCode } from '#src/domain/locales.ts'

/** The key of cached markup; the path of the page is filled in each time. */
export type KeptKey = { part: 'footer' | 'masthead'; locale: LocaleCode; variant: string }

/** Returns the markup of a part, rendered once per key. */
export type Keep = (key: KeptKey, here: string, element: ReactNode) => string

/** Placeholder in cached markup for the page's path; no page has this path. */
export const HERE = '/-here-'
const HERE_ENCODED = encodeURIComponent(HERE)

const KeepContext = createContext<Keep | undefined>(undefined)

/** Around a document whose masthead and footer may be cached: they are a third of its elements. */
export const KeepProvider = KeepContext.Provider
export const useKeep = () => useContext(KeepContext)

const ESCAPES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }
const escapeAttribute = (text: string) => text.replace(/[&"<>]/g, (sign) => ESCAPES[sign] as string)

/** @param render renders an element with the providers of the key's locale */
export function createKeep(render: (locale: LocaleCode, element: ReactNode) => string): Keep {
  const kept = new Map<string, string>()
  return ({ part, locale, variant }, here, element) => {
    const key = `${part} ${locale} ${variant}`
    let markup = kept.get(key)
    if (markup === undefined) {
      markup = render(locale, element)
      kept.set(key, markup)
    }
    const [written, encoded] = [escapeAttribute(here), encodeURIComponent(here)]
    // Functions, because `$'` in a replacement text has a meaning.
    return markup.replaceAll(HERE, () => written).replaceAll(HERE_ENCODED, () => encoded)
  }
}

/** Renders cached markup in its element. */
export const Kept = ({ as: Tag, className, html }: { as: 'footer' | 'header'; className: string; html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup; the path in it is escaped
  <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />
)
