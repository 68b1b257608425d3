import { openAccountStore } from '#src/app/kept/account-store.ts'
import type { SessionUser } from '#src/contract/http/session.ts'
import type { VacancyForm } from '#src/contract/vacancy-editor/form.ts'

/** What was typed on top of a version and is not saved yet. */
export type Kept = { version: number; values: VacancyForm }

/** What this browser keeps of one vacancy, sealed with the key of the account; anyone who acts for a company keeps nothing. */
export function openKeptDraft({ id: accountId, impersonator }: Pick<SessionUser, 'id' | 'impersonator'>, id: string) {
  const store = openAccountStore(impersonator ? undefined : accountId)
  const name = `vacancy:${id}` as const
  return {
    read: async (): Promise<Kept | undefined> => (await store.read<Kept>(name)).value,
    /** Whether it outlives the page. */
    write: async (kept: Kept | undefined): Promise<boolean> => {
      const written = await store.write<Kept>(name, kept)
      return 'isKept' in written && written.isKept
    },
  }
}
