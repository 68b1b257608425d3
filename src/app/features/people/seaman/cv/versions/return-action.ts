import { answerIs } from '#src/app/changes.ts'
import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { seamanProfile } from '#src/app/seaman-profile.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { cvVersions } from './queries.ts'

/** `basedOn` is the version that the person compared with: nothing newer is replaced unseen. */
export const returnAction = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const { profile, versions } = await ctx.api.returnToCvVersion(Number(ctx.params.version), Number(values.basedOn))
    return {
      redirect: donePath('/seaman/cv/versions', 'return'),
      changed: { known: [answerIs(seamanProfile(ctx), profile), answerIs(cvVersions(ctx), versions)] },
    }
  })
