import type { SuspensionReason } from '#src/contract/company-check/company-check.ts'
import {
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import { findSeaman } from '#src/server/people/seaman/seaman.repository.ts'
import { findCompany } from './company-details.repository.ts'
import { findLastSuspension, findSuspension } from './suspensions.repository.ts'

const PATH = '/company/licence'

const reasonFact = ({ intl }: MailFrame, reason: SuspensionReason) => ({
  label: intl.t('check.fact.reason'),
  value: intl.t(`company-check.suspension.${reason}`),
})

const noteFacts = ({ intl }: MailFrame, note: string | null) =>
  note ? [{ label: intl.t('check.fact.note'), value: note }] : []

type Suspended = { name: string; reason: SuspensionReason; note: string | null }

/** To the company: an admin suspended it, why, and how to appeal. */
export const writeSuspended = (frame: MailFrame, { name, reason, note }: Suspended): MailContent => ({
  ...createFrame(frame, name),
  subject: frame.intl.t('mail.company-suspended.subject'),
  paragraphs: [frame.intl.t('mail.company-suspended.text')],
  facts: [reasonFact(frame, reason), ...noteFacts(frame, note)],
  after: [frame.intl.t('mail.company-suspended.appeal')],
  action: createAction(frame, 'mail.company-suspended.action', PATH),
})

/** To the company: its appeal was rejected. */
export const writeKept = (frame: MailFrame, { name, reason, note }: Suspended): MailContent => ({
  ...createFrame(frame, name),
  subject: frame.intl.t('mail.suspension-kept.subject'),
  paragraphs: [frame.intl.t('mail.suspension-kept.text')],
  facts: [reasonFact(frame, reason), ...noteFacts(frame, note)],
  after: [],
  action: createAction(frame, 'mail.company-suspended.action', PATH),
})

/** To the company: the suspension has ended. */
export const writeRestored = (frame: MailFrame, name: string): MailContent => ({
  ...createFrame(frame, name),
  subject: frame.intl.t('mail.company-restored.subject'),
  paragraphs: [frame.intl.t('mail.company-restored.text')],
  facts: [],
  after: [frame.intl.t('mail.company-restored.vacancies')],
  action: createAction(frame, 'mail.company-restored.action', '/company/vacancy'),
})

/** The last suspension is read when the mail is sent; none if it does not have the state of the mail any more. */
const toCompany =
  (kind: 'company-suspended' | 'suspension-kept' | 'company-restored'): MailWriter =>
  async ({ db }, frame, payload) => {
    const companyId = String(payload.companyId)
    const [found, last] = await Promise.all([findCompany(db, companyId), findLastSuspension(db, companyId)])
    if (!found || !last) return undefined
    const { name } = found.company
    if (kind === 'company-restored') return last.restoredAt === null ? undefined : writeRestored(frame, name)
    if (last.restoredAt !== null) return undefined
    const { reason, note, answer } = last
    if (kind === 'company-suspended') return writeSuspended(frame, { name, reason, note })
    return answer === null ? undefined : writeKept(frame, { name, reason, note: answer })
  }

type Employer = { name: string; company: string; reason: SuspensionReason }

/** To an applicant: the company was suspended, why, and what to do. */
export const writeEmployerSuspended = (frame: MailFrame, { name, company, reason }: Employer): MailContent => ({
  ...createFrame(frame, name),
  subject: frame.intl.t('mail.employer-suspended.subject', { company }),
  paragraphs: [frame.intl.t('mail.employer-suspended.text', { company })],
  facts: [reasonFact(frame, reason)],
  after: [frame.intl.t('sent.suspended.advice'), frame.intl.t('sent.suspended.next')],
  action: createAction(frame, 'mail.employer-suspended.action', '/seaman/jobs'),
  reason: frame.intl.t('mail.employer-suspended.reason'),
})

/** To an applicant: the suspension of the company has ended. */
export const writeEmployerRestored = (frame: MailFrame, { name, company }: Omit<Employer, 'reason'>): MailContent => ({
  ...createFrame(frame, name),
  subject: frame.intl.t('mail.employer-restored.subject', { company }),
  paragraphs: [frame.intl.t('mail.employer-restored.text', { company })],
  facts: [],
  after: [],
  action: createAction(frame, 'mail.employer-suspended.action', '/seaman/jobs'),
  reason: frame.intl.t('mail.employer-suspended.reason'),
})

/** None if the suspension has ended, or has not, or another one followed when the mail is sent. */
const toApplicant =
  (kind: 'employer-suspended' | 'employer-restored'): MailWriter =>
  async ({ db }, frame, payload) => {
    const [suspension, seaman] = await Promise.all([
      findSuspension(db, String(payload.suspensionId)),
      findSeaman(db, String(payload.seamanId)),
    ])
    const isOpen = kind === 'employer-suspended'
    if (!suspension || !seaman || (suspension.restoredAt === null) !== isOpen) return undefined
    const { organisationId } = suspension
    const [found, last] = await Promise.all([findCompany(db, organisationId), findLastSuspension(db, organisationId)])
    if (!found || last?.id !== suspension.id) return undefined
    const told = { name: `${seaman.firstname} ${seaman.surname}`, company: found.company.name }
    return isOpen
      ? writeEmployerSuspended(frame, { ...told, reason: suspension.reason })
      : writeEmployerRestored(frame, told)
  }

export const suspensionMails = {
  'company-suspended': toCompany('company-suspended'),
  'suspension-kept': toCompany('suspension-kept'),
  'company-restored': toCompany('company-restored'),
  'employer-suspended': toApplicant('employer-suspended'),
  'employer-restored': toApplicant('employer-restored'),
} as const satisfies Record<string, MailWriter>
