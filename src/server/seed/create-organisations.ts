import type { SeedCompany } from './create-company.ts'
import { createTrainingCenterId } from './create-training-centers.ts'
import type { AccountRow, MemberRow, OrganisationRow } from './rows.ts'

type SeedOrganisation = { organisation: OrganisationRow; owner: MemberRow }

const createOrganisation = (
  { id, kind, created_at }: Pick<OrganisationRow, 'id' | 'kind' | 'created_at'>,
  ownerId: string,
): SeedOrganisation => ({
  organisation: { id, kind, created_at, updated_at: created_at },
  owner: { organisation_id: id, account_id: ownerId, role: 'owner', created_at, updated_at: created_at },
})

/** Creates the organisation and owner of every company and training centre. */
export const createOrganisations = (
  companies: readonly SeedCompany[],
  accounts: readonly AccountRow[],
  seed: number,
): SeedOrganisation[] => [
  ...companies.map(({ row: { id, created_at }, account }) =>
    createOrganisation({ id, kind: 'company', created_at }, account.id),
  ),
  ...accounts
    .filter(({ role }) => role === 'training-center')
    .map((account) => {
      const { created_at } = account
      return createOrganisation(
        { id: createTrainingCenterId(account, seed), kind: 'training-center', created_at },
        account.id,
      )
    }),
]
