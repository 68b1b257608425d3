import { hashSubject } from '#src/contract/withdrawal/withdrawal.ts'

/** Ids, slugs and keys look like this; so do many other words, which cost a number each. */
const NAME = /^[a-z0-9][a-z0-9-]{1,119}$/i
/** Beyond this a copy names no subjects, and any withdrawal at all makes it too old. */
const MAX_SUBJECTS = 1500

/** The subjects that a copy shows, as the list of withdrawals numbers them; undefined where there are too many to name. */
export type Subjects = readonly number[] | undefined

/**
 * Collects what a page is made of: every id, slug and key in the answers of the server, under whatever name, so that no field can be
 * forgotten. `parts` are those of the page's own address.
 */
export function collectSubjects(parts: readonly string[]): { hear: (answer: unknown) => void; list: () => Subjects } {
  const found = new Set<number>()
  const hear = (value: unknown): void => {
    if (typeof value === 'string') {
      if (NAME.test(value)) found.add(hashSubject(value))
    } else if (typeof value === 'object' && value !== null) {
      for (const part of Object.values(value)) hear(part)
    }
  }
  hear(parts)
  return { hear, list: () => (found.size > MAX_SUBJECTS ? undefined : [...found]) }
}

const BASE = 36

/** For a header: numbers that are joined, `*` where there are too many. */
export const writeSubjects = (subjects: Subjects): string =>
  subjects ? subjects.map((subject) => subject.toString(BASE)).join('.') : '*'

export const readSubjects = (text: string): Subjects =>
  text === '*'
    ? undefined
    : text
        .split('.')
        .filter(Boolean)
        .map((part) => Number.parseInt(part, BASE))
