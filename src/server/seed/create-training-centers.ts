import { createKey } from './identifiers.ts'
import { createRandom } from './random.ts'
import type { AccountRow, TrainingCenterRow } from './rows.ts'

export const createTrainingCenterId = ({ email, created_at }: AccountRow, seed: number): string =>
  createKey(createRandom(seed, 'training-center', email), created_at)

/** The centre of every account that is one; the demo has a single one. */
export const createTrainingCenters = (accounts: readonly AccountRow[], seed: number): TrainingCenterRow[] =>
  accounts
    .filter(({ role }) => role === 'training-center')
    .map((account) => ({
      id: createTrainingCenterId(account, seed),
      name: 'Sirena Maritime Training',
      country: 'HR',
      city: 'Rijeka',
      licence_number: 'HR-STCW-0417',
      website: 'https://sirena-training.example',
      created_at: account.created_at,
      updated_at: account.created_at,
    }))
