import { CrewDetail } from '#src/app/features/work/crew/crew-detail.tsx'
import {
  createDetailHead,
  type SeafarerData,
  saveVisibility,
  takeSeen,
} from '#src/app/features/work/crew/crew-pages.ts'
import { inviteSeafarer } from '#src/app/features/work/crew/invite-panel.tsx'
import { invitations, seafarer } from '#src/app/features/work/crew/queries.ts'
import { definePage } from '#src/app/page.ts'

const ACTS: Readonly<Record<string, typeof saveVisibility>> = { invite: inviteSeafarer, seen: takeSeen }

export default definePage<SeafarerData>({
  queries: (ctx) => ({ seafarer: seafarer(ctx), invitations: invitations(ctx) }),
  head: createDetailHead,
  Component: CrewDetail,
  action: (ctx, values) => (ACTS[values.act ?? ''] ?? saveVisibility)(ctx, values),
})
