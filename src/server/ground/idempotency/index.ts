import { describeDomain, inOrder } from '#src/server/domain.ts'
import { eraseKeyedWrites } from './erased-writes.repository.ts'
import { idempotencyPersonalData } from './idempotency.personal-data.ts'

export const idempotencyDomain = describeDomain({
  personalData: idempotencyPersonalData,
  erasure: { rows: [inOrder(8, eraseKeyedWrites)] },
})
