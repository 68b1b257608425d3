import { type RenderedMarkdown, renderMarkdown } from '#src/app/ui/markdown/render-markdown.ts'
import { DEFAULT_LOCALE, getLocale, type LocaleCode } from '#src/domain/locales.ts'
import { loadMessages } from '#src/i18n/load.ts'
import { type DocEntry, type DocSource, orderDocs } from './doc.ts'
import { parseDoc } from './parse-doc.ts'
import { readQuery } from './query-words.ts'
import { quoteInterface } from './quote-interface.ts'
import { readSections } from './read-sections.ts'
import { type Found, prepareDoc, type SearchableDoc, searchDocs } from './search-docs.ts'

const files = import.meta.glob<string>('../../../../../locales/*/docs/*.md', { query: '?raw', import: 'default' })
const shelves = new Map<LocaleCode, Promise<readonly DocSource[]>>()
const rendered = new Map<string, RenderedMarkdown>()
const prepared = new Map<LocaleCode, readonly SearchableDoc[]>()

async function loadShelf(locale: LocaleCode): Promise<readonly DocSource[]> {
  const folder = `/${locale}/docs/`
  const own = Object.entries(files).filter(([path]) => path.includes(folder))
  const messages = (await loadMessages(locale)) ?? {}
  const docs = await Promise.all(
    own.map(async ([path, load]) => {
      const doc = parseDoc(path.slice(path.lastIndexOf('/') + 1, -'.md'.length), locale, await load())
      return { ...doc, markdown: quoteInterface(doc.markdown, messages) }
    }),
  )
  if (locale === DEFAULT_LOCALE) return orderDocs(docs)
  const translated = new Set(docs.map(({ slug }) => slug))
  const english = await getShelf(DEFAULT_LOCALE)
  return orderDocs([...docs, ...english.filter(({ slug }) => !translated.has(slug))])
}

/** Returns the help pages of a locale, English where untranslated. Read once per isolate. */
function getShelf(locale: LocaleCode): Promise<readonly DocSource[]> {
  const known = shelves.get(locale) ?? loadShelf(locale)
  shelves.set(locale, known)
  return known
}

const entryOf = ({ markdown, ...entry }: DocSource): DocEntry => entry

export const listDocs = async (locale: LocaleCode): Promise<readonly DocEntry[]> =>
  (await getShelf(locale)).map(entryOf)

function render({ slug, markdown, language }: DocSource, locale: LocaleCode): RenderedMarkdown {
  const key = `${locale} ${slug}`
  const page = rendered.get(key) ?? renderMarkdown(markdown, { locale, language })
  rendered.set(key, page)
  return page
}

/** Returns one help page as HTML, or undefined. */
export async function findDoc(locale: LocaleCode, slug: string): Promise<(DocEntry & RenderedMarkdown) | undefined> {
  const source = (await getShelf(locale)).find((doc) => doc.slug === slug)
  return source && { ...entryOf(source), ...render(source, locale) }
}

/** Returns help pages for a query, best first. */
export async function findDocs(locale: LocaleCode, query: string): Promise<readonly Found[]> {
  const shelf = await getShelf(locale)
  const docs =
    prepared.get(locale) ??
    shelf.map((source) => {
      const { headings } = render(source, locale)
      return prepareDoc(entryOf(source), readSections(source.markdown, getLocale(source.language).intl, headings))
    })
  prepared.set(locale, docs)
  return searchDocs(docs, readQuery(query))
}
