import { createFormats } from '#src/i18n/formats.ts'
import { insideSentence, rankInside } from '#src/i18n/inside-sentence.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import {
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import { type ApplicationFacts, findApplicationFacts } from './mail-facts.repository.ts'
import { findMoves, type MoveRow, mayMailMove } from './notified-moves.repository.ts'

const nameShip = (intl: AppIntl, { rank, vesselType }: ApplicationFacts) => ({
  rank: rankName(intl, rank),
  vessel: intl.t(`vessel.${vesselType}`),
})

const inside = (intl: AppIntl, { rank, vessel }: ReturnType<typeof nameShip>) => ({
  rank: rankInside(intl, rank),
  vessel: insideSentence(intl, vessel),
})

const noteOf = (intl: AppIntl, note: string | null) =>
  note === null ? [] : [{ label: intl.t('mail.fact.note'), value: note }]

/** To the company of the vacancy: who applied, with their message. */
export function writeApplicationReceived(frame: MailFrame, facts: ApplicationFacts): MailContent {
  const { intl, locale } = frame
  const ship = nameShip(intl, facts)
  const name = `${facts.firstname} ${facts.surname}`
  return {
    ...createFrame(frame, facts.company),
    subject: intl.t('mail.application-received.subject', inside(intl, ship)),
    paragraphs: [intl.t('mail.application-received.text', { name })],
    facts: [
      { label: intl.t('mail.fact.rank'), value: ship.rank },
      { label: intl.t('mail.fact.vessel'), value: ship.vessel },
      { label: intl.t('mail.fact.seafarer'), value: name },
      { label: intl.t('mail.fact.citizenship'), value: createFormats(locale).country(facts.citizenship) },
      { label: intl.t('mail.fact.own-rank'), value: rankName(intl, facts.positionMain) },
      ...noteOf(intl, facts.note),
    ],
    after: [intl.t('mail.application-received.answer')],
    action: createAction(frame, 'mail.application-received.action', `/company/vacancy/${facts.vacancyId}/applicants`),
  }
}

/** To the seafarer: what was sent to whom. */
export function writeApplicationSent(frame: MailFrame, facts: ApplicationFacts): MailContent {
  const { intl } = frame
  const ship = nameShip(intl, facts)
  return {
    ...createFrame(frame, `${facts.firstname} ${facts.surname}`),
    subject: intl.t('mail.application-sent.subject', inside(intl, ship)),
    paragraphs: [intl.t('mail.application-sent.text', { company: facts.company })],
    facts: [
      { label: intl.t('mail.fact.rank'), value: ship.rank },
      { label: intl.t('mail.fact.vessel'), value: ship.vessel },
      { label: intl.t('mail.fact.company'), value: facts.company },
      ...noteOf(intl, facts.note),
    ],
    after: [intl.t('mail.application-sent.seen'), intl.t('mail.application-sent.free')],
    action: createAction(frame, 'mail.application-sent.action', `/vacancy/${facts.vacancyId}`),
  }
}

/** To the seafarer: the current stage. */
export function writeApplicationMoved(
  frame: MailFrame,
  facts: ApplicationFacts,
  { after, reason }: Pick<MoveRow, 'after' | 'reason'>,
): MailContent {
  const { intl } = frame
  const ship = nameShip(intl, facts)
  const stage = intl.t(`mail.application-moved.${after}`)
  return {
    ...createFrame(frame, `${facts.firstname} ${facts.surname}`),
    subject: intl.t('mail.application-moved.subject', { ...inside(intl, ship), stage }),
    paragraphs: [intl.t('mail.application-moved.text', { company: facts.company })],
    facts: [
      { label: intl.t('mail.fact.rank'), value: ship.rank },
      { label: intl.t('mail.fact.vessel'), value: ship.vessel },
      { label: intl.t('mail.fact.stage'), value: stage },
      ...(reason ? [{ label: intl.t('mail.fact.reason'), value: intl.t(`sent.refusal.${reason}`) }] : []),
    ],
    after: [
      intl.t(after === 'rejected' ? 'mail.application-moved.others' : 'mail.application-moved.free'),
      ...(after === 'joined' ? [intl.t('mail.application-moved.questions')] : []),
    ],
    action: createAction(frame, 'mail.application-moved.action', `/seaman/jobs/${facts.applicationId}`),
    reason: intl.t('mail.application-moved.reason'),
  }
}

/** None if it was moved again before the mail was sent, or the seafarer blocked the company. */
const applicationMoved: MailWriter = async ({ db }, frame, { applicationId, moveId }) => {
  const id = String(applicationId)
  const [facts, moves, mayMail] = await Promise.all([
    findApplicationFacts(db, id),
    findMoves(db, [id]),
    mayMailMove(db, id),
  ])
  const last = moves.get(id)?.at(-1)
  return mayMail && facts && last && last.id === moveId ? writeApplicationMoved(frame, facts, last) : undefined
}

const aboutApplication =
  (write: (frame: MailFrame, facts: ApplicationFacts) => MailContent): MailWriter =>
  async ({ db }, frame, payload) => {
    const facts = await findApplicationFacts(db, String(payload.applicationId))
    return facts ? write(frame, facts) : undefined
  }

export const applicationMails = {
  'application-received': aboutApplication(writeApplicationReceived),
  'application-sent': aboutApplication(writeApplicationSent),
  'application-moved': applicationMoved,
} as const satisfies Record<string, MailWriter>
