import { mailingAddressPath } from '#src/contract/mailing/address-path.ts'
import { ADDRESS_ASKED_FOR } from '#src/domain/mailing/rule-limits.ts'
import { createFormats } from '#src/i18n/formats.ts'
import {
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import { createAddressSecret } from './address-secret.ts'
import { stateOfAddress } from './address-state.ts'
import { findAsked } from './addresses.repository.ts'

type AddressFacts = { company: string; askedAt: number; secret: string }

/** To an address with or without an account: who wants to receive CVs there, and how to agree. */
export function writeAddressAsked(frame: MailFrame, { company, askedAt, secret }: AddressFacts): MailContent {
  const { intl, locale, product } = frame
  return {
    ...createFrame(frame, null),
    subject: intl.t('mail.mailing-address.subject', { company }),
    paragraphs: [intl.t('mail.mailing-address.text', { company, product }), intl.t('mail.mailing-address.what')],
    facts: [
      {
        label: intl.t('mail.mailing-address.until'),
        value: createFormats(locale).date(askedAt + ADDRESS_ASKED_FOR),
      },
    ],
    after: [intl.t('mail.mailing-address.after')],
    action: createAction(frame, 'mail.mailing-address.action', mailingAddressPath(secret)),
    reason: intl.t('mail.mailing-address.reason', { company }),
  }
}

/** None if the reader answered, or the address was removed or asked again meanwhile. */
const addressAsked: MailWriter = async (services, frame, { addressId, askedAt }) => {
  const found = await findAsked(services.db, String(addressId))
  if (!found || found.row.askedAt !== askedAt) return undefined
  if (stateOfAddress(found.row, services.clock()) !== 'asked') return undefined
  const { row, company } = found
  return writeAddressAsked(frame, { company, askedAt: row.askedAt, secret: createAddressSecret(services, row.id) })
}

export const controlMails = { 'mailing-address-asked': addressAsked } as const satisfies Record<string, MailWriter>
