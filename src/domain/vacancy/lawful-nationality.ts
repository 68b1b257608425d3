/** That the law of a country lets its companies ask for nationalities: by which law, and from which day to which, both included. */
export type LawfulEntry = { country: string; from: string; until: string | null; source: string }

/** Sorts after every day. */
const NEVER = '9999-12-31'

const endOf = ({ until }: Pick<LawfulEntry, 'until'>): string => until ?? NEVER

/** What an entry is on a plain date. One that was ended before it began is over. */
export function stateOfEntry(entry: Pick<LawfulEntry, 'from' | 'until'>, on: string): 'holds' | 'later' | 'over' {
  if (endOf(entry) < on || endOf(entry) < entry.from) return 'over'
  return entry.from <= on ? 'holds' : 'later'
}

/** The entry by which companies of the country may ask for nationalities on a plain date; without one they may not. */
export const findLawful = <Entry extends LawfulEntry>(
  country: string,
  on: string,
  entries: readonly Entry[],
): Entry | undefined => entries.find((entry) => entry.country === country && stateOfEntry(entry, on) === 'holds')

type Span = Pick<LawfulEntry, 'country' | 'from' | 'until'>

/** Whether two entries would hold for one country on one day. */
export function overlaps(one: Span, other: Span): boolean {
  const from = one.from > other.from ? one.from : other.from
  const until = endOf(one) < endOf(other) ? endOf(one) : endOf(other)
  return one.country === other.country && from <= until
}
