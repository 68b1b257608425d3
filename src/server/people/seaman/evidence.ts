import { CV_LISTS, type CvListName } from '#src/domain/cv/cv.ts'
import { listFilled } from '#src/domain/cv/cv-text.ts'
import { EVIDENCE_LEVELS, type Evidence, TYPED } from '#src/domain/cv/evidence.ts'
import { hashText } from '#src/server/platform/crypto.ts'

/** What someone found of an entry, and the digest of what it said then. */
export type Found = Evidence & { entryId: string; facts: string }

type Entry = { id: string }

/** Of the seafarer alone: no one checks it, and other words take nothing away. */
const OWN_WORDS: readonly string[] = ['reasonForLeaving']

/**
 * The digest of what an entry says, whatever its place and its id. What no one told is no part of it, so that a new field of the schema
 * leaves what was found before as it was.
 */
export function hashFacts(list: CvListName, entry: object): string {
  const told = Object.entries(listFilled(CV_LISTS[list], entry as Record<string, unknown>))
  return hashText(JSON.stringify(told.filter(([name]) => !OWN_WORDS.includes(name)).toSorted()))
}

const rankOf = ({ level }: Evidence): number => EVIDENCE_LEVELS.indexOf(level)

/** The strongest that was found of an entry and is still about what it says, with all that was found beside it. */
function judge(list: CvListName, entry: Entry, found: readonly Found[]): Evidence {
  const own = found.filter(({ entryId }) => entryId === entry.id)
  if (own.length === 0) return TYPED
  const facts = hashFacts(list, entry)
  const standing = own.filter((one) => one.facts === facts).toSorted((one, other) => rankOf(other) - rankOf(one))
  // What the issuer did not find, or found otherwise, is told but is no proof.
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
