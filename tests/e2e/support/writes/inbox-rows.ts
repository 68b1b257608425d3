import { becomeSeafarer } from './people.ts'
import type { Row } from './row.ts'

/** What others see of one's reading and typing. */
export const inboxRows: readonly Row[] = [
  {
    endpoint: 'put /server/inbox/settings',
    who: 'seaman',
    open: async (visit) => {
      await becomeSeafarer(visit)
      return '/seaman/inbox?view=settings'
    },
    form: 'main form:has([name=readMarks])',
    fill: (form) => form.locator('[name=typing]').uncheck(),
    answer: { id: 'form.done.saved' },
  },
]
