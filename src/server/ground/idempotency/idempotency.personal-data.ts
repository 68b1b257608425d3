import { z } from 'zod'
import { applicationSchema } from '#src/contract/application/schemas.ts'
import {
  describeData,
  ofAccount,
  type PersonalData,
  SECRET,
  WHILE_ACCOUNT_EXISTS,
} from '#src/server/platform/personal-data.ts'
import { idempotencyTable } from './idempotency.tables.ts'

/** What was answered to the writes that may be repeated. */
const answerSchema = z.union([
  applicationSchema,
  z.object({ version: z.int(), createdAt: z.int() }),
  z.object({ vacancyId: z.string(), createdAt: z.int() }),
  z.object({ paymentId: z.string(), createdAt: z.int() }),
  z.object({ orderId: z.string(), createdAt: z.int() }),
])

export const idempotencyPersonalData: PersonalData = {
  ...describeData(idempotencyTable, {
    links: ofAccount,
    purpose: 'acting once on repeated requests',
    basis: 'contract',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'step',
    documents: { answer: answerSchema },
    withheld: { body_hash: SECRET },
  }),
}
