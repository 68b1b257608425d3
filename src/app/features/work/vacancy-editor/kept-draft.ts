import { openAccountStore } from '#src/app/kept/account-store.ts'
import type { SessionUser } from '#src/contract/http/session.ts'
import type { VacancyForm } from '#src/contract/vacancy-editor/form.ts'

/** Unsaved text with the version it is based on. */
export type Kept = { version: number; values: VacancyForm }

/** Local data of one vacancy, encrypted with the account's key; an acting admin stores nothing. */
export function openKeptDraft({ id: accountId, impersonator }: Pick<SessionUser, 'id' | 'impersonator'>, id: string) {
  const store = openAccountStore(impersonator ? undefined : accountId)
  const name = `vacancy:${id}` as const
  return {
    read: async (): Promise<Kept | undefined> => (await store.read<Kept>(name)).value,
    /** Returns whether it outlives the page. */
    write: async (kept: Kept | undefined): Promise<boolean> => {
      const written = await store.write<Kept>(name, kept)
      return 'isKept' in written && written.isKept
    },
  }
}
