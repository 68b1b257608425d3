import { describeData, ofAccount, type PersonalData, SECRET, WHILE_THERE } from '#src/server/platform/personal-data.ts'
import { idempotencyTable } from './idempotency.tables.ts'

export const idempotencyPersonalData: PersonalData = {
  ...describeData(idempotencyTable, {
    links: ofAccount,
    purpose: 'a repeated write acts once',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'step',
    withheld: { body_hash: SECRET },
  }),
}
