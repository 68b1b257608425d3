import { withQuery } from '#src/contract/http/addresses.ts'
import type { MailingFacts } from '#src/domain/mailing/mailing-facts.ts'
import { nameTerm } from '#src/i18n/cv/term-names.ts'
import { formatsFor } from '#src/i18n/formats-for.ts'
import {
  addressFor,
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
} from '#src/server/ground/mail/mail-content.ts'
import { stopPath } from './stop-paths.ts'

/** A CV of a letter: what the letter says of it, and the id of its page. */
export type LetterCv = { facts: MailingFacts; reviewId: string; isAttached: boolean }

/** The same letter for every agency, apart from the ids. */
export type WrittenLetter = {
  cvs: readonly LetterCv[]
  stopId: string
}

const MAX_TYPES = 6

const reviewPath = (id: string): string => withQuery('/mailing/review', { id })
const notNowPath = (id: string): string => withQuery('/mailing/review', { id, answer: 'not-now' })

const rankOf = ({ intl }: MailFrame, { rank }: MailingFacts): string =>
  rank ? nameTerm('rank', rank, intl) : intl.t('letter.seafarer')

/** The longest months on types of vessels, a line each. */
const typesOf = ({ intl }: MailFrame, { types }: MailingFacts): string[] =>
  types.slice(0, MAX_TYPES).map(({ vesselType, months }) =>
    intl.t('letter.type', {
      type: nameTerm('vessel', vesselType, intl),
      months: formatsFor(intl).unit(months, 'month'),
    }),
  )

const readyOf = ({ intl }: MailFrame, { readyFrom }: MailingFacts): string | null =>
  readyFrom && formatsFor(intl).plainDate(readyFrom)

/** What a recruiter decides by, in one line: rank, the type with most months, ready from. */
function headline(frame: MailFrame, facts: MailingFacts): string {
  const ready = readyOf(frame, facts)
  const parts = [rankOf(frame, facts), typesOf(frame, facts)[0], ready && frame.intl.t('letter.ready', { date: ready })]
  return parts.filter(Boolean).join(' · ')
}

function factsOf(frame: MailFrame, facts: MailingFacts): MailContent['facts'] {
  const { intl } = frame
  const [types, ready] = [typesOf(frame, facts), readyOf(frame, facts)]
  return [
    { label: intl.t('letter.fact.rank'), value: rankOf(frame, facts) },
    { label: intl.t('letter.fact.in-rank'), value: formatsFor(intl).unit(facts.monthsInRank, 'month') },
    ...(types.length > 0 ? [{ label: intl.t('letter.fact.types'), value: types.join('\n') }] : []),
    ...(ready ? [{ label: intl.t('letter.fact.ready'), value: ready }] : []),
  ]
}

function framed(frame: MailFrame, { stopId }: WrittenLetter) {
  const { intl } = frame
  return {
    ...createFrame(frame, null),
    reason: intl.t('letter.why'),
    stop: { label: intl.t('letter.stop'), url: addressFor(frame, stopPath(stopId)) },
  }
}

function writeOne(frame: MailFrame, letter: WrittenLetter, { facts, reviewId, isAttached }: LetterCv): MailContent {
  const { intl, product } = frame
  const notNow = { title: intl.t('letter.not-now'), url: addressFor(frame, notNowPath(reviewId)) }
  return {
    ...framed(frame, letter),
    subject: headline(frame, facts),
    paragraphs: [intl.t('letter.text.one', { product })],
    facts: factsOf(frame, facts),
    entries: [{ ...notNow, lines: [intl.t('letter.not-now.text')] }],
    after: [...(isAttached ? [intl.t('letter.attached')] : []), intl.t('letter.private')],
    action: createAction(frame, 'letter.open', reviewPath(reviewId)),
  }
}

function writeDigest(frame: MailFrame, letter: WrittenLetter): MailContent {
  const { intl, product } = frame
  const { cvs } = letter
  return {
    ...framed(frame, letter),
    subject: intl.t('letter.subject.digest', { count: cvs.length }),
    paragraphs: [intl.t('letter.text.digest', { product })],
    facts: [],
    entries: cvs.map(({ facts, reviewId }) => ({
      title: headline(frame, facts),
      url: addressFor(frame, reviewPath(reviewId)),
      lines: typesOf(frame, facts).slice(1),
    })),
    after: [...(cvs.some(({ isAttached }) => isAttached) ? [intl.t('letter.attached')] : []), intl.t('letter.private')],
    action: createAction(frame, 'letter.control', '/mailing/control'),
  }
}

/** Returns the letter to an agency about one CV, or the digest of several. It contains no name, contact or citizenship. */
export function writeLetter(frame: MailFrame, letter: WrittenLetter): MailContent {
  const [first, second] = letter.cvs
  if (!first) throw new RangeError('a letter without a CV')
  return second ? writeDigest(frame, letter) : writeOne(frame, letter, first)
}
