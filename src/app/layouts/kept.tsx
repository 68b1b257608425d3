import { createContext, type ReactNode, useContext } from 'react'
import type { LocaleCode } from '#src/domain/locales.ts'

/** What a kept part of a page depends on; the path of the page is filled in each time. */
export type KeptKey = { part: 'footer' | 'masthead'; locale: LocaleCode; variant: string }

/** Returns the markup of a part, made once per key. */
export type Keep = (key: KeptKey, here: string, element: ReactNode) => string

/** Stands in kept markup for the page's own path; no page of the product has it. */
export const HERE = '/-here-'
const HERE_ENCODED = encodeURIComponent(HERE)

const KeepContext = createContext<Keep | undefined>(undefined)

/** Around a document whose masthead and footer may come from memory: they are a third of its elements. */
export const KeepProvider = KeepContext.Provider
export const useKeep = () => useContext(KeepContext)

const ESCAPES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }
const escapeAttribute = (text: string) => text.replace(/[&"<>]/g, (sign) => ESCAPES[sign] as string)

/** @param render turns an element into markup, with the providers of the key's locale around it */
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
    // Functions, since in a text `$'` would stand for the markup that follows.
    return markup.replaceAll(HERE, () => written).replaceAll(HERE_ENCODED, () => encoded)
  }
}

/** Markup that was kept, in its element. */
export const Kept = ({ as: Tag, className, html }: { as: 'footer' | 'header'; className: string; html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup; the path in it is escaped
  <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />
)
