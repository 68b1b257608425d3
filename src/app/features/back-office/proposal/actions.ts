import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { createOfficeAction, decideBy } from './office-action.ts'
import { RECOVERIES_KEY, RECOVERIES_PATH } from './queries.ts'

/** Proposes, confirms or declines a recovery, by `act`. */
export const recoveryAction = createOfficeAction(
  {
    ...decideBy({
      confirm: ({ api }, params) => api.call('POST /server/admin/recovery/{id}/confirmation', { params }),
      decline: ({ api }, params) => api.call('POST /server/admin/recovery/{id}/refusal', { params }),
    }),
    propose: ({ api }, { company = '', email = '', reason = '' }) =>
      api.call('POST /server/admin/recovery', { body: { company, email, reason } }),
  },
  (_ctx, act) => ({ redirect: donePath(RECOVERIES_PATH, act), changed: { expired: [[RECOVERIES_KEY]] } }),
)
