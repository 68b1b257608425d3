import type { MailingChoice } from '#src/domain/mailing/mailing-choice.ts'
import { MAILING_TERMS, type SoldMailing } from '#src/domain/mailing/mailings.ts'
import { nextDelivery } from '#src/domain/mailing/next-delivery.ts'
import { DAY, HOUR } from '#src/domain/time.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { createReviewId, hashReviewId } from '../letter/review-id.ts'
import type { MailingRow, RecipientRow } from '../mailing.tables.ts'
import type { OrderReach } from '../reach/order-reach.usecases.ts'
import type { QuotaShare } from './quota.ts'
import type { PlacedLetter } from './quote-mailing.usecases.ts'

/** How long a review page is open after its letter was due. */
const REVIEW_FOR = 60 * DAY

/** A mailing that is about to be ordered. */
export type MailingDraft = {
  id: string
  accountId: string
  slug: SoldMailing['slug']
  choice: MailingChoice
  found: OrderReach
  letters: readonly PlacedLetter[]
  quota: QuotaShare
}

export type NewMailing = Pick<
  MailingRow,
  'id' | 'accountId' | 'slug' | 'choice' | 'reach' | 'facts' | 'orderId' | 'quotaMonth' | 'quotaLetters' | 'quotaUsed'
> & { consentedAt: number; createdAt: number }

export type NewRecipient = Pick<
  RecipientRow,
  'organisationId' | 'position' | 'funds' | 'line' | 'frequency' | 'dueAt' | 'settleAt' | 'reviewHash' | 'reviewUntil'
>

export function toMailing(
  { id, accountId, slug, choice, found, quota }: MailingDraft,
  orderId: string | null,
  now: number,
): NewMailing {
  const isFree = quota.letters > 0
  return {
    ...{ id, accountId, slug, choice, orderId, reach: found.reach, facts: found.facts },
    quotaMonth: isFree ? quota.month : null,
    quotaLetters: quota.letters,
    quotaUsed: isFree ? quota.taken : 0,
    ...{ consentedAt: now, createdAt: now },
  }
}

/**
 * The rows of the agencies; the first ones are paid by the quota.
 * @param begin no letter is due before it (UTC ms)
 */
export function toRecipients(
  services: Needs<'keys'>,
  { id, letters, quota }: MailingDraft,
  begin: number,
): NewRecipient[] {
  return letters.map(({ addressee: { organisationId, frequency, timeZone }, line }, position) => {
    const dueAt = nextDelivery(frequency, begin, timeZone)
    return {
      ...{ organisationId, position, line, frequency, dueAt },
      funds: position < quota.letters ? 'quota' : 'paid',
      settleAt: dueAt + MAILING_TERMS.withinHours * HOUR,
      reviewHash: hashReviewId(createReviewId(services, { mailingId: id, organisationId })),
      reviewUntil: dueAt + REVIEW_FOR,
    }
  })
}
