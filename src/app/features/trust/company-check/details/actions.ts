import { answerIs } from '#src/app/changes.ts'
import type { Action } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { pictureAction } from '#src/app/ui/picture-form/picture-panel.tsx'
import { LOGO } from './logo-form.tsx'
import { companyDetails, DETAILS_PATH, OF_COMPANY } from './queries.ts'
import { readDetails } from './read-details.ts'

export const saveDetails: Action = (ctx, values) =>
  attempt(ctx, values, async () => {
    const details = await ctx.api.call('PUT /server/company/details', { body: readDetails(values) })
    return {
      redirect: donePath(DETAILS_PATH, 'save'),
      changed: { known: [answerIs(companyDetails(ctx), details)], stale: OF_COMPANY },
    }
  })

/** The forms of the page; `act` names the form that was sent. */
export const detailsAction: Action = (ctx, values, files) =>
  (values.act === 'save' ? saveDetails : pictureAction(LOGO))(ctx, values, files)
