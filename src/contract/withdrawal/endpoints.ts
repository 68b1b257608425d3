import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { MAX_WITHDRAWALS } from './withdrawal.ts'

export const listWithdrawals = declareEndpoint({
  method: 'get',
  path: '/server/withdrawal',
  tag: 'System',
  summary: 'What was withdrawn from the public lately, as numbers that tell nothing to who does not know the subject',
  who: 'anyone',
  query: z.object({ since: z.coerce.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER).default(0) }),
  answer: z.object({
    /** Every withdrawal before this time is known to the list, UTC ms of the database's clock. */
    asOf: z.int(),
    /** Of what was withdrawn before this time some is left out, because there was too much; 0 where nothing is. */
    completeFrom: z.int(),
    /** The number of each subject, and when it was withdrawn. */
    items: z.array(z.tuple([z.int(), z.int()])).max(MAX_WITHDRAWALS),
  }),
})
