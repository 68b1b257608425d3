import { accountNavOf, HELP, type NavItem, ownNavOf, PUBLIC } from '#src/app/layouts/navigation.ts'
import type { SessionUser } from '#src/contract/http/session.ts'
import { foldText } from '#src/domain/vocabulary/fold-text.ts'
import type { AppIntl } from '#src/i18n/intl.ts'

/** A page with its name, and everything by which it is found. */
export type PalettePage = { path: string; title: string; words: readonly string[] }

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[\s/?=&-]+/)
    .filter(Boolean)

/** The pages that a person may open from the navigation, each once. */
const listItems = (session: SessionUser): NavItem[] => {
  const items = [...ownNavOf(session).flat(), ...accountNavOf(session.role), ...PUBLIC, HELP]
  return [...new Map(items.map((item) => [item.href, item])).values()]
}

type English = Readonly<Record<string, unknown>> | undefined

/** @param english the messages of the navigation in English, by which pages are found in every language */
export const listPages = (session: SessionUser, { t }: Pick<AppIntl, 't'>, english: English): PalettePage[] =>
  listItems(session).map(({ href, text }) => {
    const title = t(text)
    const name = english?.[text]
    return { path: href, title, words: [title, href, ...(typeof name === 'string' ? [name] : [])].flatMap(wordsOf) }
  })

/** Pages of which every word of the query begins a word; those whose name begins with the query first. */
export function findPages(pages: readonly PalettePage[], query: string): PalettePage[] {
  const asked = wordsOf(query)
  const begins = foldText(query.trim())
  const found = pages.filter(({ words }) => asked.every((part) => words.some((word) => word.startsWith(part))))
  const isFirst = ({ title }: PalettePage) => (foldText(title).startsWith(begins) ? 0 : 1)
  return found.sort((one, other) => isFirst(one) - isFirst(other))
}

/** The pages as a person left them, the latest first; the current one is left out. */
export const sortByVisit = (pages: readonly PalettePage[], visited: readonly string[], here: string): PalettePage[] => {
  const rank = ({ path }: PalettePage) => {
    const at = visited.indexOf(path)
    return at < 0 ? visited.length : at
  }
  return pages.filter(({ path }) => path !== here).sort((one, other) => rank(one) - rank(other))
}
