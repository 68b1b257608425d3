import { ofAccount, type PersonalData, SECRET, WHILE_THERE } from '#src/server/platform/personal-data.ts'

export const idempotencyPersonalData: PersonalData = {
  idempotency: {
    links: ofAccount,
    purpose: 'a repeated write acts once',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'step',
    exported: 'account_id operation key status answer created_at',
    withheld: { body_hash: SECRET },
  },
}
