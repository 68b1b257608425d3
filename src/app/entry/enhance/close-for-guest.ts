import { listKeyCaches } from '#src/app/kept/account-places.ts'
import { leaveKeptAccount, lockKeptAccount, readKeptAccount } from '#src/app/kept/kept-account.ts'
import { forgetDraftsOf, listDraftOwners } from '#src/app/ui/forms/draft.ts'
import { SIGNED_OUT } from '#src/contract/http/signed-out.ts'
import { loadPart } from './load-part.ts'

/** In any language; the table of languages is no part of the small script. */
const LOGOUT_PAGE = /^(?:\/[a-z]{2})?\/auth\/logout$/

/** The browser has signed out by itself, before any script was there, or closed its account. */
const leavesHere = (): boolean => location.hash === `#${SIGNED_OUT}` || LOGOUT_PAGE.test(location.pathname)

/** Whose drafts this tab had, when someone has left; undefined where no one has. */
function endDrafts(): string[] | undefined {
  const isLeft = leavesHere()
  if (isLeft) leaveKeptAccount()
  else lockKeptAccount()
  if (!isLeft && !readKeptAccount()?.hasLeft) return undefined
  const owners = listDraftOwners()
  owners.forEach(forgetDraftsOf)
  return owners
}

/**
 * No one is signed in: what this browser keeps of anyone is shown to no one, and of anyone who left on purpose nothing stays. What wipes it
 * is fetched where there is something; where it does not come, the next page tries again.
 */
export async function closeForGuest(): Promise<void> {
  if (document.documentElement.dataset.guest === undefined) return
  const left = endDrafts()
  if (!left && (await listKeyCaches()).length === 0) return
  await loadPart('leaving')
    .then(({ wipeForGuest }) => wipeForGuest(left))
    .catch(() => {})
}
