import type { BonusKind } from '#src/domain/bonus/bonus.ts'
import type { Amount } from '#src/domain/money/amount.ts'
import { isPositive } from '#src/domain/money/amount.ts'
import { createFormats } from '#src/i18n/formats.ts'
import {
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import { amountOfBonus, readParts } from './bonus-parts.repository.ts'
import { findMailed } from './end-bonuses.repository.ts'

type Mailed = { kind: BonusKind; amount: Amount; endsAt: number }

/** To the person who received a bonus: for what, and until when it can be used. */
export function writeBonusBooked(frame: MailFrame, { kind, amount, endsAt }: Mailed): MailContent {
  const { intl, locale } = frame
  const formats = createFormats(locale)
  return {
    ...createFrame(frame, null),
    subject: intl.t('mail.bonus-booked.subject', { amount: formats.amount(amount) }),
    paragraphs: [
      `${intl.t(`bonus.kind.${kind}`)}: ${formats.amount(amount)}`,
      intl.t('mail.bonus-booked.text', { date: formats.date(endsAt) }),
    ],
    facts: [],
    after: [],
    action: createAction(frame, 'mail.bonus.action', '/seaman/profile/friends'),
  }
}

/** To the same, thirty days before the end: what is left. */
export function writeBonusEnds(frame: MailFrame, { amount, endsAt }: Mailed): MailContent {
  const { intl, locale } = frame
  const formats = createFormats(locale)
  const values = { amount: formats.amount(amount), date: formats.date(endsAt) }
  return {
    ...createFrame(frame, null),
    subject: intl.t('mail.bonus-ends.subject', values),
    paragraphs: [intl.t('mail.bonus-ends.text', values)],
    facts: [],
    after: [],
    action: createAction(frame, 'mail.bonus.action', '/seaman/profile/friends'),
  }
}

const booked: MailWriter = async ({ db }, frame, { bonusId }) => {
  const row = await findMailed(db, String(bonusId))
  return row && row.withdrawnAt === null
    ? writeBonusBooked(frame, { kind: row.kind, amount: amountOfBonus(row), endsAt: row.endsAt })
    : undefined
}

const ends: MailWriter = async ({ db, clock }, frame, { bonusId }) => {
  const row = await findMailed(db, String(bonusId))
  if (!row || row.endsAt <= clock()) return undefined
  const { parts } = await readParts(db, row.holderId, row.currency)
  const left = parts.find((part) => part.row.id === row.id)?.left
  return left && isPositive(left)
    ? writeBonusEnds(frame, { kind: row.kind, amount: left, endsAt: row.endsAt })
    : undefined
}

export const bonusMails = {
  'bonus-booked': booked,
  'bonus-ends': ends,
} as const satisfies Record<string, MailWriter>
