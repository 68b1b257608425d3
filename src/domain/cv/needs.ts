import { answersTo } from '../application/covering-papers.ts'
import { type Certificate, findCertificate } from '../vocabulary/certificates.ts'
import { listRankCertificates, listVesselCertificates } from '../vocabulary/rank-certificates.ts'
import type { CvDocument } from './cv.ts'
import type { Watched } from './radar.ts'

/** What a post takes: `by` is the own paper that answers it, itself or one that covers it. */
export type Need<Paper extends Watched = Watched> = {
  certificate: Certificate
  /** For every such post, or for one on this type of vessel. */
  because: 'rank' | 'vessel'
  state: 'held' | 'expired' | 'missing'
  by: Paper | undefined
}

/** SPEC 3 calls the two passports so. */
const PASSPORTS: Readonly<Record<string, string>> = { international: 'passport', seaman: 'seamans-book' }

export const slugOfPaper = ({ name }: Pick<Watched, 'name'>): string => PASSPORTS[name ?? ''] ?? name ?? ''

/** What a new paper of the CV begins with when it is to be this one. */
export function paperOf({ slug, kind }: Certificate): { type: NonNullable<CvDocument['type']>; name: string } {
  const passport = Object.keys(PASSPORTS).find((name) => PASSPORTS[name] === slug)
  if (passport) return { type: 'passport', name: passport }
  return { type: kind === 'visa' ? 'visa' : kind === 'identity' ? 'document' : 'certificate', name: slug }
}

/** Courses that together are another one. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  'basic-safety-training': ['pst', 'fpff', 'efa', 'pssr'],
}

/** Courses of which the named one is made, where it may be held in parts. */
export const partsOf = (slug: string): readonly string[] => TOGETHER[slug] ?? []

const LONG_AFTER = '9999-12-31'
const endOf = ({ validDate }: Watched): string => validDate ?? LONG_AFTER

/** Slugs of the papers that answer a demand for one. Who calls a certificate of competency just that says no less. */
export const namesForPaper = (slug: string): readonly string[] =>
  findCertificate(slug)?.kind === 'coc' && slug !== 'flag-endorsement' ? [...answersTo(slug), 'coc'] : answersTo(slug)

function findLongest<Paper extends Watched>(papers: readonly Paper[], { slug }: Certificate): Paper | undefined {
  const names = namesForPaper(slug)
  const held = papers.filter((paper) => names.includes(slugOfPaper(paper)))
  const parts = partsOf(slug).map((part) => papers.filter((paper) => answersTo(part).includes(slugOfPaper(paper))))
  // What is held in parts lasts as long as the part that ends first.
  const whole =
    parts.length > 0 && parts.every((found) => found.length > 0)
      ? [parts.map((found) => found.reduce(longer)).reduce((one, other) => (endOf(one) <= endOf(other) ? one : other))]
      : []
  const all = [...held, ...whole]
  return all.length > 0 ? all.reduce(longer) : undefined
}

const longer = <Paper extends Watched>(one: Paper, other: Paper): Paper => (endOf(one) >= endOf(other) ? one : other)

type Post = { rank: string; vesselType: string | null }

/**
 * What a post takes, and what of it is in the CV; nothing for a post that the vocabulary does not know. A suggestion of the convention and of
 * the trade: the flag and the company have the last word.
 * @param today plain date
 */
export function listNeeds<Paper extends Watched>(post: Post, papers: readonly Paper[], today: string): Need<Paper>[] {
  const judge = (because: Need['because']) => (certificate: Certificate) => {
    const by = findLongest(papers, certificate)
    const state = by === undefined ? 'missing' : endOf(by) < today ? 'expired' : 'held'
    return { certificate, because, by, state } as const
  }
  return [
    ...listRankCertificates(post.rank).map(judge('rank')),
    ...(post.vesselType ? listVesselCertificates(post.rank, post.vesselType).map(judge('vessel')) : []),
  ]
}
