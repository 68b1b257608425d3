import { forgetAccount } from '#src/app/account-stores.ts'
import { closeShell } from '#src/app/kept/close-shell.ts'
import { lockKeptAccount, readKeptAccount } from '#src/app/kept/kept-account.ts'
import { sweepAccounts } from '#src/app/kept/sweep-accounts.ts'
import { listDraftOwners } from '#src/app/ui/forms/draft.ts'
import { SIGNED_OUT } from '#src/contract/signed-out.ts'

/** In any language; the table of languages is no part of the small script. */
const LOGOUT_PAGE = /^(?:\/[a-z]{2})?\/auth\/logout$/

/** The browser has signed out by itself, before any script was there, or closed its account. */
const hasLeft = (): boolean => location.hash === `#${SIGNED_OUT}` || LOGOUT_PAGE.test(location.pathname)

async function forgetLast(): Promise<void> {
  const kept = readKeptAccount()
  const last = kept && !kept.isLocked ? [kept.id] : []
  await Promise.all([...new Set([...last, ...listDraftOwners()])].map(forgetAccount))
  await closeShell()
}

/** Nobody is signed in: what this browser keeps of anybody is shown to nobody, and of whoever left on purpose nothing stays. */
export function closeForGuest(): void {
  if (document.documentElement.dataset.guest === undefined) return
  if (hasLeft()) void forgetLast()
  else lockKeptAccount()
  void sweepAccounts()
}
