import { listKeyCaches } from '#src/app/kept/account-places.ts'
import { leaveKeptAccount, lockKeptAccount, readKeptAccount } from '#src/app/kept/kept-account.ts'
import { forgetDraftsOf, listDraftOwners } from '#src/app/ui/forms/draft.ts'
import { SIGNED_OUT } from '#src/contract/http/signed-out.ts'
import { loadPart } from './load-part.ts'

/** In any language; the table of languages is not part of the small script. */
const LOGOUT_PAGE = /^(?:\/[a-z]{2})?\/auth\/logout$/

/** True if the browser signed out or closed its account by a document, before any script ran. */
const leavesHere = (): boolean => location.hash === `#${SIGNED_OUT}` || LOGOUT_PAGE.test(location.pathname)

/** Owners of drafts in this tab after a sign-out; undefined if nobody signed out. */
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
 * Nobody is signed in: local data of accounts is hidden, and deleted if its owner signed out. The part that deletes it is loaded only if there
 * is data; if it does not load, the next page tries again.
 */
export async function closeForGuest(): Promise<void> {
  if (document.documentElement.dataset.guest === undefined) return
  const left = endDrafts()
  if (!left && (await listKeyCaches()).length === 0) return
  await loadPart('leaving')
    .then(({ wipeForGuest }) => wipeForGuest(left))
    .catch(() => {})
}
