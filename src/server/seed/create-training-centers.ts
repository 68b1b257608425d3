import { createKey } from './identifiers.ts'
import { createRandom } from './random.ts'
import type { AccountRow, TrainingCenterRow } from './rows.ts'

/** The centre of every account that is one; the demo has a single one. */
export const createTrainingCenters = (accounts: readonly AccountRow[], seed: number): TrainingCenterRow[] =>
  accounts
    .filter(({ role }) => role === 'training-center')
    .map(({ id, email, created_at }) => ({
      id: createKey(createRandom(seed, 'training-center', email), created_at),
      account_id: id,
      name: 'Sirena Maritime Training',
      country: 'HR',
      city: 'Rijeka',
      licence_number: 'HR-STCW-0417',
      website: 'https://sirena-training.example',
      created_at,
      updated_at: created_at,
    }))
