import { z } from 'zod'
import type { ListQuery } from '../http/describe-list.ts'
import { listAnswer } from '../http/list-schemas.ts'
import { MEMBER_ROLES } from '../http/roles.ts'
import type { VIEWS } from '../lists.ts'
import { VIEWER_KINDS } from './profile-view.ts'

/** Someone who looked on one day. */
const viewLineSchema = z.object({
  id: z.string(),
  kind: z.enum(VIEWER_KINDS),
  /** Of a company alone; null once it is gone. Its page is there once the public may see the company. */
  company: z.object({ name: z.string(), path: z.string().nullable() }).nullable(),
  /** What the member of the company was there. */
  member: z.enum(MEMBER_ROLES).nullable(),
  /** What the seafarer called the link; empty where it has no name. */
  link: z.string().nullable(),
  /** What was looked at. */
  parts: z.array(z.enum(['card', 'cv', 'link'])),
  looks: z.int(),
  /** The last time of that day, UTC ms. */
  seenAt: z.int(),
})

export const ownViewsSchema = listAnswer(viewLineSchema, {
  /** Since when views are written down that are still kept, UTC ms. */
  since: z.int(),
})

export type ViewLine = z.infer<typeof viewLineSchema>
export type OwnViews = z.infer<typeof ownViewsSchema>
export type ViewsQuery = ListQuery<typeof VIEWS>
