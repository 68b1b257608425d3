import type { LocaleCode } from '#src/domain/locales.ts'

export const AUDIENCES = ['seafarers', 'companies', 'training-centres', 'everyone'] as const
export type Audience = (typeof AUDIENCES)[number]

/** A help page without its text. `language` is the locale it is written in. */
export type DocEntry = {
  slug: string
  title: string
  description: string
  audience: Audience
  order: number
  language: LocaleCode
}

export type DocSource = DocEntry & { markdown: string }

/** In the order in which a reader meets them: by audience, then as the pages say themselves. */
export const orderDocs = <Entry extends DocEntry>(docs: readonly Entry[]): Entry[] =>
  [...docs].sort(
    (a, b) =>
      AUDIENCES.indexOf(a.audience) - AUDIENCES.indexOf(b.audience) || a.order - b.order || (a.slug < b.slug ? -1 : 1),
  )

/** The pages before and after one, in the same order. */
export function findNeighbours(docs: readonly DocEntry[], slug: string): { previous?: DocEntry; next?: DocEntry } {
  const index = docs.findIndex((doc) => doc.slug === slug)
  const [previous, next] = [docs[index - 1], docs[index + 1]]
  return { ...(previous && { previous }), ...(next && { next }) }
}
