import { openDraftStore } from '#src/app/features/people/seaman/cv/saves/draft-store.ts'
import { openAccountStore } from '#src/app/kept/account-store.ts'
import { openKeptAccount } from '#src/app/kept/kept-account.ts'
import { keepPage } from '#src/app/kept/kept-page.ts'
import { LEAVING } from '#src/app/kept/leaving-event.ts'
import { registerWorker } from '#src/app/register-worker.ts'
import { SEAMAN_PROFILE } from '#src/app/seaman-profile.ts'
import { markUnsaved } from '#src/app/ui/forms/draft.ts'
import { ownPagesIn } from '#src/contract/http/own-pages.ts'
import { WORKER_PATH } from '#src/contract/http/shell-paths.ts'
import type { SeamanProfile } from '#src/contract/seaman/schemas.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import type { AppRouter } from '../router/router.tsx'
import type { AppStore } from '../router/router-context.ts'

/** Stores the person's pages and their files when they change. */
export function keepPages(router: AppRouter, store: AppStore): void {
  const { queries } = router.options.context
  const { session: first, productName, country } = store.get()
  if (!first) return
  const account = openAccountStore(first.id)
  let isOver = false
  let last: unknown[] = []
  const keep = async () => {
    const { session, locale } = store.get()
    const profile = queries.getQueryData<SeamanProfile>([SEAMAN_PROFILE, locale])
    const isKnown = last[0] === session && last[1] === profile
    if (isOver || isKnown || !profile || session?.id !== first.id) return
    last = [session, profile]
    const written = await keepPage(account, { session, productName, country, profile })
    if (!isOver && 'isKept' in written && written.isKept) openKeptAccount(first.id)
  }
  let registered: LocaleCode | undefined
  const follow = () => {
    void keep()
    const { locale } = store.get()
    if (locale === registered) return
    registered = locale
    // It serves the person's pages of one language and no other page of the site.
    void registerWorker(WORKER_PATH, ownPagesIn(locale))
  }
  follow()
  void import('../../kept/leaving.ts').then(({ sweepAccounts }) => sweepAccounts()).catch(() => {})
  store.subscribe(follow)
  // The editor reports its draft on its page.
  void openDraftStore(account)
    .read()
    .then(({ value }) => value?.values && markUnsaved(true))
  queries.getQueryCache().subscribe(({ query }) => query.queryKey[0] === SEAMAN_PROFILE && void keep())
  addEventListener(LEAVING, () => {
    isOver = true
  })
}
