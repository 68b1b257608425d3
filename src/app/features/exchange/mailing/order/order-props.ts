import type { MailingQuoteAnswer } from '#src/contract/mailing/order-schemas.ts'
import type { MailingChoice } from '#src/domain/mailing/mailing-choice.ts'
import type { SoldMailing } from '#src/domain/mailing/mailings.ts'

/** What the parts of the form show. */
export type PartProps = {
  mailing: SoldMailing
  /** What is typed. */
  choice: MailingChoice
  /** Whom it reaches; undefined if that could not be counted. */
  quote: MailingQuoteAnswer | undefined
  /** Whom the mailing reaches without any choice. */
  widest: MailingQuoteAnswer | undefined
}
