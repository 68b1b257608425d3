import { cutText } from '#src/domain/text/text.ts'
import { toPlainDate } from '#src/domain/time.ts'

/** One of a few values. With a `fallback` there is always a value. */
type OneOf<Word extends string, Fallback extends Word | undefined> = {
  kind: 'one-of'
  words: readonly Word[]
  fallback: Fallback
}
type Whole = { kind: 'whole'; least: number; most: number }

/** A filter of a list, with limits that both sides apply. */
export type Filter =
  | OneOf<string, string | undefined>
  | Whole
  | { kind: 'words'; most: number }
  | { kind: 'day' }
  | { kind: 'slug' }
export type Filters = Readonly<Record<string, Filter>>

/** The value of a filter; undefined for unknown input without a fallback. */
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

/** Search text, cut after `most` code points. */
export const words = (most: number) => ({ kind: 'words', most }) as const
/** A plain date. */
export const day = () => ({ kind: 'day' }) as const
/** A slug whose vocabulary is not listed here: an unknown one finds nothing. */
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

/** Returns the value for the text of an address; undefined if the server would reject it. */
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
