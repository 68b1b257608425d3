import { newEmail } from '../../../support/accounts.ts'
import { becomeSeafarer } from './people.ts'
import type { Row } from './row.ts'

/** What a seafarer chooses of what others see, and a friend who is asked to join. */
export const profileRows: readonly Row[] = [
  {
    endpoint: 'put /server/seaman/privacy',
    who: 'seaman',
    open: async (visit) => {
      await becomeSeafarer(visit)
      return '/seaman/profile/privacy'
    },
    form: 'main form:has([name=writesFirst])',
    fill: (form) => form.locator('[name=writesFirst][value=nobody]').check(),
    answer: { id: 'form.done.saved' },
  },
  {
    endpoint: 'post /server/seaman/friends/invitation',
    who: 'seaman',
    open: async (visit) => {
      await becomeSeafarer(visit)
      return '/seaman/profile/friends'
    },
    form: 'main form:has([name=email])',
    fill: (form) => form.locator('[name=email]').fill(newEmail()),
    answer: { id: 'profile.friends.sent' },
  },
]
