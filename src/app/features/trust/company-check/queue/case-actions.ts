import { answerIs } from '#src/app/changes.ts'
import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { COMPANY_ACTS } from '#src/contract/company-check/company-check.ts'
import { companyCase, companyCasePath } from './queries.ts'

/** What the names of the boxes of parts begin with. */
export const PART_BOX = 'part:'

const chosenParts = (values: FormValues): string[] =>
  Object.keys(values)
    .filter((name) => name.startsWith(PART_BOX))
    .map((name) => name.slice(PART_BOX.length))

/** The forms of one company; `act` names the form that was sent. */
export const caseAction = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const id = ctx.params.id ?? ''
    const act = COMPANY_ACTS.find((one) => one === values.act) ?? 'refuse'
    const { version, registerUrl, checkedOn, reason, note } = values
    const decided = await ctx.api.call('PUT /server/admin/company/{id}/decision', {
      params: { id },
      body: {
        act,
        version: Number(version) || 0,
        ...{
          registerUrl: registerUrl ?? null,
          checkedOn: checkedOn ?? null,
          reason: reason ?? null,
          note: note ?? null,
        },
        parts: chosenParts(values),
      },
    })
    return {
      redirect: donePath(companyCasePath(id), act),
      changed: {
        known: [answerIs(companyCase(ctx), decided)],
        expired: [['company-checks', 'queue']],
        stale: [['company'], ['companies'], ['vacancies']],
      },
    }
  })
