import { createKey } from './identifiers.ts'
import { type SeedOrganisation, UNASKED } from './organisation.ts'
import { createRandom } from './random.ts'
import type { AccountRow } from './rows.ts'
import { createSlug } from './slug.ts'

const NAME = 'Sirena Maritime Training'

/** The centre of every account that is one; the demo has a single one. */
export const createTrainingCenters = (accounts: readonly AccountRow[], seed: number): SeedOrganisation[] =>
  accounts
    .filter(({ role }) => role === 'training-center')
    .map((account) => ({
      row: {
        id: createKey(createRandom(seed, 'training-center', account.email), account.created_at),
        kind: 'training-center',
        slug: createSlug(NAME),
        name: NAME,
        legal_name: null,
        tax_number: null,
        country: 'HR',
        city: 'Rijeka',
        website: 'https://sirena-training.example',
        licence_number: 'HR-STCW-0417',
        licence_issuer: null,
        licence_expires: null,
        licence_checked_at: null,
        verified: 0,
        logo_key: null,
        ...UNASKED,
        created_at: account.created_at,
        updated_at: account.created_at,
      },
      account,
    }))
