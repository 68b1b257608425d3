/** A country whose law lets its companies ask for a nationality, with the source, and from when to when it holds. */
export type LawfulEntry = { country: string; from: string; until: string | null; source: string }

/** None yet: an admin who has the source in hand adds it here, dated. */
export const LAWFUL_NATIONALITY: readonly LawfulEntry[] = []

/** Whether a company of the country may say which nationalities it takes, on a plain date. */
export const mayAskNationality = (
  country: string,
  on: string,
  entries: readonly LawfulEntry[] = LAWFUL_NATIONALITY,
): boolean =>
  entries.some((entry) => entry.country === country && entry.from <= on && (entry.until === null || on <= entry.until))
