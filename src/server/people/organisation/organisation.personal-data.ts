import { IS_LAST_OWNER } from '#src/server/platform/erasure.ts'
import {
  describeData,
  ofAccount,
  type PersonalData,
  SECRET,
  WHILE_ACCOUNT_EXISTS,
} from '#src/server/platform/personal-data.ts'
import {
  formerNameTable,
  memberInvitationTable,
  memberTable,
  organisationEventTable,
  organisationTable,
} from './organisation.tables.ts'
import { recoveryTable } from './recovery.tables.ts'
import { suspensionTable } from './suspension.tables.ts'

/** An account with an unconfirmed address may not belong to the person with that address. */
const IS_CONFIRMED = 'email_verified_at IS NOT NULL'

export const organisationPersonalData: PersonalData = {
  ...describeData(organisationTable, {
    // An organisation with several owners is not the personal data of one of them.
    links: [{ column: 'id', of: 'organisation_member', key: 'organisation_id', where: IS_LAST_OWNER }],
    purpose: 'the company or training centre that the person owns alone: its public page, and the check of its licence',
    basis: 'contract',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'step',
  }),
  ...describeData(formerNameTable, {
    links: [{ column: 'organisation_id', of: 'organisation' }],
    purpose: 'leaving an employer out of the mailings of its seafarers under names that it had before',
    basis: 'legitimate interest',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
  }),
  ...describeData(memberTable, {
    links: ofAccount,
    purpose: 'what the person may do for a company or training centre',
    basis: 'contract',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
  }),
  ...describeData(memberInvitationTable, {
    links: [
      { column: 'invited_by', of: 'account' },
      { column: 'email', of: 'account', key: 'email', where: IS_CONFIRMED },
    ],
    purpose: 'inviting people to the team of a company or training centre',
    basis: 'legitimate interest',
    retention: 'until it is accepted or withdrawn, and at most 30 days after it expires',
    erasure: 'step',
    withheld: { secret_hash: SECRET },
  }),
  ...describeData(organisationEventTable, {
    links: [
      { column: 'actor_id', of: 'account' },
      { column: 'subject_id', of: 'account' },
      { column: 'subject', of: 'account', key: 'email', where: IS_CONFIRMED },
    ],
    purpose: 'showing the owners of a company what its members did for it',
    basis: 'legitimate interest',
    retention: 'a year; without the person after the erasure of the account',
    erasure: 'step',
  }),
  ...describeData(recoveryTable, {
    links: [...ofAccount, { column: 'objected_by', of: 'account' }],
    purpose: 'giving a company a new owner when its owners are lost',
    basis: 'legitimate interest',
    retention:
      'while the account of the new owner exists; without the owner who objected after the erasure of that account',
    erasure: 'step',
  }),
  ...describeData(suspensionTable, {
    links: [{ column: 'organisation_id', of: 'organisation' }],
    purpose: 'why an admin suspended the company, and its appeal',
    basis: 'legal duty',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
  }),
}
