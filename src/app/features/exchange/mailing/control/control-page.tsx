import { definePage } from '#src/app/page.ts'
import { partOf } from '#src/app/page-query.ts'
import { controlAction } from './actions.ts'
import { type ControlData, ControlView } from './control-view.tsx'
import { control, receivedCvs, savedCount, triedCount } from './queries.ts'

/** The rule by which a company receives CVs, its dry run, and what came. */
export const controlPage = definePage<ControlData>({
  queries: (ctx) => ({
    control: control(ctx),
    saved: partOf(savedCount(ctx)),
    tried: partOf(triedCount(ctx)),
    received: partOf(receivedCvs(ctx)),
  }),
  head: (_data, { intl }) => ({ title: intl.t('mailing-control.page.title'), noindex: true }),
  action: controlAction,
  Component: ControlView,
})
