import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { MAX_WITHDRAWALS } from './withdrawal.ts'

export const listWithdrawals = declareEndpoint({
  method: 'get',
  path: '/server/withdrawal',
  tag: 'System',
  summary: 'List recent withdrawals from public pages as hashes that reveal nothing about their subject',
  who: 'anyone',
  query: z.object({ since: z.coerce.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER).default(0) }),
  answer: z.object({
    /** The list contains all withdrawals before this time, UTC ms of the database's clock. */
    asOf: z.int(),
    /** Before this time some withdrawals are left out, because there are too many; 0 if none. */
    completeFrom: z.int(),
    /** The number of each subject, and when it was withdrawn. */
    items: z.array(z.tuple([z.int(), z.int()])).max(MAX_WITHDRAWALS),
  }),
})
