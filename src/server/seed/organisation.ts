import type { AccountRow, MemberRow, OrganisationRow } from './rows.ts'

/** An organisation, and the account that owns it. */
export type SeedOrganisation = { row: OrganisationRow; account: AccountRow }

/** Nothing was asked about its licence. */
export const UNASKED = {
  check_state: 'none',
  asked_at: null,
  decided_at: null,
  refusal: null,
  recheck_on: null,
  recheck_due_at: null,
} as const

export const createOwner = ({ row, account }: SeedOrganisation): MemberRow => ({
  organisation_id: row.id,
  account_id: account.id,
  role: 'owner',
  created_at: row.created_at,
  updated_at: row.created_at,
})
