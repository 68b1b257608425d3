import { z } from 'zod'
import { listAnswer } from '../http/list-schemas.ts'
import { MEMBER_ROLES } from '../http/roles.ts'
import { VIEWER_KINDS } from './profile-view.ts'

/** A viewer on one day. */
const viewLineSchema = z.object({
  id: z.string(),
  kind: z.enum(VIEWER_KINDS),
  /** For companies; null once it is gone. `path` is set if its page is public. */
  company: z.object({ name: z.string(), path: z.string().nullable() }).nullable(),
  /** The viewer's role as a member of the company. */
  member: z.enum(MEMBER_ROLES).nullable(),
  /** The seafarer's label of the link; may be empty. */
  link: z.string().nullable(),
  /** The viewed parts. */
  parts: z.array(z.enum(['card', 'cv', 'link'])),
  looks: z.int(),
  /** The last view of that day, UTC ms. */
  seenAt: z.int(),
})

export const ownViewsSchema = listAnswer(viewLineSchema, {
  /** Since when views are recorded and still stored, UTC ms. */
  since: z.int(),
})

export type ViewLine = z.infer<typeof viewLineSchema>
export type OwnViews = z.infer<typeof ownViewsSchema>
