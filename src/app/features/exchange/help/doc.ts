import type { LocaleCode } from '#src/domain/locales.ts'

export const AUDIENCES = ['seafarers', 'companies', 'training-centres', 'admins', 'everyone'] as const
export type Audience = (typeof AUDIENCES)[number]

/** A help page without its text. `language` is that of the text. */
export type DocEntry = {
  slug: string
  title: string
  description: string
  audience: Audience
  order: number
  language: LocaleCode
}

export type DocSource = DocEntry & { markdown: string }

/** Sorts by audience, then by the order in the pages. */
export const orderDocs = <Entry extends DocEntry>(docs: readonly Entry[]): Entry[] =>
  [...docs].sort(
    (a, b) =>
      AUDIENCES.indexOf(a.audience) - AUDIENCES.indexOf(b.audience) || a.order - b.order || (a.slug < b.slug ? -1 : 1),
  )

/** Returns the previous and next page in that order. */
export function findNeighbours(docs: readonly DocEntry[], slug: string): { previous?: DocEntry; next?: DocEntry } {
  const index = docs.findIndex((doc) => doc.slug === slug)
  const [previous, next] = [docs[index - 1], docs[index + 1]]
  return { ...(previous && { previous }), ...(next && { next }) }
}
