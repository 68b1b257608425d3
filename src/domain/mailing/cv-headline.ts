import type { Cv } from '../cv/cv.ts'
import { slugOfPaper } from '../cv/needs.ts'
import { findCertificate } from '../vocabulary/certificates.ts'
import { type MailingFacts, readMailingFacts } from './mailing-facts.ts'

/** The certificate of competency that a CV leads with. Plain date; null without an end. */
export type HeadCertificate = { name: string; issuedBy: string | null; validTo: string | null }

/** What a recruiter reads of a CV first. `rank` is that of the CV, also outside the vocabulary. */
export type CvHeadline = Pick<MailingFacts, 'monthsInRank' | 'types' | 'readyFrom'> & {
  rank: string
  certificate: HeadCertificate | null
}

const LONG_AFTER = '9999-12-31'
const endOf = ({ validTo }: HeadCertificate): string => validTo ?? LONG_AFTER

/** The one that is valid longest. An endorsement is none. */
function findHeadCertificate(documents: Cv['documents']): HeadCertificate | null {
  const held = documents
    .filter((paper) => findCertificate(slugOfPaper(paper))?.kind === 'coc' && slugOfPaper(paper) !== 'flag-endorsement')
    .map((paper) => ({ name: slugOfPaper(paper), issuedBy: paper.issuedBy, validTo: paper.validDate }))
  return held.toSorted((one, other) => (endOf(one) < endOf(other) ? 1 : -1))[0] ?? null
}

/** Returns the headline of a CV as of a plain date. */
export function readHeadline(cv: Cv, on: string): CvHeadline {
  const { monthsInRank, types, readyFrom } = readMailingFacts(cv, on)
  return {
    ...{ rank: cv.profileData.positionMain, monthsInRank, types, readyFrom },
    certificate: findHeadCertificate(cv.documents),
  }
}
