import { answerIs } from '#src/app/changes.ts'
import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { COMPANY_ACTS, LICENCE_LINES } from '#src/contract/company-check/company-check.ts'
import { companyCase, companyCasePath } from './queries.ts'

/** What the names of the boxes of parts begin with. */
export const PART_BOX = 'part:'

const chosenParts = (values: FormValues): string[] =>
  Object.keys(values)
    .filter((name) => name.startsWith(PART_BOX))
    .map((name) => name.slice(PART_BOX.length))

const lineBody = ({ act, line, version, differs }: FormValues) => ({
  version: Number(version) || 0,
  line: LICENCE_LINES.find((one) => one === line) ?? LICENCE_LINES[0],
  state: act === 'differs' ? ('differs' as const) : ('agrees' as const),
  differs: differs ?? null,
})

/** Confirms or contests one detail of the licence. */
export const lineAction = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const id = ctx.params.id ?? ''
    const company = await ctx.api.call('PUT /server/admin/company/{id}/line', {
      params: { id },
      body: lineBody(values),
    })
    return {
      redirect: donePath(companyCasePath(id), 'line'),
      changed: { known: [answerIs(companyCase(ctx), company)], stale: [] },
    }
  })

/** The forms of the page; `act` names the form that was sent. */
export const casePageAction = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  (values.act === 'agrees' || values.act === 'differs' ? lineAction : caseAction)(ctx, values)

/** The decisions on one company; `act` names the form that was sent. */
export const caseAction = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const id = ctx.params.id ?? ''
    const act = COMPANY_ACTS.find((one) => one === values.act) ?? 'refuse'
    const { version, registerUrl, checkedOn, recheckOn, reason, note } = values
    const decided = await ctx.api.call('PUT /server/admin/company/{id}/decision', {
      params: { id },
      body: {
        act,
        version: Number(version) || 0,
        ...{
          registerUrl: registerUrl ?? null,
          checkedOn: checkedOn ?? null,
          recheckOn: recheckOn ?? null,
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
