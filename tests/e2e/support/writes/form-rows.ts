import { packForm } from '../../../security/support/hostile-forms.ts'
import { giveFile } from '../give-file.ts'
import { becomeCompany } from './people.ts'
import type { Row } from './row.ts'

/** A company's own application forms. */
export const formRows: readonly Row[] = [
  {
    endpoint: 'post /server/company/form/{id}/remove',
    who: 'company',
    open: async (visit) => {
      await becomeCompany(visit)
      await giveFile(visit.page.request, 'form', Buffer.from(packForm()))
      return '/company/forms'
    },
    form: 'main form:has([name=form])',
    answer: { id: 'agency-form.done.removed' },
  },
]
