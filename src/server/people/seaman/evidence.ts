import { CV_LISTS, type CvListName } from '#src/domain/cv/cv.ts'
import { listFilled } from '#src/domain/cv/cv-text.ts'
import { EVIDENCE_LEVELS, type Evidence, TYPED } from '#src/domain/cv/evidence.ts'
import { hashText } from '#src/server/platform/crypto.ts'

/** Evidence for an entry, with the digest of the entry at that time. */
export type Found = Evidence & { entryId: string; facts: string }

type Entry = { id: string }

/** Fields of the seafarer alone, which do not invalidate evidence. */
const OWN_WORDS: readonly string[] = ['reasonForLeaving']

/**
 * Returns the digest of an entry's content, without position, id and empty values, so that a new field of the schema does not invalidate
 * evidence.
 */
export function hashFacts(list: CvListName, entry: object): string {
  const told = Object.entries(listFilled(CV_LISTS[list], entry as Record<string, unknown>))
  return hashText(JSON.stringify(told.filter(([name]) => !OWN_WORDS.includes(name)).toSorted()))
}

const rankOf = ({ level }: Evidence): number => EVIDENCE_LEVELS.indexOf(level)

/** Returns the strongest valid evidence for an entry, with the others. */
function judge(list: CvListName, entry: Entry, found: readonly Found[]): Evidence {
  const own = found.filter(({ entryId }) => entryId === entry.id)
  if (own.length === 0) return TYPED
  const facts = hashFacts(list, entry)
  const standing = own.filter((one) => one.facts === facts).toSorted((one, other) => rankOf(other) - rankOf(one))
  // A negative answer of the issuer is shown but is no proof.
  const proof = standing.find(({ level, check }) => level !== 'checked' || check?.result === 'genuine')
  return {
    level: proof?.level ?? TYPED.level,
    check: standing.find(({ check }) => check)?.check ?? null,
    company: standing.find(({ company }) => company)?.company ?? null,
  }
}

export const addEvidence = <One extends Entry>(
  list: CvListName,
  entries: readonly One[],
  found: readonly Found[],
): (One & { evidence: Evidence })[] => entries.map((entry) => ({ ...entry, evidence: judge(list, entry, found) }))
