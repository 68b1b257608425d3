import { cutText } from '#src/domain/text/text.ts'
import { toPlainDate } from '#src/domain/time.ts'

/** One of a few words. With a `fallback` something is always asked for. */
type OneOf<Word extends string, Fallback extends Word | undefined> = {
  kind: 'one-of'
  words: readonly Word[]
  fallback: Fallback
}
type Whole = { kind: 'whole'; least: number; most: number }

/** What may be asked of a list by one name, with the bounds that both sides keep. */
export type Filter =
  | OneOf<string, string | undefined>
  | Whole
  | { kind: 'words'; most: number }
  | { kind: 'day' }
  | { kind: 'slug' }
export type Filters = Readonly<Record<string, Filter>>

/** What a filter gives: nothing where the address says nothing that is known, unless it has a fallback. */
export type FilterValue<F extends Filter> =
  F extends OneOf<infer Word, infer Fallback>
    ? Fallback extends string
      ? Word
      : Word | undefined
    : (F extends Whole ? number : string) | undefined

export const oneOf = <const Word extends string, const Fallback extends Word | undefined = undefined>(
  words: readonly Word[],
  fallback?: Fallback,
) => ({ kind: 'one-of', words, fallback: fallback as Fallback }) as const

/** Words that are looked for, cut after `most` code points. */
export const words = (most: number) => ({ kind: 'words', most }) as const
/** A plain date. */
export const day = () => ({ kind: 'day' }) as const
/** A word of a vocabulary that is not listed: whether it is one shows in what is found. */
export const slug = () => ({ kind: 'slug' }) as const
export const whole = (least: number, most: number) => ({ kind: 'whole', least, most }) as const

export const SLUG = /^[a-z0-9-]{1,60}$/

function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(at) && toPlainDate(at) === text
}

function readWhole(text: string, { least, most }: Whole): number | undefined {
  const value = /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : Number.NaN
  return value >= least && value <= most ? value : undefined
}

/** Of the text of an address what the server would take; anything else counts as absent. */
export function readFilter(filter: Filter, text = ''): string | number | undefined {
  switch (filter.kind) {
    case 'one-of':
      return filter.words.find((word) => word === text) ?? filter.fallback
    case 'words':
      return cutText(text.trim(), filter.most).trim() || undefined
    case 'day':
      return isDay(text) ? text : undefined
    case 'slug':
      return SLUG.test(text) ? text : undefined
    case 'whole':
      return readWhole(text, filter)
  }
}
